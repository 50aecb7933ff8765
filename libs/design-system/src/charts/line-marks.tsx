import { areaPath, linePath, lonePoints } from './line-path.ts'
import type { ChartKind, CursorMarksProps, MarksProps } from './marks.ts'
import { seriesStyle } from './series-style.ts'

/** Lines, with an area below a single one. */
export function LineMarks(props: MarksProps) {
  return props.series.length === 1 ? <AreaMarks {...props} /> : <Lines {...props} />
}

function AreaMarks(props: MarksProps) {
  const { chartId, geometry, series } = props
  return (
    <>
      {series.map(({ key, color, values }) => (
        <g key={key} {...seriesStyle(color, chartId)}>
          <path d={areaPath(geometry, values)} fill="var(--series)" fillOpacity="0.07" />
        </g>
      ))}
      <Lines {...props} />
    </>
  )
}

function Lines({ chartId, geometry, series, previous, today }: MarksProps) {
  return (
    <>
      {previous && <PreviousLine geometry={geometry} values={previous} />}
      {series.map(({ key, color, values }) => {
        // The line to a day that isn't over is dashed, because its value will change.
        const whole = today > 0 ? today : values.length
        return (
          <g key={key} {...seriesStyle(color, chartId)} stroke="var(--series)" strokeLinejoin="round">
            <path
              data-mark="line"
              d={linePath(geometry, values, 0, whole)}
              fill="none"
              strokeWidth="2"
              strokeLinecap="round"
            />
            {today > 0 && (
              <path
                d={linePath(geometry, values, today - 1, today + 1)}
                fill="none"
                strokeWidth="2"
                strokeDasharray="2 3"
              />
            )}
            {lonePoints(values).map((index) => (
              <circle
                key={index}
                cx={geometry.x(index)}
                cy={geometry.y(values[index] ?? 0)}
                r="3"
                fill="var(--series)"
                stroke="none"
              />
            ))}
            {values[today] != null && (
              <circle
                cx={geometry.x(today)}
                cy={geometry.y(values[today])}
                r="3.5"
                fill="var(--colors-bg-surface)"
                strokeWidth="2"
              />
            )}
          </g>
        )
      })}
    </>
  )
}

/** A dot on each line at the cursor. */
export function LineCursor({ chartId, geometry, series, index, focused }: CursorMarksProps) {
  return series.map(({ key, color, values }) => {
    const value = values[index]
    return value == null ? null : (
      <circle
        key={key}
        {...seriesStyle(color, chartId)}
        cx={geometry.x(index)}
        cy={geometry.y(value)}
        r={focused === key ? 6 : 4}
        fill="var(--series)"
        stroke="var(--colors-bg-surface)"
        strokeWidth="2"
      />
    )
  })
}

/** The earlier period, always in the muted colour. */
export function PreviousLine({
  geometry,
  values,
}: Pick<MarksProps, 'geometry'> & { values: readonly (number | null)[] }) {
  return (
    <path
      d={linePath(geometry, values)}
      fill="none"
      stroke="var(--colors-chart-previous)"
      strokeWidth="1.5"
      strokeDasharray="4 3"
    />
  )
}

export const lineKind: ChartKind = { shape: 'line', Marks: LineMarks, CursorMarks: LineCursor }

export const areaKind: ChartKind = { shape: 'line', Marks: AreaMarks, CursorMarks: LineCursor }
