import { ChartFrame } from './chart-frame.tsx'
import type { ChartProps } from './chart-frame.tsx'
import { lineKind } from './line-marks.tsx'

/** The development over days: a line for each series, and an area below a single line. */
export function LineChart(props: ChartProps) {
  return <ChartFrame {...props} kind={lineKind} />
}
