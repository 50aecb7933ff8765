import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Removes a cursor on Escape and on a press anywhere else, because touch has no hover that could end. */
export function useCursorDismissal(
  layer: RefObject<Element | null>,
  isShown: boolean,
  dismiss: () => void,
): void {
  useEffect(() => {
    if (!isShown) return undefined
    const leave = (event: Event) => {
      if (!layer.current?.contains(event.target as Node)) dismiss()
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [layer, isShown, dismiss])
}
