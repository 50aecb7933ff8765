import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { FoundItem } from './palette-items.ts'

interface EnterOptions {
  query: string
  /** The chosen result. */
  current: FoundItem | undefined
  /** Whether the list shows it already. */
  isRendered: boolean
  isSearching: boolean
  onChoose: (item: FoundItem) => void
}

/**
 * Enter opens the chosen result that the person sees, also when an answer with another first one has arrived but isn't
 * rendered yet. Pressed before anything is shown for what is typed, it opens the first result once that is shown.
 */
export function useEnter({ query, current, isRendered, isSearching, onChoose }: EnterOptions) {
  const isPressed = useRef(false)
  const seen = useRef<{ query: string; item: FoundItem } | null>(null)
  useLayoutEffect(() => {
    if (isRendered && current) seen.current = { query, item: current }
  })
  const openPressed = useEffectEvent(() => {
    if (isPressed.current && isRendered && current) onChoose(current)
    if (isRendered || current === undefined) isPressed.current = false
  })
  useEffect(() => {
    if (isRendered || !isSearching) openPressed()
  }, [isRendered, isSearching])
  return {
    press: () => {
      const shown = isRendered ? current : seen.current?.query === query ? seen.current.item : undefined
      if (shown) onChoose(shown)
      else isPressed.current = isSearching || current !== undefined
    },
    forget: () => {
      isPressed.current = false
    },
  }
}
