import { memo } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useFormatNumber } from '../numbers/use-format-number.ts'
import type { Reading } from './reading.ts'
import { chartSummary } from './summary.ts'

/** Sentences that describe the chart, for people who can't see it. */
export const ChartSummary = memo(function ChartSummary({ reading }: { reading: Reading }) {
  const exact = useFormatNumber()
  const { axis, series, total, formatValue, words } = reading
  const withTotal = total ? [...series, { label: words.total, values: total }] : series
  return <VisuallyHidden>{chartSummary(axis, withTotal, formatValue, words, exact)}</VisuallyHidden>
})
