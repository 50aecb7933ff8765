import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { useIsLive } from '../select/use-is-live.ts'
import { keepBox, likelyBox, placeOf, unknownBox } from './grid-place.ts'

/**
 * The width of a grid and its distance from the top of the page, in pixels. Before it is measured: as at the last
 * visit with this key, or as the last grid was.
 */
export function useGridBox(root: RefObject<HTMLElement | null>, placeKey: string | undefined) {
  // A server knows no width, and the first rendering must equal its HTML.
  const isLive = useIsLive()
  const [box, setBox] = useState(() => placeOf(placeKey) ?? (isLive ? likelyBox() : unknownBox))
  useLayoutEffect(() => {
    const measure = () => {
      const { top } = root.current!.getBoundingClientRect()
      const next = { width: root.current!.clientWidth, top: Math.round(top + window.scrollY) }
      keepBox(next)
      setBox((known) => (known.width === next.width && known.top === next.top ? known : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    // Content above may grow, which moves the grid without resizing it.
    observer.observe(document.body)
    observer.observe(root.current!)
    return () => observer.disconnect()
  }, [root])
  return box
}
