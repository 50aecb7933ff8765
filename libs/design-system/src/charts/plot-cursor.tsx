import { useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react'
import { chart } from '@tandem/design-system/recipes'
import { ChartTooltip } from './chart-tooltip.tsx'
import { pointOfKey } from './point-of-key.ts'
import { useCursorDismissal } from './use-cursor-dismissal.ts'
import { pointAt } from './geometry.ts'
import type { Geometry } from './geometry.ts'
import { pointsSoFar } from './axis.ts'
import type { PointOpening } from './point-opening.ts'
import { spokenPoint } from './reading.ts'
import type { Reading } from './reading.ts'

interface Cursor {
  index: number
  /** The series that has the keyboard focus; none for the pointer. */
  focused?: string
}

interface PlotCursorProps {
  chartId: string
  /** The geometry of everything the cursor spans. */
  geometry: Pick<Geometry, 'width' | 'height' | 'left' | 'step' | 'count' | 'x' | 'top' | 'bottom'>
  reading: Reading
  /** What the cursor draws for the series at a point. */
  renderMarks: (index: number, focused: string | undefined) => ReactNode
  noteFor: ((index: number) => ReactNode) | undefined
  opening: PointOpening | undefined
}

/**
 * The layer over a plot that handles pointer and keyboard. Each series is a slider over its points, because
 * every screen reader passes arrow keys to sliders; its value is read out as it moves.
 */
export function PlotCursor(props: PlotCursorProps) {
  const { chartId, geometry, reading, renderMarks, noteFor, opening } = props
  const classes = chart()
  const layer = useRef<HTMLDivElement>(null)
  const [cursor, setCursor] = useState<Cursor>()
  const last = geometry.count - 1
  const index = cursor && Math.min(cursor.index, last)
  // A series is entered at the newest point that can have a value.
  const entry = Math.max(0, pointsSoFar(reading.axis) - 1)

  const isShown = index !== undefined

  useCursorDismissal(layer, isShown, () => setCursor(undefined))

  function followPointer(event: PointerEvent<HTMLDivElement>) {
    const at = pointAt(geometry, event.clientX - event.currentTarget.getBoundingClientRect().left)
    setCursor((known) => (known?.index === at && known.focused === undefined ? known : { index: at }))
  }

  // On touch screens, the first tap shows the point; the table, which has space for it, opens it.
  function openPoint(event: MouseEvent<HTMLDivElement>) {
    if (opening === undefined || (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch')
      return
    opening.open(pointAt(geometry, event.clientX - event.currentTarget.getBoundingClientRect().left))
  }

  function handleKey(event: KeyboardEvent, focused: string) {
    if (event.key === 'Escape' && cursor) {
      // The first Escape closes the point, not the dialog around the chart.
      event.stopPropagation()
      event.nativeEvent.stopImmediatePropagation()
      setCursor(undefined)
      return
    }
    const from = index ?? entry
    if (event.key === 'Enter' && opening) {
      event.preventDefault()
      opening.open(from)
      return
    }
    const to = pointOfKey(event.key, from, last)
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setCursor({ index: to, focused })
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its sliders take the keys
    <div
      ref={layer}
      className={classes.layer}
      style={opening && { cursor: 'pointer' }}
      onClick={openPoint}
      onPointerMove={followPointer}
      onPointerDown={followPointer}
      onPointerLeave={(event) => event.pointerType !== 'touch' && setCursor(undefined)}
    >
      {isShown && (
        <svg
          width={geometry.width}
          height={geometry.height}
          aria-hidden
          focusable="false"
          data-cursor=""
          data-unpictured=""
          // Its own compositing layer, so that moving it doesn't repaint what is below.
          style={{ willChange: 'transform' }}
        >
          <path
            d={`M${Math.round(geometry.x(index)) + 0.5} ${geometry.top}V${geometry.bottom}`}
            stroke="var(--colors-chart-cursor)"
          />
          {renderMarks(index, cursor?.focused)}
        </svg>
      )}
      {reading.series.map(({ key, label }) => (
        <div
          key={key}
          className={classes.layer}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input keeps its own track and thumb
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-orientation="horizontal"
          aria-valuemin={1}
          aria-valuemax={geometry.count}
          aria-valuenow={(index ?? entry) + 1}
          aria-valuetext={spokenPoint(reading, key, index ?? entry)}
          onFocus={() => setCursor((known) => ({ index: known?.index ?? entry, focused: key }))}
          onBlur={() => setCursor((known) => (known?.focused === key ? undefined : known))}
          onKeyDown={(event) => handleKey(event, key)}
        />
      ))}
      {isShown && (
        <ChartTooltip
          {...{ chartId, reading, index, geometry, layer }}
          focused={cursor?.focused}
          note={noteFor?.(index)}
          openLabel={opening?.label(index)}
        />
      )}
    </div>
  )
}
