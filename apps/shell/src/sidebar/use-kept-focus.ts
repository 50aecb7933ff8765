import { useLayoutEffect, useRef } from 'react'
import type { FocusEvent } from 'react'

/**
 * Keeps the focus in a list when the focused row is removed: the row that takes its position gets it. Returns
 * the event handlers for the list's element.
 */
export function useKeptFocus(rows: () => readonly HTMLElement[]) {
  const index = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (index.current === null || document.activeElement !== document.body) return
    const all = rows()
    all.at(Math.min(index.current, all.length - 1))?.focus()
  })
  return {
    onFocus: ({ target }: FocusEvent) => {
      const found = rows().findIndex((row) => row.closest('li')?.contains(target))
      index.current = found === -1 ? null : found
    },
    // A removed element is no longer connected; if it is, the person has left the list.
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) index.current = null
    },
  }
}
