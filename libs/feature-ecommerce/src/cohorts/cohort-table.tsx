import { cohortDays } from '@tandem/api-contract'
import type { Cohorts } from '@tandem/api-contract'
import { ScrollRegion, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatMoney, formatMonth, formatNumber, formatShare } from '@tandem/format'
import { repeatRate, revenuePerCustomer } from './cohort-rows.ts'
import { useCohortText } from './messages.ts'

/** Cohorts as a table. A table wider than the screen scrolls sideways, by keyboard too. */
export function CohortTable({ months, currency }: { months: Cohorts['months']; currency: string }) {
  const text = useCohortText()
  const label = text('table', { currency })
  return (
    <ScrollRegion aria-label={text('region')}>
      <table className={table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2} data-side="start">
              {text('month')}
            </th>
            <th scope="col" rowSpan={2}>
              {text('customers')}
            </th>
            <th scope="colgroup" colSpan={cohortDays.length}>
              {text('repeat')}
            </th>
            <th scope="colgroup" colSpan={cohortDays.length}>
              {text('revenue', { currency })}
            </th>
          </tr>
          <tr>
            {['repeat', 'revenue'].map((group) =>
              cohortDays.map((days) => (
                <th scope="col" key={`${group} ${days}`}>
                  {text('afterDays', { days })}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {months.map((cohort) => (
            <tr key={cohort.month}>
              <th scope="row" data-side="start">
                {formatMonth(`${cohort.month}-01`)}
              </th>
              <td>{formatNumber(cohort.customers, { full: true })}</td>
              {cohortDays.map((days) => (
                <Figure key={days} value={repeatRate(cohort, days)} said={fixedShare} />
              ))}
              {cohortDays.map((days) => (
                <Figure
                  key={days}
                  value={revenuePerCustomer(cohort, days)}
                  said={(amount) => formatMoney(amount, currency)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

/** As many decimals in each row, so that they are aligned. */
const fixedShare = (share: number) => formatShare(share, { fixed: true })

function Figure({ value, said }: { value: number | null; said: (value: number) => string }) {
  const text = useCohortText()
  return (
    <td>
      {value === null ? (
        <Text as="span" tone="muted">
          {text('notYet')}
        </Text>
      ) : (
        said(value)
      )}
    </td>
  )
}

const table = css({
  width: 'full',
  textStyle: 'sm',
  borderCollapse: 'collapse',
  '& th, & td': { paddingBlock: '2.5', paddingInline: '3', textAlign: 'end', whiteSpace: 'nowrap' },
  '& th': { fontWeight: 'medium' },
  '& thead th': { color: 'fg.muted', verticalAlign: 'bottom' },
  '& tbody tr': { borderTop: '1px solid', borderColor: 'border.subtle' },
  // The month stays visible while the figures scroll.
  '& [data-side]': {
    position: 'sticky',
    insetInlineStart: '0',
    textAlign: 'start',
    background: 'bg.surface',
  },
})
