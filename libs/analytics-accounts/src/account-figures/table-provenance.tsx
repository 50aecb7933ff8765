import type { AccountAnalytics, AccountService } from '@tandem/api-contract'
import { comparedWords, periodText } from '@tandem/choices'
import { Stack } from '@tandem/design-system'
import { Provenance } from '@tandem/page-parts'
import { accountFigures } from './figures.ts'
import type { AccountFigure } from './figures.ts'
import { figureName, ruleOf, sourceOf } from './figure-provenance.tsx'
import { useFigureText } from './messages.ts'
import { oldestReading } from './oldest-reading.ts'

const ofTrackers: readonly AccountFigure[] = ['followers', 'growth', 'posts', 'engagement']

interface TableProvenanceProps {
  service: AccountService
  /** Undefined until loaded. */
  accounts: readonly Pick<AccountAnalytics, 'read_at' | 'current' | 'previous' | 'compared'>[] | undefined
  timeZone: string
}

/** Explains the source of a table of accounts, column by column. */
export function TableProvenance({ service, accounts, timeZone }: TableProvenanceProps) {
  const text = useFigureText()
  const against = accounts?.[0] ? comparedWords(accounts[0], timeZone) : null
  const figures = service === 'tracker' ? ofTrackers : accountFigures
  const sources = [...new Set(figures.map((figure) => sourceOf(figure, service)))]
  return (
    <Provenance
      figure={text('where.table')}
      source={
        <Stack gap="1">
          {sources.map((source) => (
            <span key={source}>{source}</span>
          ))}
        </Stack>
      }
      readAt={oldestReading(accounts ?? [])}
      zone={timeZone}
      rule={
        <Stack gap="2">
          {figures.map((figure) => (
            <span key={figure}>
              <strong>{figureName(figure, service)}</strong>
              {': '}
              {ruleOf(figure, service)}
            </span>
          ))}
          {service === 'social' && <span>{`${text('where.networkDays')}.`}</span>}
          {against !== null && <span>{`${against}.`}</span>}
          {against !== null && service === 'social' && <span>{periodText('wholeDays')}</span>}
        </Stack>
      }
    />
  )
}
