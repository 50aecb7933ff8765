import type { Order } from '@tandem/api-contract'
import type { RowRef } from '@tandem/items'
import { text } from '../lists/messages.ts'

/** An order as notes and favourites refer to it. */
export const orderRef = ({ id, number }: Pick<Order, 'id' | 'number'>): RowRef => ({
  type: 'order',
  id,
  name: text('orders.named', { number }),
  label: number,
})
