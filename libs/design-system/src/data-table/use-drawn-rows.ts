import { startTransition, useEffect, useState } from 'react'
import { useIsPrinting } from '../printing/use-is-printing.ts'

/**
 * How many new rows fit in the budget of one frame: styling, layout and paint of a row with a star and a menu
 * take 3 ms.
 */
const rowsPerFrame = 4

/** The rows to render in this frame: those rendered before, and as many new ones as one frame has time for. */
export function nextDrawn(ids: readonly string[], drawn: ReadonlySet<string>): ReadonlySet<string> {
  const added = ids.filter((id) => !drawn.has(id)).slice(0, rowsPerFrame)
  return new Set([...ids.filter((id) => drawn.has(id)), ...added])
}

/** Draws new rows frame by frame, and all at once on paper; pass the same `ids` array as long as the rows are the same. */
export function useDrawnRows(ids: readonly string[]): ReadonlySet<string> {
  const [state, setState] = useState(() => ({ ids, drawn: nextDrawn(ids, none) }))
  const current = state.ids === ids ? state : { ids, drawn: nextDrawn(ids, state.drawn) }
  if (current !== state) setState(current)
  const { drawn } = current
  const isPrinting = useIsPrinting()
  const isWhole = drawn.size === ids.length
  useEffect(() => {
    if (isWhole) return
    const frame = requestAnimationFrame(() =>
      startTransition(() => setState({ ids, drawn: nextDrawn(ids, drawn) })),
    )
    return () => cancelAnimationFrame(frame)
  }, [ids, drawn, isWhole])
  return isPrinting ? new Set(ids) : drawn
}

const none: ReadonlySet<string> = new Set()
