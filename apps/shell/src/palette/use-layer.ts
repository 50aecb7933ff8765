import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Shows an element of `popover="auto"` over the page while it is rendered. The focus starts in `first`, stays inside, and
 * returns to where it was.
 *
 * A modal dialog of the browser would do the same, but it makes the rest of the page inert: that computes the styles of
 * each element again when it opens and when it closes, which takes longer than all the rest on a dashboard.
 *
 * @returns the ref of the element.
 */
export function useLayer(first: RefObject<HTMLElement | null>): RefObject<HTMLDivElement | null> {
  const layer = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = layer.current!
    // Tab would reach the page behind.
    const keepFocus = ({ target }: FocusEvent) => {
      const isOutside = target instanceof Node && !element.contains(target)
      if (isOutside && element.matches(':popover-open')) first.current?.focus()
    }
    element.showPopover()
    first.current?.focus()
    document.addEventListener('focusin', keepFocus)
    return () => {
      document.removeEventListener('focusin', keepFocus)
      // Before it is removed, so that the focus returns to where it was.
      element.hidePopover()
    }
  }, [first])
  return layer
}
