import { barKind } from './bar-marks.tsx'
import { ChartFrame } from './chart-frame.tsx'
import type { ChartProps } from './chart-frame.tsx'

/** An amount for each day or category: columns, with several series side by side. */
export function BarChart(props: ChartProps) {
  return <ChartFrame {...props} kind={barKind} />
}
