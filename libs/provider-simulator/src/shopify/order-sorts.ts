import type { ShopOrder } from '../shop/shop-rows.ts'
import { financialStatus, fulfillmentStatus } from './order-status.ts'

/** A number that sorts as text. */
export const padded = (value: number): string => String(value).padStart(15, '0')

/** `Last, First` of the buyer; empty for a guest who left no name. */
export const nameOf = ({ customer, guest }: ShopOrder) => {
  const person = customer ?? guest
  return person ? `${person.lastName}, ${person.firstName}` : ''
}

/** The sort keys of orders. */
export const orderSorts: Record<string, (order: ShopOrder) => string> = {
  CREATED_AT: ({ createdGmt }) => createdGmt,
  PROCESSED_AT: ({ createdGmt }) => createdGmt,
  UPDATED_AT: ({ modifiedGmt }) => modifiedGmt,
  ORDER_NUMBER: ({ id }) => padded(id),
  TOTAL_PRICE: ({ total }) => padded(total),
  CURRENT_TOTAL_PRICE: ({ total }) => padded(total),
  FINANCIAL_STATUS: financialStatus,
  FULFILLMENT_STATUS: fulfillmentStatus,
  CUSTOMER_NAME: nameOf,
  DESTINATION: ({ country }) => country,
}
