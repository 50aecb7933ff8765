import { sparklineShape } from './sparkline-path.ts'

export interface SparklineProps {
  /** What it shows, in words: "Followers of @kilimandclay, 30 days: from 178.100 to 182.400". */
  label: string
  /** One for each step in time; `null` is missing and drawn as a gap. */
  values: readonly (number | null)[]
  /** What is posted, what is sold, or a falling line beside an arrow and a number. */
  tone?: 'social' | 'store' | 'danger'
  width?: number
  height?: number
}

const colors = {
  social: 'var(--colors-chart-cat-1)',
  store: 'var(--colors-chart-cat-2)',
  danger: 'var(--colors-danger-solid)',
}

/** A line of a few words' size, for a cell of a table: how something went, with a dot where it stands. */
export function Sparkline({ label, values, tone = 'social', width = 88, height = 24 }: SparklineProps) {
  const { path, end } = sparklineShape(values, width, height)
  return (
    // The reader's system sets its own colours on text, which the drawing follows from here.
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
