import { chart } from '@tandem/design-system/recipes'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import type { Reading } from './reading.ts'
import { SeriesKey } from './series-key.tsx'

export interface ChartKeysProps {
  chartId: string
  reading: Reading
  /** A chart's own keys, after the others. */
  children?: ReactNode
}

/** Explains each symbol of a chart. */
export function ChartKeys({ chartId, reading, children }: ChartKeysProps) {
  const { series, previous, today, words, shape } = reading
  const [first] = series
  const hasToday = today >= 0 && series.some(({ values }) => values[today] != null)
  return (
    <ul className={chart().keys}>
      {series.map(({ key, label, color, own }, place) => (
        <Fragment key={key}>
          <li>
            <SeriesKey shape={own?.shape ?? shape} color={color} chartId={chartId} />
            {label}
          </li>
          {place === 0 && previous && (
            <li>
              <SeriesKey shape="previous" color={color} chartId={chartId} />
              {previous.label}
            </li>
          )}
        </Fragment>
      ))}
      {hasToday && first && (
        <li>
          <SeriesKey shape={shape === 'line' ? 'today' : 'running'} color={first.color} chartId={chartId} />
          {words.today}
        </li>
      )}
      {children}
    </ul>
  )
}
