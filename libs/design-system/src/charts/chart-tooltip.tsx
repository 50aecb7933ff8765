import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { css } from '@tandem/design-system/css'
import { chart } from '@tandem/design-system/recipes'
import type { Geometry } from './geometry.ts'
import type { ChartKind } from './marks.ts'
import { pointRows, pointTitle, type Reading } from './reading.ts'
import { SeriesKey } from './series-key.tsx'
import { tooltipPlace } from './tooltip-place.ts'

export interface ChartTooltipProps {
  chartId: string
  reading: Reading
  geometry: Geometry
  index: number
  shape: ChartKind['shape']
  focused: string | undefined
  note: ReactNode
  /** What a click opens. */
  openLabel: string | undefined
  /** The layer that the point stands in. */
  layer: RefObject<HTMLElement | null>
}

/** What a point holds, exactly. It stands in the browser's top layer, where no card cuts it off. */
export function ChartTooltip(props: ChartTooltipProps) {
  const { chartId, reading, geometry, index, shape, focused, note, openLabel, layer } = props
  const classes = chart()
  const ref = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const tooltip = ref.current
    const plot = layer.current
    if (!tooltip || !plot) return undefined
    if (!tooltip.matches(':popover-open')) tooltip.showPopover()
    const place = () => {
      const { left, top } = plot.getBoundingClientRect()
      const anchor = { x: left + geometry.x(index), top: top + geometry.top, bottom: top + geometry.height }
      const { clientWidth, clientHeight } = document.documentElement
      const spot = tooltipPlace(
        anchor,
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
    <div ref={ref} popover="manual" className={classes.tooltip} aria-hidden>
      <div className={strong}>{pointTitle(reading, index)}</div>
      {pointRows(reading, index).map((row) => (
        <div key={row.key} className={classes.tooltipRow}>
          <SeriesKey
            shape={row.shape === 'previous' ? 'previous' : shape}
            color={row.color}
            chartId={chartId}
          />
          <span className={row.shape === 'previous' ? quiet : row.key === focused ? strong : undefined}>
            {row.label}
          </span>
          {row.value === undefined ? (
            <b className={quiet}>{reading.words.noData}</b>
          ) : (
            <b className={row.shape === 'previous' ? quiet : undefined}>{row.value}</b>
          )}
        </div>
      ))}
      {note != null && note !== false && <div className={noteLine}>{note}</div>}
      {openLabel !== undefined && <div className={noteLine}>{openLabel}</div>}
    </div>
  )
}

const strong = css({ fontWeight: 'medium' })
const quiet = css({ color: 'fg.muted', fontWeight: 'regular' })
const noteLine = css({
  marginTop: '2.5',
  paddingTop: '2.5',
  borderTop: '1px solid',
  borderColor: 'border.subtle',
  color: 'fg.muted',
})
