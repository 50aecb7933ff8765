import { css } from '@tandem/design-system/css'

const trends = ['M158 26c18 0 22-12 54-16', 'M158 62c18-8 26 4 54-4', 'M158 98c20 0 30 2 54 8']

/** A list of accounts, each with a picture, a name, and how it grows. */
export const TrackedDrawing = () => (
  <svg width="220" height="120" viewBox="0 0 220 120" fill="none" strokeLinecap="round" aria-hidden>
    {trends.map((trend, index) => (
      <g key={trend}>
        <circle cx="18" cy={20 + index * 40} r="12" className={index === 0 ? own : other} />
        <path d={`M44 ${15 + index * 40}h64m-64 12h38`} className={words} />
        <path d={trend} className={line} />
      </g>
    ))}
  </svg>
)

const own = css({ fill: 'chart.cat-1' })
const other = css({ fill: 'chart.cat-2' })
const words = css({ stroke: 'border.strong', strokeWidth: '4' })
const line = css({ stroke: 'chart.cat-1', strokeWidth: '4' })
