import { barKind } from './bar-marks.tsx'
import { ChartFrame } from './chart-frame.tsx'
import type { ChartProps } from './chart-frame.tsx'

/** How much each day or each thing brought: columns, those of several series side by side. */
export function BarChart(props: ChartProps) {
  return <ChartFrame {...props} kind={barKind} />
}
