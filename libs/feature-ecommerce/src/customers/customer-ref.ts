import type { Customer } from '@tandem/api-contract'
import type { RowRef } from '@tandem/items'
import { text } from '../lists/messages.ts'

/** A customer as notes and favourites refer to them. */
export const customerRef = ({ id, name, email }: Pick<Customer, 'id' | 'name' | 'email'>): RowRef => ({
  type: 'customer',
  id,
  name: name || email || text('customers.noName'),
})
