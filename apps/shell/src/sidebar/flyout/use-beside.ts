import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { isRightToLeft } from './line-arrows.ts'

/** The gap between a flyout and the edges of the window (pixels). */
const margin = 8

/** The top of a panel: the wanted one, or as far up as needed to stay inside the window. */
export const topInside = (wanted: number, height: number, windowHeight: number) =>
  Math.max(margin, Math.min(wanted, windowHeight - margin - height))

/**
 * Keeps an element beside the panel that contains its anchor, aligned with the anchor and inside the
 * window, also when either scrolls or changes.
 *
 * @param lift how far above the anchor it begins (pixels)
 */
export function useBeside(anchor: RefObject<HTMLElement | null>, lift: number) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = () => {
      const edge = anchor.current?.closest('[data-flyout-edge]')
      if (!anchor.current || !edge || !root.current) return
      const { top } = anchor.current.getBoundingClientRect()
      const { left, right } = edge.getBoundingClientRect()
      const start = isRightToLeft() ? document.documentElement.clientWidth - left : right
      root.current.style.insetInlineStart = `${start}px`
      root.current.style.top = `${topInside(top - lift, root.current.offsetHeight, window.innerHeight)}px`
    }
    place()
    const observer = new ResizeObserver(place)
    if (root.current) observer.observe(root.current)
    window.addEventListener('resize', place)
    window.addEventListener('scroll', place, true)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', place)
      window.removeEventListener('scroll', place, true)
    }
  }, [anchor, lift])
  return root
}
