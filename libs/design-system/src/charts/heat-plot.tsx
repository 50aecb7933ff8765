import { memo, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { chart } from '@tandem/design-system/recipes'
import { HeatCell } from './heat-cell.tsx'
import { heatGeometry } from './heat-geometry.ts'
import type { HeatGeometry } from './heat-geometry.ts'
import { busiest, cellName, cellRows, hourName, hours, strongest } from './heat-reading.ts'
import type { HeatReading } from './heat-reading.ts'
import type { ChartWords } from './labels.ts'
import { useMeasuredBox } from './measured-box.ts'
import { TooltipBox } from './tooltip-box.tsx'
import { useCursorDismissal } from './use-cursor-dismissal.ts'

interface HeatPlotProps {
  chartId: string
  title: string
  reading: HeatReading
  words: ChartWords
  height: number
  fills: boolean | undefined
}

interface Place {
  weekday: number
  hour: number
}

/** A week's cells as a grid: one of them has the focus, and arrows move it. */
export function HeatPlot({ chartId, title, reading, words, height: minHeight, fills }: HeatPlotProps) {
  const classes = chart()
  const [measure, measured] = useMeasuredBox()
  // Hundreds of cells: let the rest of the page paint first.
  const box = useDeferredValue(measured)
  const height = fills ? Math.max(minHeight, box?.height ?? 0) : minHeight
  const grid = useRef<SVGSVGElement>(null)
  const geometry = useMemo(
    () => box && heatGeometry(words.weekdays, reading.order, { ...box, height }),
    [box, height, words, reading.order],
  )
  const best = strongest(reading)
  const top = busiest(reading)
  const [stop, setStop] = useState<Place>()
  const [shown, setShown] = useState<Place>()
  useCursorDismissal(grid, shown !== undefined, () => setShown(undefined))
  const entry = stop ?? best ?? { weekday: reading.order[0] ?? 1, hour: 0 }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && shown) {
      // The first Escape closes the cell's tooltip, not the dialog around the chart.
      event.stopPropagation()
      event.nativeEvent.stopImmediatePropagation()
      setShown(undefined)
      return
    }
    const to = placeOfKey(event, entry, reading.order)
    if (!to || event.altKey || event.metaKey) return
    event.preventDefault()
    setStop(to)
    setShown(to)
    grid.current?.querySelector<SVGElement>(`[data-place="${to.weekday}-${to.hour}"]`)?.focus()
  }

  return (
    <div ref={measure} className={classes.plot} style={fills ? { minHeight } : { height }}>
      {geometry && (
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus
        <svg
          ref={grid}
          width={geometry.width}
          height={height}
          viewBox={`0 0 ${geometry.width} ${height}`}
          // Out of the flow, so that its own height doesn't keep the card from shrinking.
          style={fills ? { position: 'absolute' } : undefined}
          role="grid"
          aria-label={title}
          onKeyDown={handleKey}
          onPointerLeave={(event) => event.pointerType !== 'touch' && setShown(undefined)}
          onBlur={() => setShown(undefined)}
        >
          <HourNames geometry={geometry} textScale={box?.textScale ?? 1} />
          {reading.order.map((weekday) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no rows of a table
            <g key={weekday} role="row" aria-label={words.longWeekdays[weekday % 7]}>
              {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
              <text role="rowheader" x={0} y={geometry.y(weekday) + geometry.cell.height / 2} dy="0.32em">
                {words.weekdays[weekday % 7]}
              </text>
              {hours.map((hour) => (
                <HeatCell
                  key={hour}
                  {...{ chartId, reading, geometry, words, weekday, hour }}
                  isBest={top?.weekday === weekday && top.hour === hour}
                  isStop={entry.weekday === weekday && entry.hour === hour}
                  onShow={setShown}
                  onStop={setStop}
                />
              ))}
            </g>
          ))}
        </svg>
      )}
      {geometry && shown && (
        <HeatTooltip {...{ chartId, reading, geometry, words }} place={shown} grid={grid} />
      )}
    </div>
  )
}

const HourNames = memo(function HourNames({
  geometry,
  textScale,
}: {
  geometry: HeatGeometry
  textScale: number
}) {
  return (
    <g role="presentation" aria-hidden>
      {hours
        .filter((hour) => hour % geometry.every === 0)
        .map((hour) => (
          <text key={hour} x={geometry.x(hour)} y={geometry.bottom + 17 * textScale}>
            {hourName(hour)}
          </text>
        ))}
    </g>
  )
})

interface HeatTooltipProps extends Omit<HeatPlotProps, 'title' | 'height' | 'fills'> {
  geometry: HeatGeometry
  place: Place
  grid: RefObject<SVGSVGElement | null>
}

function HeatTooltip({ reading, geometry, words, place, grid }: HeatTooltipProps) {
  const { weekday, hour } = place
  const classes = chart()
  return (
    <TooltipBox
      anchor={() => {
        const box = grid.current?.getBoundingClientRect()
        if (!box) return undefined
        const top = box.top + geometry.y(weekday)
        return {
          x: box.left + geometry.x(hour) + geometry.cell.width / 2,
          top: top - geometry.cell.height,
          bottom: top + geometry.cell.height * 2,
        }
      }}
    >
      <div>
        <strong>{cellName(weekday, hour, words)}</strong>
      </div>
      {cellRows(reading, weekday, hour).map(({ label, value }) => (
        <div key={label} className={classes.tooltipRow}>
          <span>{label}</span>
          <b data-quiet={value === undefined ? '' : undefined}>{value ?? words.noData}</b>
        </div>
      ))}
    </TooltipBox>
  )
}

const turns: Record<string, { days: number; hour: (hour: number) => number }> = {
  ArrowLeft: { days: 0, hour: (hour) => hour - 1 },
  ArrowRight: { days: 0, hour: (hour) => hour + 1 },
  ArrowUp: { days: -1, hour: (hour) => hour },
  ArrowDown: { days: 1, hour: (hour) => hour },
  Home: { days: 0, hour: () => 0 },
  End: { days: 0, hour: () => 23 },
}

/** The cell that a key moves to. With Ctrl, Home and End move to the first and last hour of the week. */
function placeOfKey(
  { key, ctrlKey }: KeyboardEvent,
  from: Place,
  order: readonly number[],
): Place | undefined {
  const turn = turns[key]
  if (!turn) return undefined
  const within = (value: number, high: number) => Math.min(high, Math.max(0, value))
  const row = order.indexOf(from.weekday) + turn.days
  const reached = ctrlKey && key === 'Home' ? 0 : ctrlKey && key === 'End' ? 6 : within(row, 6)
  return { weekday: order[reached] ?? from.weekday, hour: within(turn.hour(from.hour), 23) }
}
