import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { chart } from '@tandem/design-system/recipes'
import { tooltipPlace } from './tooltip-place.ts'
import type { Anchor } from './tooltip-place.ts'

interface TooltipBoxProps {
  /** Returns the current position of the point in the window. */
  anchor: () => Anchor | undefined
  children: ReactNode
}

/** Shown beside a point in the browser's top layer, so that no card cuts it off. */
export function TooltipBox({ anchor, children }: TooltipBoxProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const tooltip = ref.current
    if (!tooltip) return undefined
    if (!tooltip.matches(':popover-open')) tooltip.showPopover()
    const place = () => {
      const at = anchor()
      if (!at) return
      const { clientWidth, clientHeight } = document.documentElement
      const spot = tooltipPlace(
        at,
        { width: tooltip.offsetWidth, height: tooltip.offsetHeight },
        { width: clientWidth, height: clientHeight },
      )
      tooltip.style.left = `${spot.left}px`
      tooltip.style.top = `${spot.top}px`
    }
    place()
    addEventListener('scroll', place, { capture: true, passive: true })
    return () => removeEventListener('scroll', place, { capture: true })
  })
  return (
    <div ref={ref} popover="manual" className={chart().tooltip} aria-hidden data-unpictured="">
      {children}
    </div>
  )
}
