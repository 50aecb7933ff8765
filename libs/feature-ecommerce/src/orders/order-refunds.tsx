import type { OrderDetail } from '@tandem/api-contract'
import { Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatMoney } from '@tandem/format'
import { Moment } from '@tandem/page-parts'
import { text as say, useText } from '../lists/messages.ts'
import { entry, list } from './order-list-styles.ts'

/** The refunds of an order, each with its parts. */
export function OrderRefunds({
  order: { refunds, currency },
  timeZone,
}: {
  order: OrderDetail
  timeZone: string
}) {
  const text = useText()
  return (
    <ul className={list}>
      {refunds.map((refund) => (
        <li key={refund.id} className={entry}>
          <span className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
            <bdi>{refund.reason || text('orders.noReason')}</bdi>
            <Text size="xs" tone="muted">
              <Moment at={refund.refunded_at} timeZone={timeZone} />
              {refund.items_count > 0 && ` · ${text('orders.itemsBack', { count: refund.items_count })}`}
            </Text>
            <Text size="xs" tone="muted">
              {partsOf(refund, currency)}
            </Text>
          </span>
          <Text as="span" numeric>
            {formatMoney(-refund.amount, currency)}
          </Text>
        </li>
      ))}
    </ul>
  )
}

/** `Shipping ₺50,00 · Tax ₺10,00`; empty for a refund that hasn't been synced since we store its parts. */
function partsOf(refund: OrderDetail['refunds'][number], currency: string): string | null {
  const { amount, items_total, shipping_total, fee_total, tax_total } = refund
  if (shipping_total === null || fee_total === null || tax_total === null) return null
  const unnamed = amount - items_total - shipping_total - fee_total - tax_total
  const parts = [
    ['items', items_total],
    ['shipping', shipping_total],
    ['fees', fee_total],
    ['tax', tax_total],
    // The refund is less than the value of what came back when the shop kept a part.
    [unnamed < 0 ? 'kept' : 'unnamed', unnamed],
  ] as const
  return parts
    .filter(([, value]) => value !== 0)
    .map(([part, value]) => say(`orders.refundParts.${part}`, { amount: formatMoney(value, currency) }))
    .join(' · ')
}
