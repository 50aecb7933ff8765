import { soldKinds } from '@tandem/api-contract'
import type { ProvenWindow, SoldKind, SoldTotals } from '@tandem/api-contract'
import { Card, KpiStrip, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { compactTogether, firstWholeDay, formatMoney, formatNumber } from '@tandem/format'
import { sayKnownSince } from './known-since-day.ts'
import { usePostsText } from './messages.ts'
import { SalesProvenance } from './sales-provenance.tsx'
import { soldColors } from './sold-key.tsx'

interface SoldTotalsStripProps {
  totals: SoldTotals
  window: ProvenWindow
  /** Since when all orders of each figure are known; null when none is missing. */
  knownSince: Record<SoldKind, string | null>
  timeZone: string
}

/** What the posts of a view sold in one currency, each figure separately. */
export function SoldTotalsStrip({ totals, window, knownSince, timeZone }: SoldTotalsStripProps) {
  const text = usePostsText()
  const { currency, proven, instagram } = totals
  const amounts = [
    ...soldKinds.map((kind) => (kind === 'proven' ? proven : instagram[kind]).revenue),
    proven.also_revenue,
  ]
  const compact = compactTogether(amounts.map((amount) => ({ amount, currency })))
  const money = (amount: number) => formatMoney(amount, currency, { compact })
  return (
    <Card flush>
      <KpiStrip
        label={text('sold.totals')}
        items={soldKinds.map((kind) => {
          const { orders, revenue } = kind === 'proven' ? proven : instagram[kind]
          const isUnknown = orders === 0 && knownSince[kind] !== null
          const ordersText = text('revenue.orders', { count: orders, formatted: formatNumber(orders) })
          return {
            key: kind,
            label: kind === 'proven' ? text('columns.proven', { days: window }) : text(`revenue.${kind}`),
            value: isUnknown ? null : money(revenue),
            ...(!isUnknown && { exact: formatMoney(revenue, currency) }),
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
            footnote: isUnknown
              ? undefined
              : kind === 'proven' && proven.also_revenue !== 0
                ? `${ordersText} · ${text('revenue.also', { amount: money(proven.also_revenue) })}`
                : ordersText,
          }
        })}
      />
      {knownSince.proven !== null && (
        <Text size="xs" tone="muted" className={since}>
          {sayKnownSince(firstWholeDay(knownSince.proven, timeZone))}
        </Text>
      )}
    </Card>
  )
}

const since = css({
  paddingInline: '5',
  paddingBlock: '3',
  mobileDown: { paddingInline: '4' },
  borderTop: '1px solid',
  borderTopColor: 'border.subtle',
})
