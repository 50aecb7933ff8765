import { useLayoutEffect, useRef } from 'react'
import type { FocusEvent } from 'react'

/**
 * Keeps the focus in a list when the row that has it is taken away: the row that moved up gets it. Answers what
 * the list's element listens with.
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
    // What is taken away loses the focus without a word; whoever leaves by themselves is let go.
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) index.current = null
    },
  }
}
