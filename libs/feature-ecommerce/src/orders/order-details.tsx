import type { OrderDetail, OrderDetails } from '@tandem/api-contract'
import { Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatMoney } from '@tandem/format'
import { Moment } from '@tandem/page-parts'
import { AddressLines } from '../lists/address-lines.tsx'
import { DetailSection, Facts } from '../lists/detail-section.tsx'
import type { Fact } from '../lists/detail-section.tsx'
import { text as say, useText } from '../lists/messages.ts'
import { readableWord } from './readable-word.ts'

interface OrderDetailsViewProps {
  order: OrderDetail
  timeZone: string
}

/**
 * Payment, shipping, addresses and codes of an order; says so when the store hasn't been synced for them yet.
 */
export function OrderDetailsView({ order, timeZone }: OrderDetailsViewProps) {
  const text = useText()
  const { details, currency, store_name } = order
  if (details === null) {
    return (
      <DetailSection title={text('orders.delivery')}>
        <Text size="sm" tone="muted">
          {text('orders.notReadYet', { store: store_name })}
        </Text>
      </DetailSection>
    )
  }
  const { discount_codes: codes } = details
  return (
    <>
      {codes.length > 0 && (
        <DetailSection title={text('orders.codes', { count: codes.length })}>
          <Facts
            amounts
            facts={codes.map(({ code, discount }, position) => ({
              key: String(position),
              label: code,
              value: discount === null ? text('orders.codeUsed') : formatMoney(-discount, currency),
            }))}
          />
        </DetailSection>
      )}
      <DetailSection title={text('orders.delivery')}>
        <Facts facts={deliveryFacts(order, details, timeZone)} />
      </DetailSection>
    </>
  )
}

function deliveryFacts(
  { payment_method, shipping_method }: OrderDetail,
  details: OrderDetails,
  timeZone: string,
): Fact[] {
  const { paid_at, phone, note, billing_address, shipping_address } = details
  const isSame = shipping_address !== null && same(shipping_address) === same(billing_address)
  const facts: (Fact | false)[] = [
    {
      key: 'paid',
      label: say('orders.paid'),
      value: paid_at === null ? say('orders.notPaid') : <Moment at={paid_at} timeZone={timeZone} />,
    },
    payment_method !== null && {
      key: 'payment',
      label: say('orders.payment'),
      value: readableWord(payment_method),
    },
    shipping_method !== null && { key: 'shipping', label: say('orders.shipping'), value: shipping_method },
    phone !== null && { key: 'phone', label: say('orders.phone'), value: phone },
    note !== null && {
      key: 'note',
      label: say('orders.note'),
      value: <bdi className={css({ whiteSpace: 'pre-wrap' })}>{note}</bdi>,
    },
    billing_address !== null && {
      key: 'billing',
      label: say('orders.billingAddress'),
      value: <AddressLines address={billing_address} />,
    },
    shipping_address !== null && {
      key: 'address',
      label: say('orders.shippingAddress'),
      value: isSame ? say('orders.sameAddress') : <AddressLines address={shipping_address} />,
    },
  ]
  return facts.filter((fact) => fact !== false)
}

const same = (address: OrderDetails['billing_address']) => JSON.stringify(address)
