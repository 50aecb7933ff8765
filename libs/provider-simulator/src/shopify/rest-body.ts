import type { OrderLine } from '../dataset/dataset.ts'
import { discountCodesOf, discountOf } from '../shop/discount-codes.ts'
import type { Shop } from '../shop/shop.ts'
import type { ShopCustomer, ShopOrder, ShopRefund } from '../shop/shop-rows.ts'
import { unnamedOf } from '../shop/taken-out.ts'
import { customerFigures } from './customer-node.ts'
import { shopifyNumber } from './gid.ts'
import { moneyOf, priceText } from './money.ts'
import { linesOf, refundedLinesOf } from './order-lines.ts'
import { sumsOf } from './order-node.ts'
import { cancellationOf, financialStatus } from './order-status.ts'
import { addressBody, ids, moneySet, restTime } from './rest-values.ts'

/** A customer as `customers/create` and `customers/update` send it. */
export const customerRest = (shop: Shop, customer: ShopCustomer) => {
  const known = shop.customers.some(({ id }) => id === customer.id)
  const updatedGmt = known
    ? customerFigures(shop, customer).updatedGmt
    : shop.clock.toGmt(customer.modifiedAt)
  return {
    ...ids('Customer', customer.id),
    email: customer.email,
    first_name: customer.firstName,
    last_name: customer.lastName,
    created_at: restTime(shop, shop.clock.toGmt(customer.createdAt)),
    updated_at: restTime(shop, updatedGmt),
    state: customer.id % 4 === 0 ? 'enabled' : 'disabled',
    note: null,
    verified_email: true,
    multipass_identifier: null,
    tax_exempt: false,
    phone: null,
    currency: shop.currency,
    tags: '',
    tax_exemptions: [],
    addresses: [],
    default_address: addressBody(customer, customer.country),
  }
}

/** A refund as `refunds/create` sends it, and as part of an order. */
export const refundRest = (shop: Shop, order: ShopOrder, refund: ShopRefund) => {
  const { both } = moneyOf(shop, order)
  const at = restTime(shop, refund.atGmt)
  const rest = unnamedOf(refund)
  const adjustment = (id: number, kind: string, reason: string, amount: number, tax: number) => ({
    id: shopifyNumber('OrderAdjustment', id),
    order_id: shopifyNumber('Order', order.id),
    refund_id: shopifyNumber('Refund', refund.id),
    amount: priceText(-amount),
    amount_set: moneySet(shop, order, both(-amount)),
    tax_amount: priceText(-tax),
    tax_amount_set: moneySet(shop, order, both(-tax)),
    kind,
    reason,
  })
  return {
    ...ids('Refund', refund.id),
    order_id: shopifyNumber('Order', order.id),
    created_at: at,
    processed_at: at,
    note: refund.reason,
    user_id: null,
    restock: true,
    refund_line_items: refundedLinesOf(order, refund).map(({ id, line, quantity, total }) => ({
      id: shopifyNumber('RefundLineItem', id),
      line_item_id: shopifyNumber('LineItem', line.id),
      line_item: lineRest(shop, order, line),
      quantity,
      restock_type: 'return',
      location_id: null,
      subtotal: Number(priceText(total)),
      subtotal_set: moneySet(shop, order, both(total)),
      total_tax: 0,
      total_tax_set: moneySet(shop, order, both(0)),
    })),
    order_adjustments: [
      ...(refund.shipping ?? []).map(({ id, total, tax = 0 }) =>
        adjustment(id, 'shipping_refund', 'Shipping refund', total, tax),
      ),
      ...(rest === 0 ? [] : [adjustment(refund.id, 'refund_discrepancy', 'Refund discrepancy', rest, 0)]),
    ],
    transactions: [],
    duties: [],
  }
}

