import { ChartFrame } from './chart-frame.tsx'
import type { ChartProps } from './chart-frame.tsx'
import { areaStackKind, columnStackKind } from './stack-marks.tsx'

export interface StackedChartProps extends ChartProps {
  /** Columns for daily amounts, areas for a level over time. */
  shape?: 'columns' | 'areas'
}

/**
 * Parts of one whole, stacked, with their total. When a part is missing, so is the total, and the stack has
 * an open top.
 */
export function StackedChart({ shape = 'columns', ...props }: StackedChartProps) {
  return <ChartFrame {...props} kind={shape === 'areas' ? areaStackKind : columnStackKind} />
}
