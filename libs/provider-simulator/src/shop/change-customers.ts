import type { Person } from '../dataset/dataset.ts'
import { present } from './present.ts'
import type { Shop } from './shop.ts'
import type { ShopCustomer } from './shop-rows.ts'

const customerAt = (shop: Shop, id: number): number => {
  const index = shop.customers.findIndex((customer) => customer.id === id)
  if (index === -1) throw new RangeError(`The shop ${shop.name} has no customer ${id}`)
  return index
}

const announce = (shop: Shop, event: 'created' | 'updated' | 'deleted', row: ShopCustomer) => {
  shop.version += 1
  shop.deliveries.announce({ resource: 'customer', event, row })
}

/** Registers a person, and returns their id. */
export const addCustomer = (shop: Shop, person: Person & { country?: string; role?: string }): number => {
  const { local } = present(shop)
  const id = shop.nextId++
  const customer: ShopCustomer = {
    country: '',
    ...person,
    id,
    username: person.email,
    createdAt: local,
    modifiedAt: local,
  }
  shop.customers.push(customer)
  announce(shop, 'created', customer)
  return id
}

/** Changes a customer's name or email address; their orders keep the old ones. */
export const modifyCustomer = (shop: Shop, id: number, person: Partial<Person>): void => {
  const index = customerAt(shop, id)
  const customer = { ...shop.customers[index]!, ...person, modifiedAt: present(shop).local }
  shop.customers[index] = customer
  announce(shop, 'updated', customer)
}

/** Deletes a customer: their orders stay, as orders of a guest. */
export const deleteCustomer = (shop: Shop, id: number): void => {
  const [customer] = shop.customers.splice(customerAt(shop, id), 1)
  for (const order of shop.orders.values())
    if (order.customer?.id === id) {
      const { firstName, lastName, email } = order.customer
      order.guest = { firstName, lastName, email }
      order.customer = null
    }
  announce(shop, 'deleted', customer!)
}

/** Merges two customers as Shopify does: one is kept and gets the orders of both. */
export const mergeCustomers = (shop: Shop, keptId: number, goneId: number): void => {
  if (keptId === goneId) throw new RangeError('A customer cannot be merged with itself')
  const [gone] = shop.customers.splice(customerAt(shop, goneId), 1)
  const index = customerAt(shop, keptId)
  const kept = { ...shop.customers[index]!, modifiedAt: present(shop).local }
  shop.customers[index] = kept
  for (const order of shop.orders.values()) if (order.customer?.id === goneId) order.customer = kept
  shop.version += 1
  shop.deliveries.announce({ resource: 'customer', event: 'merged', row: kept, gone: gone! })
}
