import type { Order } from '@tandem/api-contract'
import { orderName } from '@tandem/items'
import type { RowRef } from '@tandem/items'

/** An order as notes and favourites refer to it. */
export const orderRef = ({ id, number }: Pick<Order, 'id' | 'number'>): RowRef => ({
  type: 'order',
  id,
  name: orderName(number),
  label: number,
})
