import { translate } from '@tandem/app-frame'
import type { NavigationEntry } from '@tandem/app-frame'
import { shellMessages } from '../messages.ts'

/** The groups of the table, in the order of the help. */
export const shortcutGroups = ['general', 'row', 'goTo'] as const

/** One line of the table: its keys, its text, and its action. */
export interface Shortcut {
  /** Pressed one after the other; `mod` is Control, or Command on an Apple keyboard. */
  keys: readonly string[]
  label: string
  group: (typeof shortcutGroups)[number]
  /** Left out if another component listens for it. */
  run?: () => void
}

/** The actions of the frame's shortcuts. */
export interface ShortcutActions {
  openPalette: () => void
  search: () => void
  showHelp: () => void
  toggleSidebar: () => void
  goBack: () => void
  goTo: (url: string) => void
}

/**
 * A shortcut without Control or Command is a single key, and can be turned off. Escape isn't one, because it
 * types no character.
 */
export const isSingleKey = ({ keys }: Shortcut) => keys.every((key) => key.length === 1)

/** Every shortcut, for the handler and for the help. */
export function shortcutsOf(navigation: readonly NavigationEntry[], actions: ShortcutActions): Shortcut[] {
  const { text } = shellMessages
  return [
    { keys: ['mod+k'], label: text('shortcuts.palette'), group: 'general', run: actions.openPalette },
    { keys: ['/'], label: text('shortcuts.search'), group: 'general', run: actions.search },
    { keys: ['['], label: text('shortcuts.sidebar'), group: 'general', run: actions.toggleSidebar },
    { keys: ['?'], label: text('shortcuts.help'), group: 'general', run: actions.showHelp },
    { keys: ['escape'], label: text('shortcuts.back'), group: 'general', run: actions.goBack },
    // The toasts listen for this one, wherever the focus is.
    { keys: ['alt+t'], label: text('shortcuts.toasts'), group: 'general' },
    // The menu listens for this one.
    { keys: ['arrowright'], label: text('shortcuts.menuRow'), group: 'general' },
    // The sheet with the row listens for these.
    { keys: ['j'], label: text('shortcuts.next'), group: 'row' },
    { keys: ['k'], label: text('shortcuts.previous'), group: 'row' },
    ...withGoToKey(navigation).map(({ goToKey, goToTitle, title, url }): Shortcut => ({
      keys: ['g', goToKey],
      label: translate(goToTitle ?? title),
      group: 'goTo',
      run: () => actions.goTo(url),
    })),
  ]
}

const withGoToKey = (entries: readonly NavigationEntry[]): (NavigationEntry & { goToKey: string })[] =>
  entries.flatMap((entry) => [
    ...(entry.goToKey !== undefined && !entry.disabled ? [{ ...entry, goToKey: entry.goToKey }] : []),
    ...withGoToKey(entry.children ?? []),
  ])
