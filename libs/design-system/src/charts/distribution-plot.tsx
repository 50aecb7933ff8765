import { useRef, useState } from 'react'
import type { CSSProperties, KeyboardEvent } from 'react'
import { chart } from '@tandem/design-system/recipes'
import { ColumnPatterns } from './column-patterns.tsx'
import { DistributionBar } from './distribution-bar.tsx'
import { spokenRow } from './distribution-reading.ts'
import type { DistributionReading } from './distribution-reading.ts'
import type { ChartWords } from './labels.ts'
import { useMeasuredBox } from './measured-box.ts'
import { pointOfKey } from './point-of-key.ts'
import { SeriesKey } from './series-key.tsx'
import { TooltipBox } from './tooltip-box.tsx'
import { useCursorDismissal } from './use-cursor-dismissal.ts'

interface DistributionPlotProps {
  chartId: string
  title: string
  reading: DistributionReading
  words: ChartWords
}

/** A row for each group: name, bars, shares. The rows are one tab stop, and arrows move between them. */
export function DistributionPlot({ chartId, title, reading, words }: DistributionPlotProps) {
  const classes = chart()
  const { rows, rowHeight, parts, arrangement, formatShare } = reading
  const layer = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<number>()
  const [stop, setStop] = useState(0)
  useCursorDismissal(layer, shown !== undefined, () => setShown(undefined))
  const [measure, box] = useMeasuredBox()
  const last = rows.length - 1
  const current = Math.min(shown ?? stop, last)

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && shown !== undefined) {
      event.stopPropagation()
      event.nativeEvent.stopImmediatePropagation()
      setShown(undefined)
      return
    }
    const to = pointOfKey(downwards[event.key] ?? event.key, current, last)
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setStop(to)
    setShown(to)
  }

  return (
    <div className={classes.plot} ref={layer}>
      <svg className={classes.defs} aria-hidden focusable="false">
        <ColumnPatterns chartId={chartId} />
      </svg>
      <div
        className={classes.bars}
        style={{ '--rows': rows.length } as CSSProperties}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input keeps its own track and thumb
        role="slider"
        tabIndex={0}
        aria-label={title}
        aria-orientation="vertical"
        aria-valuemin={1}
        aria-valuemax={rows.length}
        aria-valuenow={current + 1}
        aria-valuetext={spokenRow(reading, current, words)}
        onKeyDown={handleKey}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setShown(current)}
        onBlur={() => setShown(undefined)}
        onPointerLeave={(event) => event.pointerType !== 'touch' && setShown(undefined)}
      >
        {rows.map(({ key, label, cells, share }, place) => (
          <div
            key={key}
            className={classes.barRow}
            style={{ minHeight: rowHeight }}
            data-row={place}
            data-shown={place === shown ? '' : undefined}
            onPointerMove={() => setShown(place)}
            onPointerDown={() => setShown(place)}
          >
            <span data-label="" title={label}>
              {label}
            </span>
            <div ref={place === 0 ? measure : undefined}>
              {box && <DistributionBar {...{ chartId, reading, cells }} width={box.width} />}
            </div>
            <span data-figure="">
              {arrangement === 'stacked'
                ? share === null
                  ? '–'
                  : formatShare(share)
                : cells.map((cell, part) => (
                    <span key={parts[part]!.key}>{cell.share === null ? '–' : formatShare(cell.share)}</span>
                  ))}
            </span>
          </div>
        ))}
      </div>
      {shown !== undefined && rows[current] && (
        <TooltipBox
          anchor={() => {
            const row = layer.current?.querySelector(`[data-row="${current}"]`)?.getBoundingClientRect()
            return row && { x: row.left + row.width / 2, top: row.top, bottom: row.bottom }
          }}
        >
          <div>
            <strong>{rows[current].label}</strong>
          </div>
          {parts.map(({ key, label, color }, part) => {
            const { value, share } = rows[current]!.cells[part]!
            return (
              <div key={key} className={classes.tooltipRow}>
                <SeriesKey shape="column" color={color} chartId={chartId} />
                <span>{label}</span>
                <b data-quiet={value === null ? '' : undefined}>
                  {value === null ? words.noData : reading.formatValue(value)}
                  {share !== null && ` · ${formatShare(share)}`}
                </b>
              </div>
            )
          })}
        </TooltipBox>
      )}
    </div>
  )
}

/** Rows go downwards, while a slider counts upwards. */
const downwards: Record<string, string> = {
  ArrowDown: 'ArrowRight',
  ArrowUp: 'ArrowLeft',
  PageDown: 'PageUp',
  PageUp: 'PageDown',
}