const lineRest = (shop: Shop, order: ShopOrder, line: OrderLine) => {
  const { id, name, product, quantity, total } = line
  const discount = discountOf(order, line)
  const { both } = moneyOf(shop, order)
  const price = quantity === 0 ? 0 : Math.round((total + discount) / quantity)
  return {
    ...ids('LineItem', id),
    name: name.trim(),
    title: name.trim(),
    variant_title: null,
    sku: product?.sku ?? null,
    vendor: product ? shop.title : null,
    quantity,
    current_quantity: quantity,
    product_id: product ? shopifyNumber('Product', product.id) : null,
    product_exists: product !== null,
    variant_id: product ? shopifyNumber('ProductVariant', product.id) : null,
    price: priceText(price),
    price_set: moneySet(shop, order, both(price)),
    total_discount: '0.00',
    total_discount_set: moneySet(shop, order, both(0)),
    taxable: true,
    gift_card: false,
    requires_shipping: product !== null,
    properties: [],
    tax_lines: [],
    discount_allocations:
      discount === 0
        ? []
        : [
            {
              amount: priceText(discount),
              amount_set: moneySet(shop, order, both(discount)),
              discount_application_index: 0,
            },
          ],
  }
}

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0)

/** An order as the `orders/…` topics send it. */
export const orderRest = (shop: Shop, order: ShopOrder) => {
  const { money, items, shipping, all, refunded } = sumsOf({ shop }, order)
  const set = (parts: number[]) => moneySet(shop, order, money.both(...parts))
  const discounts = linesOf(order).map((line) => discountOf(order, line))
  const discounted = priceText(sum(discounts))
  const email = (order.customer ?? order.guest)?.email ?? ''
  const createdAt = restTime(shop, order.createdGmt)
  const { cancelledAt, cancelReason } = cancellationOf(order)
  const customer = order.customer && shop.customers.find(({ id }) => id === order.customer!.id)
  const current = money.both(...all)
  const back = money.both(...refunded)
  const left = { shop: current.shop - back.shop, presentment: current.presentment - back.presentment }
  const address = addressBody(order.customer ?? order.guest, order.country)
  return {
    ...ids('Order', order.id),
    name: `#${order.id}`,
    number: order.id,
    order_number: order.id + 1000,
    created_at: createdAt,
    processed_at: createdAt,
    updated_at: restTime(shop, order.modifiedGmt),
    cancelled_at: cancelledAt && restTime(shop, cancelledAt.slice(0, 19)),
    cancel_reason: cancelReason?.toLowerCase() ?? null,
    closed_at: order.completedAt && restTime(shop, shop.clock.toGmt(order.completedAt)),
    confirmed: true,
    test: order.test,
    currency: shop.currency,
    presentment_currency: order.currency,
    financial_status: financialStatus(order).toLowerCase(),
    fulfillment_status: order.completedAt ? 'fulfilled' : null,
    email,
    contact_email: email,
    phone: null,
    note: null,
    tags: '',
    source_name: 'web',
    taxes_included: false,
    total_price: priceText(sum(all)),
    total_price_set: set(all),
    current_total_price: priceText(left.shop),
    current_total_price_set: moneySet(shop, order, left),
    subtotal_price: priceText(sum(items)),
    subtotal_price_set: set(items),
    total_line_items_price: priceText(sum([...items, ...discounts])),
    total_line_items_price_set: set([...items, ...discounts]),
    total_shipping_price_set: set(shipping),
    total_tax: '0.00',
    total_tax_set: set([]),
    total_discounts: discounted,
    total_discounts_set: set(discounts),
    total_outstanding: order.paidAt ? '0.00' : priceText(sum(all)),
    current_total_tax: '0.00',
    current_total_tax_set: set([]),
    current_total_discounts: discounted,
    current_total_discounts_set: set(discounts),
    buyer_accepts_marketing: false,
    payment_gateway_names: order.paidAt ? ['shopify_payments'] : [],
    note_attributes: [],
    tax_lines: [],
    discount_applications: [],
    fulfillments: [],
    discount_codes: discountCodesOf(order).map((code) => ({ code, amount: discounted, type: 'percentage' })),
    landing_site: null,
    referring_site: null,
    customer: customer ? customerRest(shop, customer) : null,
    billing_address: address,
    shipping_address: address,
    line_items: linesOf(order).map((line) => lineRest(shop, order, line)),
    shipping_lines: order.shipping.map(({ id, title, total }) => ({
      id: shopifyNumber('ShippingLine', id),
      title,
      code: title,
      source: 'shopify',
      price: priceText(total),
      price_set: moneySet(shop, order, money.both(total)),
      discounted_price: priceText(total),
      tax_lines: [],
    })),
    refunds: order.refunds.map((refund) => refundRest(shop, order, refund)),
  }
}
