import { sparklineShape } from './sparkline-path.ts'

export interface SparklineProps {
  /** A description: "Followers of @kilimandclay, 30 days: from 178.100 to 182.400". */
  label: string
  /** One for each point in time; `null` is missing and drawn as a gap. */
  values: readonly (number | null)[]
  /** Posts, sales, or a falling line beside an arrow and a number. */
  tone?: 'social' | 'store' | 'danger'
  width?: number
  height?: number
}

const colors = {
  social: 'var(--colors-chart-cat-1)',
  store: 'var(--colors-chart-cat-2)',
  danger: 'var(--colors-danger-solid)',
}

/** A line as small as a few words, for a table cell: the development, with a dot at the latest value. */
export function Sparkline({ label, values, tone = 'social', width = 88, height = 24 }: SparklineProps) {
  const { path, end } = sparklineShape(values, width, height)
  return (
    // Forced colours apply to text, and the drawing follows the text's colour from here.
    <span style={{ display: 'inline-flex', color: colors[tone] }}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, and not read from anywhere */}
      <svg role="img" aria-label={label} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        {end && <circle cx={end.x} cy={end.y} r="2.5" fill="currentColor" />}
      </svg>
    </span>
  )
}
