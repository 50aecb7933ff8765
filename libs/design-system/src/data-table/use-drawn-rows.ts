import { startTransition, useEffect, useState } from 'react'

/** A frame styles, lays out and paints so many new rows without being late for the next: one with a star and a menu takes it 3 ms. */
const atOnce = 4

/** Which of the rows are drawn by now: those that were there before, and of new ones as many as one frame has time for. */
export function nextDrawn(ids: readonly string[], drawn: ReadonlySet<string>): ReadonlySet<string> {
  const added = ids.filter((id) => !drawn.has(id)).slice(0, atOnce)
  return new Set([...ids.filter((id) => drawn.has(id)), ...added])
}

/** Draws new rows frame by frame; `ids` stays the same array as long as the rows do. */
export function useDrawnRows(ids: readonly string[]): ReadonlySet<string> {
  const [state, setState] = useState(() => ({ ids, drawn: nextDrawn(ids, none) }))
  const current = state.ids === ids ? state : { ids, drawn: nextDrawn(ids, state.drawn) }
  if (current !== state) setState(current)
  const { drawn } = current
  const isWhole = drawn.size === ids.length
  useEffect(() => {
    if (isWhole) return
    const frame = requestAnimationFrame(() =>
      startTransition(() => setState({ ids, drawn: nextDrawn(ids, drawn) })),
    )
    return () => cancelAnimationFrame(frame)
  }, [ids, drawn, isWhole])
  return drawn
}

const none: ReadonlySet<string> = new Set()
