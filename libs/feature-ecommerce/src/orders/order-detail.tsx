import type { OrderDetail } from '@tandem/api-contract'
import { wordOfStatus } from '@tandem/choices'
import { Inline, Stack, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { Moment } from '@tandem/page-parts'
import { useUser } from '@tandem/session'
import { CircleCheck, CircleSlash } from 'lucide-react'
import { Link } from 'react-router'
import { DetailSection, Facts } from '../lists/detail-section.tsx'
import type { Fact } from '../lists/detail-section.tsx'
import { Places, placesOf } from '../lists/places.tsx'
import { useText } from '../lists/messages.ts'
import { ecommercePaths } from '../paths.ts'
import { attributionFacts, attributionSentence } from './attribution-words.ts'
import { moneySummary } from './money-summary.ts'
import { orderAddress } from './order-address.ts'
import { OrderDetailsView } from './order-details.tsx'
import { LaterChanges, OrderLines } from './order-lines.tsx'
import { OrderRefunds } from './order-refunds.tsx'
import { ShopNotes } from './shop-notes.tsx'
import { OrderStatusBadge } from './order-status-badge.tsx'

/** Everything known about an order. */
export function OrderDetailView({ item }: { item: OrderDetail }) {
  const { timezone } = useUser().team
  return <OrderSheet order={item} timeZone={timezone} />
}

/** An order as on paper: when, who, what, how much, where from. Times are in `timeZone`. */
export function OrderSheet({ order, timeZone }: { order: OrderDetail; timeZone: string }) {
  const text = useText()
  return (
    <>
      <Stack gap="3">
        <Inline gap="2" wrap>
          <OrderStatusBadge order={order} />
          <Text as="span" size="sm" tone="muted">
            <Moment at={order.ordered_at} timeZone={timeZone} />
            {` · ${order.store_name}`}
          </Text>
        </Inline>
        <Revenue order={order} />
        <LaterChanges order={order} />
        <Buyer order={order} />
      </Stack>
      <DetailSection title={text('orders.lines', { count: order.lines.length })}>
        <OrderLines order={order} />
      </DetailSection>
      <DetailSection title={text('orders.money')}>
        <Facts amounts facts={moneySummary(order)} />
      </DetailSection>
      {order.refunds.length > 0 && (
        <DetailSection title={text('orders.refunds')}>
          <OrderRefunds order={order} timeZone={timeZone} />
        </DetailSection>
      )}
      <OrderDetailsView order={order} timeZone={timeZone} />
      {order.has_shop_notes && <ShopNotes orderId={order.id} timeZone={timeZone} />}
      <DetailSection title={text('orders.origin')}>
        <Text size="sm">{attributionSentence(order.attribution)}</Text>
        <Facts facts={attributionFacts(order.attribution)} />
      </DetailSection>
    </>
  )
}

/** Whether it counts as revenue, and if not why. */
function Revenue({ order: { is_sale, status } }: { order: OrderDetail }) {
  const text = useText()
  const Icon = is_sale ? CircleCheck : CircleSlash
  return (
    <Inline gap="1.5">
      <Icon
        size={16}
        aria-hidden
        className={css({ flex: 'none', color: is_sale ? 'success.fg' : 'fg.muted' })}
      />
      <Text as="span" size="sm">
        {is_sale ? text('orders.isSale') : text('orders.isNoSale', { status: wordOfStatus(status) })}
      </Text>
    </Inline>
  )
}

function Buyer({ order }: { order: OrderDetail }) {
  const text = useText()
  const { customer_id, customer_name, customer_email, customer_city, customer_country, store_id } = order
  const name = customer_name || text('orders.guest')
  const places = placesOf(customer_city, customer_country)
  const known: (Fact | false)[] = [
    {
      key: 'customer',
      label: text('orders.customer'),
      value:
        customer_id === null ? (
          <bdi>{name}</bdi>
        ) : (
          <Link to={ecommercePaths.customer(customer_id)} className={link()}>
            <bdi>{name}</bdi>
          </Link>
        ),
    },
    customer_email !== null &&
      customer_email !== '' && { key: 'mail', label: text('orders.email'), value: customer_email },
    places.length > 0 && {
      key: 'place',
      label: text('customers.place'),
      value: <Places places={places} />,
    },
    customer_id !== null && {
      key: 'orders',
      label: text('customers.orders'),
      value: (
        <Link
          to={`${ecommercePaths.orders}${orderAddress.write({ store_id, customer_id })}`}
          className={link()}
        >
          {text('customers.allOrders')}
        </Link>
      ),
    },
  ]
  return <Facts facts={known.filter((fact) => fact !== false)} />
}
