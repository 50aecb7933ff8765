import { ChartFrame } from './chart-frame.tsx'
import type { ChartProps } from './chart-frame.tsx'
import { areaStackKind, columnStackKind } from './stack-marks.tsx'

export interface StackedChartProps extends ChartProps {
  /** Columns for what each day brought, areas for what there was all along. */
  shape?: 'columns' | 'areas'
}

/** Parts of one whole, laid on each other, with their total. Where a part is missing the total is, and the stack is open. */
export function StackedChart({ shape = 'columns', ...props }: StackedChartProps) {
  return <ChartFrame {...props} kind={shape === 'areas' ? areaStackKind : columnStackKind} />
}
