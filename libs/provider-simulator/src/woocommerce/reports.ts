import type { OrderStatus } from '../dataset/dataset.ts'
import type { Answer, Call } from './answer.ts'
import { payingCustomerIds } from './customers.ts'

const statusNames: [OrderStatus, string][] = [
  ['pending', 'Pending payment'],
  ['processing', 'Processing'],
  ['on-hold', 'On hold'],
  ['completed', 'Completed'],
  ['cancelled', 'Cancelled'],
  ['refunded', 'Refunded'],
  ['failed', 'Failed'],
  ['checkout-draft', 'Draft'],
]

/** `GET /reports/orders/totals`, without the trash. */
export const orderTotals = ({ shop }: Call): Answer => {
  const totals = new Map<string, number>()
  for (const { status } of shop.orders.values()) totals.set(status, (totals.get(status) ?? 0) + 1)
  return {
    body: statusNames.map(([slug, name]) => ({ slug, name, total: totals.get(slug) ?? 0 })),
  }
}

/** `GET /reports/customers/totals` */
export const customerTotals = ({ shop }: Call): Answer => {
  const paying = payingCustomerIds(shop).size
  return {
    body: [
      { slug: 'paying', name: 'Paying customer', total: paying },
      { slug: 'non_paying', name: 'Non-paying customer', total: shop.customers.length - paying },
    ],
  }
}

/** `GET /reports/products/totals` */
export const productTotals = ({ shop }: Call): Answer => ({
  body: [
    { slug: 'external', name: 'External/Affiliate product', total: 0 },
    { slug: 'grouped', name: 'Grouped product', total: 0 },
    { slug: 'simple', name: 'Simple product', total: shop.products.length },
    { slug: 'variable', name: 'Variable product', total: 0 },
  ],
})
