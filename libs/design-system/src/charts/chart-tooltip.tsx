import type { ReactNode, RefObject } from 'react'
import { chart } from '@tandem/design-system/recipes'
import type { Geometry } from './geometry.ts'
import { pointRows, pointTitle } from './reading.ts'
import type { Reading } from './reading.ts'
import { SeriesKey } from './series-key.tsx'
import { TooltipBox } from './tooltip-box.tsx'

export interface ChartTooltipProps {
  chartId: string
  reading: Reading
  geometry: Pick<Geometry, 'x' | 'top' | 'height'>
  index: number
  focused: string | undefined
  note: ReactNode
  /** What a click opens. */
  openLabel: string | undefined
  /** The layer that contains the point. */
  layer: RefObject<HTMLElement | null>
}

/** The exact values of a point. */
export function ChartTooltip(props: ChartTooltipProps) {
  const { chartId, reading, geometry, index, focused, note, openLabel, layer } = props
  const classes = chart()
  return (
    <TooltipBox
      anchor={() => {
        const box = layer.current?.getBoundingClientRect()
        return (
          box && {
            x: box.left + geometry.x(index),
            top: box.top + geometry.top,
            bottom: box.top + geometry.height,
          }
        )
      }}
    >
      <div>
        <strong>{pointTitle(reading, index)}</strong>
      </div>
      {pointRows(reading, index).map(({ key, shape, color, label, value }) => {
        const quiet = shape === 'previous' ? '' : undefined
        return (
          <div key={key} className={classes.tooltipRow}>
            {shape !== 'total' && <SeriesKey shape={shape} color={color} chartId={chartId} />}
            {key === focused ? <strong>{label}</strong> : <span data-quiet={quiet}>{label}</span>}
            <b data-quiet={value === undefined ? '' : quiet}>{value ?? reading.words.noData}</b>
          </div>
        )
      })}
      {note != null && note !== false && <div className={classes.tooltipNote}>{note}</div>}
      {openLabel !== undefined && <div className={classes.tooltipNote}>{openLabel}</div>}
    </TooltipBox>
  )
}
