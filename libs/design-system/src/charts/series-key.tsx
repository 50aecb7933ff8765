import type { DrawnSeries } from './series.ts'
import { seriesStyle } from './series-style.ts'

export interface SeriesKeyProps {
  shape: 'line' | 'column' | 'previous' | 'today' | 'running'
  color: DrawnSeries['color']
  chartId: string
}

/** The small symbol of a series, beside its name. */
export function SeriesKey({ shape, color, chartId }: SeriesKeyProps) {
  return (
    <svg
      width={shape === 'column' || shape === 'running' ? 10 : 12}
      height="10"
      // A longer line, if the recipe wants one, has more dashes, not longer ones.
      {...(shape === 'line' && { viewBox: '0 0 12 10', preserveAspectRatio: 'none', 'data-key': 'line' })}
      aria-hidden
      {...seriesStyle(color, chartId)}
    >
      {shape === 'column' && <rect data-mark="column" width="10" height="10" rx="3" fill="var(--series)" />}
      {shape === 'running' && (
        <rect
          x="0.5"
          y="0.5"
          width="9"
          height="9"
          rx="2.5"
          fill="var(--series)"
          fillOpacity="0.25"
          stroke="var(--series)"
          strokeDasharray="2 2"
        />
      )}
      {shape === 'line' && (
        <path
          data-mark="line"
          d="M1 5H11"
          stroke="var(--series)"
          strokeWidth="3"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      )}
      {shape === 'previous' && (
        <path d="M0 5H12" stroke="var(--colors-chart-previous)" strokeWidth="2" strokeDasharray="3 1.5" />
      )}
      {shape === 'today' && (
        <circle cx="6" cy="5" r="3.5" fill="none" stroke="var(--series)" strokeWidth="2" />
      )}
    </svg>
  )
}
