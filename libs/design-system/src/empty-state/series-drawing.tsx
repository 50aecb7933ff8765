import { css, cx } from '@tandem/design-system/css'

const line = css({ stroke: 'chart.cat-1', strokeWidth: '4', strokeLinecap: 'round' })
const end = css({ fill: 'bg.surface' })
const column = css({ fill: 'chart.cat-2' })

const columns = [8, 12, 20, 12, 16, 28, 20, 34]

/** The two series together: a line for posts above columns for sales. */
export function SeriesDrawing() {
  return (
    <svg width="220" height="120" viewBox="0 0 220 120" fill="none" aria-hidden>
      <path d="M8 72C38 72 42 34 70 34s28 24 52 24 36-40 82-44" className={line} />
      <circle cx="204" cy="14" r="7" className={cx(line, end)} />
      {columns.map((height, index) => (
        <rect
          key={index}
          x={10 + index * 26}
          y={114 - height}
          width="12"
          height={height}
          rx="3"
          className={column}
        />
      ))}
    </svg>
  )
}
