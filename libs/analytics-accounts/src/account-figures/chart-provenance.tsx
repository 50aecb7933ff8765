import type { AccountAnalytics } from '@tandem/api-contract'
import { Stack } from '@tandem/design-system'
import { Provenance } from '@tandem/page-parts'
import { isOfNetwork } from './day-values.ts'
import type { DayFigure } from './day-values.ts'
import { sourceOf } from './figure-provenance.tsx'
import { useFigureText } from './messages.ts'
import { oldestReading } from './oldest-reading.ts'

interface ChartProvenanceProps {
  accounts: readonly Pick<AccountAnalytics, 'service' | 'read_at'>[]
  figure: DayFigure
  timeZone: string
}

/** Explains the source of a chart's daily values. */
export function ChartProvenance({ accounts, figure, timeZone }: ChartProvenanceProps) {
  const text = useFigureText()
  const sources = [...new Set(accounts.map(({ service }) => sourceOf(figure, service)))]
  return (
    <Provenance
      figure={text(`byDay.${figure}`)}
      source={
        <Stack gap="1">
          {sources.map((source) => (
            <span key={source}>{source}</span>
          ))}
        </Stack>
      }
      readAt={oldestReading(accounts)}
      zone={timeZone}
      days={isOfNetwork(figure) ? text('where.networkDays') : undefined}
      rule={[text(`dayRules.${figure}`), ...(figure === 'posts' ? [] : [text('dayGaps')])].join(' ')}
    />
  )
}
