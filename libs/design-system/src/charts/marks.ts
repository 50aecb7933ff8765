import type { ComponentType } from 'react'
import type { Geometry } from './geometry.ts'
import type { DrawnSeries, MarkShape } from './series.ts'

/** What is drawn for the values of a chart; redrawn only when they or the box change. */
export interface MarksProps {
  chartId: string
  geometry: Geometry
  series: readonly DrawnSeries[]
  previous: readonly (number | null)[] | undefined
  /** The index of the day that isn't over, or -1. */
  today: number
}

/** What the cursor adds at one point. */
export interface CursorMarksProps extends MarksProps {
  index: number
  /** The series that has the keyboard focus. */
  focused: string | undefined
}

/** A kind of chart: its shapes, its cursor, and the symbol in its key. */
export interface ChartKind {
  shape: MarkShape
  /** Whether the sum of all series is shown too. */
  hasTotal?: boolean
  /** The values that the plot must have space for, if not each value itself. */
  extent?: (series: readonly DrawnSeries[]) => (number | null)[]
  Marks: ComponentType<MarksProps>
  CursorMarks: ComponentType<CursorMarksProps>
}
