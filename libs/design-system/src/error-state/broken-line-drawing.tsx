import { css, cx } from '@tandem/design-system/css'

const line = css({ stroke: 'chart.cat-1', strokeWidth: '4', strokeLinecap: 'round' })
const lostLine = css({
  stroke: 'border.strong',
  strokeWidth: '4',
  strokeLinecap: 'round',
  strokeDasharray: '1 9',
})
const breakPoint = css({ fill: 'bg.canvas' })
const column = css({ fill: 'chart.cat-2' })
const lostColumn = css({ fill: 'border.strong' })

/** The two series up to a point, and dotted from there on. */
export function BrokenLineDrawing() {
  return (
    <svg width="220" height="120" viewBox="0 0 220 120" fill="none" aria-hidden>
      <path d="M8 92C40 92 44 36 74 36s26 34 48 34" className={line} />
      <path d="M134 66C152 54 160 24 178 24s22 12 34 12" className={lostLine} />
      <circle cx="122" cy="70" r="7" className={cx(line, breakPoint)} />
      {[8, 12, 20, 12].map((height, index) => (
        <rect
          key={index}
          x={10 + index * 24}
          y={112 - height}
          width="12"
          height={height}
          rx="3"
          className={column}
        />
      ))}
      {[130, 154, 178, 202].map((x) => (
        <rect key={x} x={x} y="109" width="12" height="3" rx="1.5" className={lostColumn} />
      ))}
    </svg>
  )
}
