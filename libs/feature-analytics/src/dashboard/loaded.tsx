import { css } from '@tandem/design-system/css'
import { useContext, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { keepHeight, WidgetPlaceContext } from './widget-heights.ts'

/** Keeps the height of a widget for its placeholder, but neither that of the placeholder nor that of a failure. */
export function Loaded({ children }: { children: ReactNode }) {
  const place = useContext(WidgetPlaceContext)
  const boxRef = useRef<HTMLDivElement>(null)
  // A layout effect ends while the widget is hidden behind its placeholder.
  useLayoutEffect(() => {
    const box = boxRef.current
    if (box === null || place === null) return
    const observer = new ResizeObserver(() => keepHeight(place, ownHeight(box)))
    observer.observe(box)
    return () => observer.disconnect()
  }, [place])
  return (
    <div ref={boxRef} className={widget}>
      {children}
    </div>
  )
}

/** A widget may be stretched to the height of its neighbour, which can be another one next time. */
function ownHeight(box: HTMLElement): number {
  box.style.alignSelf = 'start'
  const height = Math.round(box.offsetHeight)
  box.style.alignSelf = ''
  return height
}

const widget = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
