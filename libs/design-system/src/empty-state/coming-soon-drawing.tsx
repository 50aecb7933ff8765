import { css } from '@tandem/design-system/css'

const frame = css({ stroke: 'border.strong', strokeWidth: '[1.5]', strokeDasharray: '[4 4]' })
const line = css({
  stroke: 'chart.cat-1',
  strokeWidth: '[3.5]',
  strokeLinecap: 'round',
  strokeDasharray: '[1 7]',
})
const column = css({ fill: 'chart.cat-2', opacity: '0.6' })

const columns = [4, 6, 4, 11, 5, 9]

/** The two series before there is any data: a dotted line above low columns, in an unfinished frame. */
export function ComingSoonDrawing() {
  return (
    <svg width="184" height="84" viewBox="0 0 184 84" fill="none" aria-hidden>
      <rect x="1" y="1" width="182" height="82" rx="9" className={frame} />
      <path d="M18 52C34 52 36 26 54 26s26 22 46 22 28-24 64-24" className={line} />
      {columns.map((height, index) => (
        <rect
          key={index}
          x={20 + index * 25}
          y={70 - height}
          width="15"
          height={height}
          rx="2"
          className={column}
        />
      ))}
    </svg>
  )
}
