import { attributionSteps } from '@tandem/api-contract'
import type { Post } from '@tandem/api-contract'
import { Stack, Text, VisuallyHidden } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { formatMoney, formatNumber } from '@tandem/format'
import { Link } from 'react-router'
import { usePostsText } from './messages.ts'
import { ordersOf, revenueOf, soldIn, unitsOf } from './post-sales.ts'
import { SalesProvenance } from './sales-provenance.tsx'
import { SalesRule } from './sales-rule.tsx'
import { withOrders } from './with-orders.ts'

interface CardRevenueStepsProps extends Pick<Post, 'sales'> {
  name: string
  href: string
  timeZone: string
}

const exact = (value: number) => formatNumber(value, { full: true })

/** What a post sold, step by step and currency by currency; each figure leads to what it is made of. */
export function CardRevenueSteps({ sales, name, href, timeZone }: CardRevenueStepsProps) {
  const text = usePostsText()
  const sold = soldIn(sales)
  return (
    <div className={box}>
      <Stack gap="3">
        <div className={head}>
          <strong>{text('revenue.title')}</strong>
          <SalesProvenance
            figure={text('revenue.label')}
            zone={timeZone}
            {...(sold.length > 0 && { currency: sold.map(({ currency }) => currency).join(', ') })}
          />
        </div>
        {sold.length === 0 && (
          <Text size="sm" tone="muted">
            {text(sales === null ? 'revenue.nothing' : 'revenue.nothingSold')}
          </Text>
        )}
        {sold.map((one) => (
          <table key={one.currency} className={table} aria-label={`${name}, ${one.currency}`}>
            <thead>
              <tr>
                <th scope="col">{one.currency}</th>
                <th scope="col">{text('revenue.revenue')}</th>
                <th scope="col">{text('revenue.unitsHead')}</th>
                <th scope="col">{text('revenue.ordersHead')}</th>
              </tr>
            </thead>
            <tbody>
              {attributionSteps.map((step) => (
                <tr key={step}>
                  <th scope="row">{text(`revenue.${step}`)}</th>
                  <td>{formatMoney(one[step].revenue, one.currency)}</td>
                  <td>{exact(one[step].units)}</td>
                  <td>
                    <Link to={withOrders(href, step, one.currency)} className={link()}>
                      {step === 'estimated' ? text('revenue.seeDays') : exact(one[step].orders)}
                      <VisuallyHidden>
                        {step === 'estimated'
                          ? text('revenue.daysOf', { currency: one.currency })
                          : text('revenue.ordersOf', {
                              step: text(`revenue.${step}`),
                              currency: one.currency,
                            })}
                      </VisuallyHidden>
                    </Link>
                  </td>
                </tr>
              ))}
              <tr data-total="">
                <th scope="row">{text('revenue.total')}</th>
                <td>{formatMoney(revenueOf(one), one.currency)}</td>
                <td>{exact(unitsOf(one))}</td>
                <td>{exact(ordersOf(one))}</td>
              </tr>
            </tbody>
          </table>
        ))}
        <SalesRule />
      </Stack>
    </div>
  )
}

const box = css({
  padding: '4',
  width: '[min(24rem, 100vw - 32px)]',
  mobileDown: { width: 'full' },
})
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  marginBlock: '[-6px]',
  '& strong': { textStyle: 'sm', fontWeight: 'semibold' },
})
const table = css({
  width: 'full',
  textStyle: 'sm',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '[-0.02em]',
  '& :is(td, th)': { paddingBlock: '1', textAlign: 'end', fontWeight: 'regular' },
  '& :is(td, th):first-child': { textAlign: 'start' },
  '& thead th': { textStyle: 'xs', color: 'fg.muted' },
  '& [data-total] > *': { borderTop: '1px solid', borderTopColor: 'border.subtle', fontWeight: 'medium' },
})
