import type { Customer } from '@tandem/api-contract'
import { Text } from '@tandem/design-system'
import { Amounts } from '../lists/amounts.tsx'
import { Missing } from '../lists/missing.tsx'
import { oneLine } from '../lists/one-line.ts'
import { Places, placesOf } from '../lists/places.tsx'
import { useText } from '../lists/messages.ts'

/** The customer's name; an email address in its place would look like a name. */
export function CustomerName({ customer: { name } }: { customer: Customer }) {
  const text = useText()
  if (name === '')
    return (
      <Text as="span" tone="muted" weight="regular">
        {text('customers.noName')}
      </Text>
    )
  return (
    <bdi className={oneLine} title={name}>
      {name}
    </bdi>
  )
}

/** The customer's city and country. */
export function CustomerPlace({ customer: { city, country } }: { customer: Customer }) {
  const places = placesOf(city, country)
  if (places.length === 0) return <Missing />
  return (
    <Text as="span" tone="muted" className={oneLine} title={places.join(', ')}>
      <Places places={places} />
    </Text>
  )
}

/** The exact amounts spent, by currency. */
export function CustomerSpent({ customer: { spent } }: { customer: Customer }) {
  if (spent.length === 0) return <Missing />
  return <Amounts amounts={spent} />
}
