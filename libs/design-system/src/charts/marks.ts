import type { ComponentType } from 'react'
import type { Geometry } from './geometry.ts'
import type { DrawnSeries, MarkShape } from './series.ts'

/** What is drawn for the values of a chart; it is drawn anew only when they or the box change. */
export interface MarksProps {
  chartId: string
  geometry: Geometry
  series: readonly DrawnSeries[]
  previous: readonly (number | null)[] | undefined
  /** Where the day stands that is not over, or -1. */
  today: number
}

/** What the cursor adds at one point. */
export interface CursorMarksProps extends MarksProps {
  index: number
  /** The series that the keyboard is on. */
  focused: string | undefined
}

/** A kind of chart: its shapes, what the cursor shows of them, and the sign in its key. */
export interface ChartKind {
  shape: MarkShape
  /** One figure of all series together stands beside them. */
  hasTotal?: boolean
  /** What the plot must have room for, where that is not each value by itself. */
  extent?: (series: readonly DrawnSeries[]) => (number | null)[]
  Marks: ComponentType<MarksProps>
  CursorMarks: ComponentType<CursorMarksProps>
}
