import { isSingleKey } from './shortcuts.ts'
import type { Shortcut } from './shortcuts.ts'

/** How long the first key of two waits for the second. */
export const patienceInMilliseconds = 1000

interface Stroke {
  key: string
  /** When it was pressed, in milliseconds from any clock; a busy page may hear of it much later. */
  at: number
  /**
   * False where single keys mean something else: in text fields, behind dialogs, or when they are turned off.
   */
  singleKeys: boolean
}

/** Follows the pressed keys, and returns the shortcut that one of them completes. */
export function createKeySequence() {
  let first: { key: string; at: number } | null = null
  return (shortcuts: readonly Shortcut[], { key, at, singleKeys }: Stroke): Shortcut | null => {
    const before = first
    first = null
    const possible = shortcuts.filter((shortcut) => singleKeys || !isSingleKey(shortcut))
    const isInTime = before !== null && at - before.at < patienceInMilliseconds
    const second = isInTime && possible.find(({ keys }) => keys[0] === before.key && keys[1] === key)
    if (second) return second
    if (possible.some(({ keys }) => keys.length === 2 && keys[0] === key)) first = { key, at }
    return possible.find(({ keys }) => keys.length === 1 && keys[0] === key) ?? null
  }
}
