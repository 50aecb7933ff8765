import { soldKinds } from '@tandem/api-contract'
import type { ProvenWindow, SoldTotals } from '@tandem/api-contract'
import { Card, KpiStrip } from '@tandem/design-system'
import { compactTogether, formatMoney, formatNumber } from '@tandem/format'
import { usePostsText } from './messages.ts'
import { SalesProvenance } from './sales-provenance.tsx'
import { soldColors } from './sold-key.tsx'

interface SoldTotalsStripProps {
  totals: SoldTotals
  /** How many posts sold it. */
  posts: number
  window: ProvenWindow
  timeZone: string
}

/** What the posts of a view sold in one currency, each figure separately. */
export function SoldTotalsStrip({ totals, posts, window, timeZone }: SoldTotalsStripProps) {
  const text = usePostsText()
  const { currency, proven, instagram } = totals
  const amounts = [
    ...soldKinds.map((kind) => (kind === 'proven' ? proven : instagram[kind]).revenue),
    proven.also_revenue,
  ]
  const compact = compactTogether(amounts.map((amount) => ({ amount, currency })))
  const money = (amount: number) => formatMoney(amount, currency, { compact })
  const counted = { count: posts, formatted: formatNumber(posts, { full: true }) }
  return (
    <Card flush>
      <KpiStrip
        label={text('sold.totals')}
        items={soldKinds.map((kind) => {
          const { orders, revenue } = kind === 'proven' ? proven : instagram[kind]
          const ordersText = text('revenue.orders', { count: orders, formatted: formatNumber(orders) })
          return {
            key: kind,
            label:
              kind === 'proven'
                ? text('sold.proven', { days: window, posts: text('head.count', counted) })
                : text(`revenue.${kind}`),
            value: money(revenue),
            exact: formatMoney(revenue, currency),
            color: soldColors[kind],
            ...(kind === 'proven' && {
              info: (
                <SalesProvenance
                  figure={text('columns.proven', { days: window })}
                  zone={timeZone}
                  currency={currency}
                />
              ),
            }),
            footnote:
              kind === 'proven' && proven.also_revenue !== 0
                ? `${ordersText} · ${text('revenue.also', { amount: money(proven.also_revenue) })}`
                : ordersText,
          }
        })}
      />
    </Card>
  )
}
