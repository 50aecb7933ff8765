import { ChartFrame } from './chart-frame.tsx'
import type { ChartProps } from './chart-frame.tsx'
import { areaKind } from './line-marks.tsx'

/** An amount over time: a line for each series, with its area down to zero. */
export function AreaChart(props: ChartProps) {
  return <ChartFrame {...props} kind={areaKind} />
}
