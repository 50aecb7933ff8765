import { createKeySequence } from './key-sequence.ts'
import { pressedKey } from './pressed-key.ts'
import type { Shortcut } from './shortcuts.ts'

interface Listening {
  shortcuts: () => readonly Shortcut[]
  /** Whether single keys are shortcuts. */
  singleKeys: () => boolean
}

/**
 * Runs the shortcut that a key completes. An element that handles a key itself takes precedence: a field, a
 * list, a dialog.
 *
 * @returns a function that stops it.
 */
export function listenForShortcuts({ shortcuts, singleKeys }: Listening): () => void {
  const follow = createKeySequence()
  let isCovered = false
  let takesEscape = false
  // Checked before other handlers: when the key reaches us, Escape has closed the layer already.
  const look = () => {
    isCovered = isShown(layers)
    takesEscape = isCovered || isShown(tooltips)
  }
  const handle = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat || isModifier(event.key)) return
    const key = pressedKey(event)
    if (key === null || (key === 'escape' && (takesEscape || isTyping(event.target)))) return
    const isFree = !isCovered && !isTyping(event.target)
    const shortcut = follow(shortcuts(), { key, at: event.timeStamp, singleKeys: isFree && singleKeys() })
    if (!shortcut?.run || (isCovered && isModalOpen())) return
    event.preventDefault()
    shortcut.run()
  }
  window.addEventListener('keydown', look, true)
  document.addEventListener('keydown', handle)
  return () => {
    window.removeEventListener('keydown', look, true)
    document.removeEventListener('keydown', handle)
  }
}

const isModifier = (key: string) => /^(Shift|Control|Alt|AltGraph|Meta|CapsLock)$/.test(key)

const modals = '[role=dialog], [role=alertdialog], dialog[open]'
const layers = `${modals}, [role=menu], [role=listbox]`
/** They close on Escape, and don't block other keys. */
const tooltips = '[role=tooltip]'

const isShown = (selector: string) =>
  [...document.querySelectorAll(selector)].some((element) => element.checkVisibility())
const isModalOpen = () => isShown(modals)

const textless = '[type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=range]'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches(`input:not(${textless}), textarea, select, [role=textbox]`))
