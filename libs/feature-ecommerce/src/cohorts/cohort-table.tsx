import { cohortDays } from '@tandem/api-contract'
import type { Cohorts } from '@tandem/api-contract'
import { ScrollRegion, Text, VisuallyHidden } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatMoney, formatMonth, formatNumber, formatShare } from '@tandem/format'
import type { CSSProperties } from 'react'
import { repeatRate, revenuePerCustomer } from './cohort-rows.ts'
import { useCohortText } from './messages.ts'

/** Cohorts as a table. A table wider than the screen scrolls sideways, by keyboard too. */
export function CohortTable({ months, currency }: { months: Cohorts['months']; currency: string }) {
  const text = useCohortText()
  const label = text('table', { currency })
  const highest = Math.max(
    ...months.flatMap((cohort) => cohortDays.map((days) => repeatRate(cohort, days) ?? 0)),
  )
  return (
    <ScrollRegion aria-label={text('region')}>
      <table className={table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2} data-side="start">
              {text('month')}
            </th>
            <th scope="col" rowSpan={2} data-wide>
              {text('customers')}
            </th>
            <th scope="colgroup" colSpan={cohortDays.length} data-group>
              <span>{text('repeat')}</span>
            </th>
            <th scope="colgroup" colSpan={cohortDays.length} data-group>
              <span>{text('revenue', { currency })}</span>
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
                <span data-narrow>{text('customersOf', counted(cohort.customers))}</span>
              </th>
              <td data-wide>{formatNumber(cohort.customers, { full: true })}</td>
              {cohortDays.map((days) => (
                <Figure key={days} value={repeatRate(cohort, days)} format={fixedShare} highest={highest} />
              ))}
              {cohortDays.map((days) => (
                <Figure
                  key={days}
                  value={revenuePerCustomer(cohort, days)}
                  format={(amount) => formatMoney(amount, currency)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

const counted = (count: number) => ({ count, formatted: formatNumber(count, { full: true }) })

/** As many decimals in each row, so that they are aligned. */
const fixedShare = (share: number) => formatShare(share, { fixed: true })

interface FigureProps {
  value: number | null
  format: (value: number) => string
  /** The value with the strongest background; without it there is none. */
  highest?: number
}

function Figure({ value, format, highest = 0 }: FigureProps) {
  const text = useCohortText()
  if (value === null)
    return (
      <td>
        <Text as="span" tone="subtle" aria-hidden>
          {text('notYetSign')}
        </Text>
        <VisuallyHidden>{text('notYet')}</VisuallyHidden>
      </td>
    )
  if (highest === 0) return <td>{format(value)}</td>
  const height = { '--height': `${Math.round((value / highest) * 100)}%` } as CSSProperties
  return (
    <td data-height style={height}>
      {format(value)}
    </td>
  )
}

const table = css({
  width: 'full',
  textStyle: 'sm',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  // All columns fit on paper.
  _print: { zoom: '[0.8]' },
  // Text for screen readers must not overflow.
  '& td': { position: 'relative' },
  '& th, & td': { paddingBlock: '2.5', paddingInline: '3', textAlign: 'end', whiteSpace: 'nowrap' },
  '& :is(th, td):last-child': { paddingInlineEnd: '5' },
  '& th': { fontWeight: 'medium' },
  '& thead th': { color: 'fg.muted', verticalAlign: 'bottom' },
  '& thead [data-group]': {
    position: 'relative',
    paddingBlockEnd: '1',
    textAlign: 'center',
    // A line over its columns.
    _after: {
      content: '""',
      position: 'absolute',
      insetInline: '3',
      insetBlockEnd: '0',
      borderBottom: '1px solid',
      borderColor: 'border.default',
    },
    // In sight as soon as one of its columns is.
    '& > span': { display: 'inline-block', position: 'sticky', insetInlineEnd: '3' },
  },
  // On a phone, the customers are below the month, so that all shares are in sight.
  '& [data-narrow]': { display: 'none', fontWeight: 'regular', color: 'fg.muted' },
  mobileDown: {
    '& [data-wide]': { display: 'none' },
    '& [data-narrow]': { display: 'block' },
    '& th, & td': { paddingInline: '2' },
    '& thead th': { whiteSpace: 'normal' },
  },
  '& tbody tr': { borderTop: '1px solid', borderColor: 'border.subtle' },
  // The highest share has the strongest colour on which the text is still easy to read.
  '& [data-height]': {
    background: '[color-mix(in srgb, {colors.chart.seq-4} var(--height), {colors.bg.surface})]',
  },
  // The month stays visible while the figures scroll.
  '& [data-side]': {
    position: 'sticky',
    insetInlineStart: '0',
    zIndex: '[1]',
    paddingInlineStart: '5',
    textAlign: 'start',
    background: 'bg.surface',
    mobileDown: { paddingInlineStart: '4' },
  },
})
