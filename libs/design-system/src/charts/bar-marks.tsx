import { columnPath, columnsPath } from './bar-path.ts'
import { PreviousLine } from './line-marks.tsx'
import type { ChartKind, CursorMarksProps, MarksProps } from './marks.ts'
import { ColumnPatterns } from './column-patterns.tsx'
import { seriesStyle } from './series-style.ts'

/** Columns, with several series side by side. */
export function BarMarks({ chartId, geometry, series, previous, today }: MarksProps) {
  return (
    <>
      <ColumnPatterns chartId={chartId} />
      {series.map(({ key, color, values }, place) => {
        const over = today < 0 ? values : values.map((value, index) => (index === today ? null : value))
        const running = values[today]
        return (
          <g key={key} {...seriesStyle(color, chartId)} fill="var(--series)" data-fades="">
            <path data-mark="column" d={columnsPath(geometry, over, place, series.length)} />
            {running != null && (
              <path {...runningColumn} d={columnPath(geometry, today, running, place, series.length)} />
            )}
          </g>
        )
      })}
      {previous && <PreviousLine geometry={geometry} values={previous} />}
    </>
  )
}

/** The day that isn't over is drawn as an outline with a light fill. */
const runningColumn = { fillOpacity: 0.25, stroke: 'var(--series)', strokeDasharray: '2 2' }

/** The point's columns keep full strength while all others fade. */
export function BarCursor({ chartId, geometry, series, index, today }: CursorMarksProps) {
  return series.map(({ key, color, values }, place) => {
    const value = values[index]
    return value == null ? null : (
      <g key={key} {...seriesStyle(color, chartId)} fill="var(--series)">
        <path
          data-mark="column"
          d={columnPath(geometry, index, value, place, series.length)}
          {...(index === today && runningColumn)}
        />
      </g>
    )
  })
}

export const barKind: ChartKind = { shape: 'column', Marks: BarMarks, CursorMarks: BarCursor }
