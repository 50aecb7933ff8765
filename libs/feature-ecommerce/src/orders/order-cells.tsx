import type { Order } from '@tandem/api-contract'
import { Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatMoney } from '@tandem/format'
import { Moment, useMoments } from '@tandem/page-parts'
import { Missing } from '../lists/missing.tsx'
import { oneLine } from '../lists/one-line.ts'
import { Places, placesOf } from '../lists/places.tsx'
import { useText } from '../lists/messages.ts'
import { readableWord } from './readable-word.ts'

const onDesktop = css({ laptopDown: { display: 'none' } })
const onPhoneAndDesktop = css({ mobileToLaptop: { display: 'none' } })

/** When an order was placed; only the day where a table has little space. */
export function OrderMoment({ at, timeZone }: { at: string; timeZone: string }) {
  const [day, time] = useMoments(timeZone).parts(at)
  return (
    <Moment at={at} timeZone={timeZone}>
      {day}
      <span className={onPhoneAndDesktop}> {time}</span>
    </Moment>
  )
}

/** The customer of an order and their place. */
export function OrderCustomer({ order }: { order: Order }) {
  const text = useText()
  const { customer_name, customer_city, customer_country } = order
  const places = placesOf(customer_city, customer_country)
  // A guest without a name is shown as a guest: an email address in its place would look like a name.
  const name = customer_name || text('orders.guest')
  return (
    <span className={oneLine} title={[name, ...places].join(', ')}>
      <Text
        as="span"
        tone={customer_name ? undefined : 'muted'}
        weight={customer_name ? 'medium' : undefined}
      >
        <bdi>{name}</bdi>
      </Text>{' '}
      <Text as="span" tone="muted" className={onDesktop}>
        <Places places={places} />
      </Text>
    </span>
  )
}

/** Payment and shipping method. */
export function OrderDelivery({ order: { payment_method, shipping_method } }: { order: Order }) {
  const payment = payment_method && readableWord(payment_method)
  const known = [payment, shipping_method].filter((word) => word !== null && word !== '')
  if (known.length === 0) return <Missing />
  return (
    <Text as="span" tone="muted" className={oneLine} title={known.join(' · ')}>
      <bdi>{known.join(' · ')}</bdi>
    </Text>
  )
}

/** The exact total, and what was refunded. */
export function OrderTotal({ order }: { order: Order }) {
  const text = useText()
  const { total, refunded_total, currency } = order
  return (
    <>
      <span className={css({ display: 'block', fontWeight: 'medium' })}>{formatMoney(total, currency)}</span>
      {refunded_total > 0 && (
        <Text as="span" size="xs" tone="muted" className={css({ display: 'block' })}>
          {text('orders.refunded', { amount: formatMoney(refunded_total, currency) })}
        </Text>
      )}
    </>
  )
}
