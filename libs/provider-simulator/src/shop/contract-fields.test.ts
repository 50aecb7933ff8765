import type { FieldUse, Order } from '@tandem/api-contract'
import { expect, test } from 'vitest'
import { openShopify } from '../testing/open-shopify.ts'
import { openTestShop } from '../testing/open-test-shop.ts'

/** The field of a shop's answer that each field of our orders is read from. */
interface Answered {
  woocommerce: string
  shopify: string
}

const ours = { leftOut: 'We number, count or look it up ourselves.' }

const orderFields: FieldUse<Order, Answered> = {
  id: ours,
  store_id: ours,
  number: { woocommerce: 'number', shopify: 'name' },
  status: { woocommerce: 'status', shopify: 'displayFinancialStatus' },
  currency: { woocommerce: 'currency', shopify: 'currencyCode' },
  total: { woocommerce: 'total', shopify: 'totalPriceSet { shopMoney { amount } }' },
  refunded_total: { woocommerce: 'refunds', shopify: 'totalRefundedSet { shopMoney { amount } }' },
  items_count: { woocommerce: 'line_items', shopify: 'lineItems(first: 1) { nodes { quantity } }' },
  ordered_at: { woocommerce: 'date_created_gmt', shopify: 'processedAt' },
  customer_id: { woocommerce: 'customer_id', shopify: 'customer { id }' },
  customer_name: { woocommerce: 'billing', shopify: 'billingAddress { name }' },
  customer_email: { woocommerce: 'billing', shopify: 'email' },
  customer_city: { woocommerce: 'billing', shopify: 'billingAddress { city }' },
  customer_country: { woocommerce: 'billing', shopify: 'billingAddress { countryCodeV2 }' },
  payment_method: { woocommerce: 'payment_method_title', shopify: 'paymentGatewayNames' },
  shipping_method: { woocommerce: 'shipping_lines', shopify: 'shippingLine { title }' },
  notes_count: ours,
}

const answered = Object.values<Answered | typeof ours>(orderFields).filter((use) => 'shopify' in use)

test('a simulated WooCommerce shop answers what our orders are read from', async () => {
  const [order] = await openTestShop().read<object[]>('/orders?per_page=1')
  const names = answered.map(({ woocommerce }) => woocommerce)
  expect(Object.keys(order ?? {})).toEqual(expect.arrayContaining(names))
})

test('a simulated Shopify shop answers what our orders are read from', async () => {
  const selected = answered.map(({ shopify }) => shopify).join('\n')
  const { orders } = await openShopify().read<{ orders: { nodes: object[] } }>(
    `{ orders(first: 1) { nodes { ${selected} } } }`,
  )
  const names = answered.map(({ shopify }) => shopify.replace(/[ (].*/, ''))
  expect(Object.keys(orders.nodes[0] ?? {})).toEqual(expect.arrayContaining(names))
})
