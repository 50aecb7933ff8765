import { ChartFrame } from './chart-frame.tsx'
import type { ChartProps } from './chart-frame.tsx'
import { lineKind } from './line-marks.tsx'

/** How something went from day to day: a line for each series, and an area below a line that is alone. */
export function LineChart(props: ChartProps) {
  return <ChartFrame {...props} kind={lineKind} />
}
