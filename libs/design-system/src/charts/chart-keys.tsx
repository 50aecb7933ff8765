import { chart } from '@tandem/design-system/recipes'
import type { ChartKind } from './marks.ts'
import type { Reading } from './reading.ts'
import { SeriesKey } from './series-key.tsx'

export interface ChartKeysProps {
  chartId: string
  shape: ChartKind['shape']
  reading: Reading
}

/** What each sign of a chart stands for. */
export function ChartKeys({ chartId, shape, reading }: ChartKeysProps) {
  const { series, previous, today, words } = reading
  const [first] = series
  const hasToday = today >= 0 && series.some(({ values }) => values[today] != null)
  return (
    <ul className={chart().keys}>
      {series.map(({ key, label, color }) => (
        <li key={key}>
          <SeriesKey shape={shape} color={color} chartId={chartId} />
          {label}
        </li>
      ))}
      {previous && first && (
        <li>
          <SeriesKey shape="previous" color={first.color} chartId={chartId} />
          {previous.label}
        </li>
      )}
      {hasToday && first && (
        <li>
          <SeriesKey shape={shape === 'line' ? 'today' : 'running'} color={first.color} chartId={chartId} />
          {words.today}
        </li>
      )}
    </ul>
  )
}
