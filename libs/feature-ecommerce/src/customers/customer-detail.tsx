import { OrderSearch } from '@tandem/api-contract'
import type { EndpointData, getCustomer } from '@tandem/api-contract'
import { storeQueries } from '@tandem/choices'
import { Loading, Skeleton, Stack, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { formatMoney, formatNumber } from '@tandem/format'
import { Moment, WidgetBoundary } from '@tandem/page-parts'
import { useUser } from '@tandem/session'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import * as v from 'valibot'
import { AddressLines } from '../lists/address-lines.tsx'
import { Amounts } from '../lists/amounts.tsx'
import { DetailSection, Facts } from '../lists/detail-section.tsx'
import type { Fact } from '../lists/detail-section.tsx'
import { isPartlyKnown } from '../lists/known-since.ts'
import { Missing } from '../lists/missing.tsx'
import { text as say, useText } from '../lists/messages.ts'
import { placesOf } from '../lists/places.tsx'
import { orderAddress } from '../orders/order-address.ts'
import { orderRef } from '../orders/order-ref.ts'
import { OrderStatusBadge } from '../orders/order-status-badge.tsx'
import { orderQueries } from '../orders/queries.ts'
import { ecommercePaths } from '../paths.ts'

type Customer = EndpointData<typeof getCustomer>

/** Everything known about a customer, and their last orders. */
export function CustomerDetailView({ item }: { item: Customer }) {
  const text = useText()
  const { timezone } = useUser().team
  const { data: stores } = useSuspenseQuery(storeQueries.list())
  const isUnknown = item.orders_count === 0 && isPartlyKnown(stores, item.store_id)
  const shown = { customer: item, isUnknown, timeZone: timezone }
  return (
    <>
      <CustomerFacts {...shown} />
      <DetailSection title={text('customers.lastOrders')}>
        <WidgetBoundary failedTitle={text('orders.failed')} loading={<OrdersSkeleton />}>
          <LastOrders {...shown} />
        </WidgetBoundary>
      </DetailSection>
    </>
  )
}

interface CustomerFactsProps {
  customer: Customer
  /** No order of theirs was read, and older ones may exist. */
  isUnknown?: boolean
  timeZone: string
}

/** Name, place and amounts spent, by currency. */
export function CustomerFacts(props: CustomerFactsProps) {
  return <Facts facts={customerFacts(props)} />
}

function customerFacts({ customer, isUnknown, timeZone }: CustomerFactsProps): Fact[] {
  const {
    email,
    city,
    country,
    phone,
    address,
    average_order,
    orders_count,
    last_order_at,
    registered_at,
    spent,
    store_name,
  } = customer
  const place = placesOf(city, country).join(', ')
  const known: (Fact | false)[] = [
    email !== null && email !== '' && { key: 'mail', label: say('customers.email'), value: email },
    phone !== null && { key: 'phone', label: say('orders.phone'), value: phone },
    address !== null
      ? {
          key: 'address',
          label: say('customers.address'),
          value: <AddressLines address={address} />,
        }
      : place !== '' && { key: 'place', label: say('customers.place'), value: <bdi>{place}</bdi> },
    { key: 'store', label: say('list.store'), value: <bdi>{store_name}</bdi> },
    {
      key: 'orders',
      label: say('customers.orders'),
      value: isUnknown ? <Missing /> : formatNumber(orders_count, { full: true }),
    },
    {
      key: 'spent',
      label: say('customers.spent'),
      value: spent.length === 0 ? <Missing /> : <Amounts amounts={spent} />,
    },
    average_order.length > 0 && {
      key: 'average',
      label: say('customers.averageOrder'),
      value: <Amounts amounts={average_order} />,
    },
    {
      key: 'last',
      label: say('customers.lastOrder'),
      value: last_order_at === null ? <Missing /> : <Moment at={last_order_at} timeZone={timeZone} />,
    },
    registered_at !== null && {
      key: 'registered',
      label: say('customers.registered'),
      value: <Moment at={registered_at} timeZone={timeZone} />,
    },
  ]
  return known.filter((fact) => fact !== false)
}

const shownOrders = 5

function LastOrders({ customer, isUnknown, timeZone }: CustomerFactsProps) {
  const text = useText()
  const { id, store_id } = customer
  const { data } = useSuspenseQuery(
    orderQueries.page(v.parse(OrderSearch, { store_id, per_page: shownOrders, customer_id: id })),
  )
  if (data.data.length === 0)
    return isUnknown ? <Missing /> : <Text tone="muted">{text('customers.noOrders')}</Text>
  return (
    <Stack gap="3">
      <ul className={list}>
        {data.data.map((order) => (
          <li key={order.id} className={entry}>
            <span>
              <Link to={ecommercePaths.order(order.id)} className={link()}>
                {orderRef(order).name}
              </Link>
              <Text size="xs" tone="muted">
                <Moment at={order.ordered_at} timeZone={timeZone} />
              </Text>
            </span>
            <span className={css({ marginInlineStart: 'auto' })}>
              <OrderStatusBadge order={order} />
            </span>
            <Text as="span" numeric>
              {formatMoney(order.total, order.currency)}
            </Text>
          </li>
        ))}
      </ul>
      <Link
        to={`${ecommercePaths.orders}${orderAddress.write({ store_id, customer_id: id })}`}
        className={link()}
      >
        {text('customers.allOrders')}
      </Link>
    </Stack>
  )
}

const OrdersSkeleton = () => (
  <Loading label={say('orders.loading')}>
    <Skeleton height={shownOrders * 44} />
  </Loading>
)

const list = css({ display: 'grid', gap: '2.5', textStyle: 'sm' })
const entry = css({ display: 'flex', alignItems: 'center', gap: '3' })
