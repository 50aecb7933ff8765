export { AreaChart } from './area-chart.tsx'
export type { CategoryAxis, ChartAxis, DayAxis } from './axis.ts'
export { BarChart } from './bar-chart.tsx'
export type { ChartProps } from './chart-frame.tsx'
export type { ChartShellProps } from './chart-shell.tsx'
export {
  DistributionBars,
  type DistributionBarsProps,
  type DistributionPart,
  type DistributionRow,
} from './distribution-bars.tsx'
export { HeatMap, type HeatMapProps, type WeekHour } from './heat-map.tsx'
export type { ChartLabels } from './labels.ts'
export { LineChart } from './line-chart.tsx'
export type { ChartPrevious, ChartSeries, PlainValue, SeriesColor } from './series.ts'
export { StackedChart, type StackedChartProps } from './stacked-chart.tsx'
export { TandemChart, type ChartMark, type TandemChartProps, type TandemSide } from './tandem-chart.tsx'
