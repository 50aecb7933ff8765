import { translate } from '@tandem/app-frame'
import type { NavigationEntry } from '@tandem/app-frame'
import { shellMessages } from '../messages.ts'

/** The parts of the table, in the order in which the sheet shows them. */
export const shortcutGroups = ['general', 'row', 'goTo'] as const

/** One line of the table: its keys, its words, and what it does. */
export interface Shortcut {
  /** One after the other; `mod` is Control, or Command on an Apple keyboard. */
  keys: readonly string[]
  label: string
  group: (typeof shortcutGroups)[number]
  /** Left out where the part that it is for listens by itself. */
  run?: () => void
}

/** What the shortcuts of the frame do. */
export interface ShortcutActions {
  openPalette: () => void
  search: () => void
  showHelp: () => void
  toggleSidebar: () => void
  goBack: () => void
  goTo: (url: string) => void
}

/** A shortcut without Control or Command is a single key, and can be turned off; Escape is no character. */
export const isSingleKey = ({ keys }: Shortcut) => keys.every((key) => key.length === 1)

/** Every shortcut, for the handler and for the sheet that explains them. */
export function shortcutsOf(navigation: readonly NavigationEntry[], actions: ShortcutActions): Shortcut[] {
  const { text } = shellMessages
  return [
    { keys: ['mod+k'], label: text('shortcuts.palette'), group: 'general', run: actions.openPalette },
    { keys: ['/'], label: text('shortcuts.search'), group: 'general', run: actions.search },
    { keys: ['['], label: text('shortcuts.sidebar'), group: 'general', run: actions.toggleSidebar },
    { keys: ['?'], label: text('shortcuts.help'), group: 'general', run: actions.showHelp },
    { keys: ['escape'], label: text('shortcuts.back'), group: 'general', run: actions.goBack },
    // The toasts listen for it, wherever the focus is.
    { keys: ['alt+t'], label: text('shortcuts.toasts'), group: 'general' },
    // The sheet with the row listens for them.
    { keys: ['j'], label: text('shortcuts.next'), group: 'row' },
    { keys: ['k'], label: text('shortcuts.previous'), group: 'row' },
    ...withGoToKey(navigation).map(({ goToKey, title, url }): Shortcut => ({
      keys: ['g', goToKey],
      label: translate(title),
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
