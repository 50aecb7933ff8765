import { columnPlace } from './bar-path.ts'
import { ColumnPatterns } from './column-patterns.tsx'
import { PreviousLine } from './line-marks.tsx'
import type { ChartKind, CursorMarksProps, MarksProps } from './marks.ts'
import { seriesStyle } from './series-style.ts'
import { brokenTops, stackExtent, stackSpans } from './stack.ts'
import type { Span } from './stack.ts'
import { bandPath, partPath } from './stack-path.ts'

function ColumnStack(props: MarksProps) {
  const { chartId, geometry, series, previous, today } = props
  const spans = stackSpans(series, geometry.count)
  return (
    <>
      <ColumnPatterns chartId={chartId} />
      {series.map(({ key, color }, place) => (
        <g key={key} {...seriesStyle(color, chartId)} fill="var(--series)" data-fades="">
          <path
            data-mark="column"
            d={spans[place]!.map((_, index) =>
              index === today ? '' : partAt(props, spans, place, index),
            ).join('')}
          />
          {today >= 0 && <path {...running} d={partAt(props, spans, place, today)} />}
        </g>
      ))}
      <BrokenTops {...props} />
      {previous && <PreviousLine geometry={geometry} values={previous} />}
    </>
  )
}

/** The day that isn't over is drawn as an outline with a light fill. */
const running = { fillOpacity: 0.25, stroke: 'var(--series)', strokeDasharray: '2 2' }

function partAt({ geometry }: MarksProps, spans: (Span | null)[][], place: number, index: number): string {
  const span = spans[place]?.[index]
  if (!span) return ''
  const isAbove = span.to >= span.from
  const isEnd = spans
    .slice(place + 1)
    .every(
      (later) =>
        !later[index] ||
        later[index].to === later[index].from ||
        later[index].to >= later[index].from !== isAbove,
    )
  return partPath(geometry, index, span, isEnd)
}

/** A stack with a missing part has a dashed open top, because its height isn't known. */
function BrokenTops({ geometry, series }: MarksProps) {
  const { offset, width } = columnPlace(geometry, 0, 1)
  return brokenTops(series).map(
    (top, index) =>
      top !== null && (
        <path
          key={index}
          data-broken=""
          d={`M${geometry.x(index) + offset} ${geometry.y(top) - 3}h${width}`}
          stroke="var(--colors-chart-axis)"
          strokeWidth="1.5"
          strokeDasharray="2 2"
        />
      ),
  )
}

function ColumnStackCursor(props: CursorMarksProps) {
  const { chartId, geometry, series, index, today } = props
  const spans = stackSpans(series, geometry.count)
  return series.map(({ key, color }, place) => (
    <g key={key} {...seriesStyle(color, chartId)} fill="var(--series)">
      <path data-mark="column" d={partAt(props, spans, place, index)} {...(index === today && running)} />
    </g>
  ))
}

function AreaStack({ chartId, geometry, series, previous }: MarksProps) {
  const spans = stackSpans(series, geometry.count)
  const isWhole = (index: number) => spans.every((each) => each[index] != null)
  return (
    <>
      <ColumnPatterns chartId={chartId} />
      {series.map(({ key, color }, place) => (
        <g key={key} {...seriesStyle(color, chartId)}>
          <path
            data-mark="column"
            d={bandPath(geometry, spans[place]!, isWhole)}
            fill="var(--series)"
            stroke="var(--colors-bg-surface)"
            strokeWidth="2"
          />
          {spans[place]!.map(
            (span, index) =>
              span &&
              isWhole(index) &&
              !(index > 0 && isWhole(index - 1)) &&
              !(index + 1 < geometry.count && isWhole(index + 1)) && (
                <path
                  key={index}
                  d={`M${geometry.x(index)} ${geometry.y(span.from)}V${geometry.y(span.to)}`}
                  stroke="var(--series)"
                  strokeWidth="4"
                />
              ),
          )}
        </g>
      ))}
      {previous && <PreviousLine geometry={geometry} values={previous} />}
    </>
  )
}

function AreaStackCursor({ chartId, geometry, series, index, focused }: CursorMarksProps) {
  const spans = stackSpans(series, geometry.count)
  return series.map(({ key, color }, place) => {
    const span = spans[place]?.[index]
    return span ? (
      <circle
        key={key}
        {...seriesStyle(color, chartId)}
        cx={geometry.x(index)}
        cy={geometry.y(span.to)}
        r={focused === key ? 6 : 4}
        fill="var(--series)"
        stroke="var(--colors-bg-surface)"
        strokeWidth="2"
      />
    ) : null
  })
}

const stack = { shape: 'column', hasTotal: true, extent: stackExtent } as const

export const columnStackKind: ChartKind = { ...stack, Marks: ColumnStack, CursorMarks: ColumnStackCursor }

export const areaStackKind: ChartKind = { ...stack, Marks: AreaStack, CursorMarks: AreaStackCursor }
