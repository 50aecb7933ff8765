import type { RefCallback } from 'react'

/**
 * A ref that calls `attach` with its element, and later what that returned. React 19 does so by itself, React
 * 18 doesn't. Make it once: `useState(() => attachedRef(…))`.
 */
export function attachedRef<E extends Element>(attach: (element: E) => () => void): RefCallback<E> {
  let detach: (() => void) | null
  return (element) => {
    detach?.()
    detach = element && attach(element)
  }
}
