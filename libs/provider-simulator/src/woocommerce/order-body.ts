import type { Charge, Coupon } from '../dataset/dataset.ts'
import { discountCodesOf, discountOf } from '../shop/discount-codes.ts'
import type { Shop } from '../shop/shop.ts'
import type { Delivery, ShopOrder, ShopRefund } from '../shop/shop-rows.ts'
import { campaignWords } from '../shop/visit.ts'
import { itemLinks } from './answer.ts'
import type { Call } from './answer.ts'
import { currencyWords, moneyText } from './money.ts'
import { couponBody, feeBody, lineBody, shippingBody, taxOf } from './order-lines.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Thirteen letters that look random and are always the same for an order. */
const orderKey = (id: number): string => {
  let state = (id * 2654435761) >>> 0
  let key = 'wc_order_'
  for (let index = 0; index < 13; index += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    key += alphabet[state % alphabet.length]
  }
  return key
}

const address = (first: string, last: string, country: string, delivery?: Delivery) => ({
  first_name: first,
  last_name: last,
  company: '',
  address_1: delivery?.line1 ?? '',
  address_2: '',
  city: delivery?.city ?? '',
  state: '',
  postcode: delivery?.postcode ?? '',
  country,
})

/** The attribution that the shop records at the checkout; for untagged links it names the site. */
const attributionOf = (shop: Shop, home: string, order: ShopOrder) => {
  const visit = shop.visitOf?.(order)
  if (!visit) return []
  const { source, medium } = campaignWords[visit.from]
  const untagged: Record<string, string> = {
    instagram: { source_type: 'referral', utm_source: 'l.instagram.com' },
    search: { source_type: 'organic', utm_source: 'google', utm_medium: 'organic' },
    mail: { source_type: 'referral', utm_source: 'mail' },
    direct: { source_type: 'typein', utm_source: '(direct)' },
  }[visit.from]
  const noted: Record<string, string | null> = {
    ...(visit.campaign
      ? {
          source_type: 'utm',
          utm_source: source,
          utm_medium: medium,
          utm_campaign: visit.campaign.name,
          utm_content: visit.campaign.content,
        }
      : untagged),
    referrer: visit.referrer,
    session_entry: `${home}${visit.landing}`,
    session_pages: '3',
    session_count: '1',
    device_type: order.id % 3 === 0 ? 'Desktop' : 'Mobile',
  }
  return Object.entries(noted).flatMap(([name, value], index) =>
    value === null ? [] : [{ id: order.id + 1 + index, key: `_wc_order_attribution_${name}`, value }],
  )
}

const metaData = (shop: Shop, home: string, order: ShopOrder) => [
  ...(order.invoice ? [{ id: order.id, key: '_invoice_no', value: order.invoice }] : []),
  ...attributionOf(shop, home, order),
  ...(order.trashedFrom
    ? [
        { id: order.id + shop.nextId, key: '_wp_trash_meta_status', value: `wc-${order.trashedFrom}` },
        {
          id: order.id + shop.nextId + 1,
          key: '_wp_trash_meta_time',
          value: String(Date.parse(`${order.modifiedGmt}Z`) / 1000),
        },
      ]
    : []),
]

/** An order as `/orders/{id}` answers it, its keys in the recorded order. */
export const orderBody = ({ shop, home, api }: Call, order: ShopOrder, decimals: number) => {
  const { customer, guest, id, status, delivery } = order
  const person = customer ?? guest
  const first = person?.firstName ?? ''
  const last = person?.lastName ?? ''
  const money = (minor: number) => moneyText(minor, decimals)
  const toGmt = (local: string | null) => local && shop.clock.toGmt(local)
  const key = orderKey(id)
  const discount = order.lines.reduce((sum, line) => sum + discountOf(order, line), 0)
  const discountTax = order.lines.reduce((sum, line) => sum + (line.discountTax ?? 0), 0)
  const coupons =
    order.coupons ??
    discountCodesOf(order).map((code, index): Coupon => {
      const first = index === 0 ? discount : 0
      return { code, kind: 'percent', nominal: 10, discount: first, tax: 0 }
    })
  const links = itemLinks(`${api}/orders/${id}`, `${api}/orders`)
  const emailTemplates = [{ embeddable: true, href: `${api}/orders/${id}/actions/email_templates` }]
  return {
    id,
    parent_id: 0,
    status,
    currency: order.currency,
    version: '10.5.0',
    prices_include_tax: shop.pricesIncludeTax,
    date_created: order.createdAt,
    date_modified: order.modifiedAt,
    discount_total: money(discount),
    discount_tax: money(discountTax),
    shipping_total: money(order.shipping.reduce((sum, { total }) => sum + total, 0)),
    shipping_tax: money(taxOf(order.shipping)),
    cart_tax: money(taxOf([...order.lines, ...order.fees])),
    total: money(order.total),
    total_tax: money(taxOf([...order.lines, ...order.shipping, ...order.fees])),
    customer_id: customer?.id ?? 0,
    order_key: key,
    billing: {
      ...address(first, last, order.country, delivery),
      email: person?.email ?? '',
      phone: delivery?.phone ?? '',
    },
    shipping: { ...address(first, last, customer ? order.country : '', delivery), phone: '' },
    payment_method: 'bacs',
    payment_method_title: 'Direct bank transfer',
    transaction_id: '',
    customer_ip_address: '',
    customer_user_agent: '',
    created_via: person ? 'checkout' : 'admin',
    customer_note: order.note ?? '',
    date_completed: order.completedAt,
    date_paid: order.paidAt,
    cart_hash: '',
    number: String(id),
    meta_data: metaData(shop, home, order),
    line_items: order.lines.map((line) =>
      lineBody(line, line.quantity, line.total, decimals, {
        discount: discountOf(order, line),
        discountTax: line.discountTax ?? 0,
      }),
    ),
    tax_lines: [],
    shipping_lines: order.shipping.map((charge) => shippingBody(charge, decimals)),
    fee_lines: order.fees.map((charge) => feeBody(charge, decimals)),
    coupon_lines: coupons.map((coupon, index) => couponBody(coupon, id + index, decimals)),
    refunds: order.refunds
      .toReversed()
      .map((refund) => ({ id: refund.id, reason: refund.reason, total: money(-refund.amount) })),
    payment_url: `${home}/checkout/order-pay/${id}/?pay_for_order=true&key=${key}`,
    is_editable: ['pending', 'on-hold', 'auto-draft'].includes(status),
    needs_payment: order.total > 0 && ['pending', 'failed', 'checkout-draft'].includes(status),
    needs_processing: order.lines.length > 0,
    date_created_gmt: order.createdGmt,
    date_modified_gmt: order.modifiedGmt,
    date_completed_gmt: toGmt(order.completedAt),
    date_paid_gmt: toGmt(order.paidAt),
    currency_symbol: currencyWords(order.currency).symbol,
    _links: {
      ...links,
      email_templates: emailTemplates,
      ...(customer ? { customer: [{ href: `${api}/customers/${customer.id}` }] } : {}),
    },
  }
}

const negative = ({ total, tax = 0, ...charge }: Charge): Charge => ({ ...charge, total: -total, tax: -tax })

/** A refund; in the list over all orders it names its order as `parent_id`. */
export const refundBody = ({ api }: Call, refund: ShopRefund, decimals: number, withParent: boolean) => {
  const order = `${api}/orders/${refund.orderId}`
  return {
    id: refund.id,
    ...(withParent ? { parent_id: refund.orderId } : {}),
    date_created: refund.at,
    date_created_gmt: refund.atGmt,
    amount: moneyText(refund.amount, decimals),
    reason: refund.reason,
    refunded_by: 1,
    refunded_payment: false,
    meta_data: refund.invoice ? [{ id: refund.id, key: '_invoice_no', value: refund.invoice }] : [],
    line_items: refund.lines.map(({ id, line, quantity, total, tax = 0 }) => {
      const refunded = String(line.id)
      const meta = {
        id,
        key: '_refunded_item_id',
        value: refunded,
        display_key: '_refunded_item_id',
        display_value: refunded,
      }
      return lineBody({ ...line, id, tax: -tax, cost: undefined }, -quantity, -total, decimals, {
        meta: [meta],
      })
    }),
    shipping_lines: (refund.shipping ?? []).map((charge) => shippingBody(negative(charge), decimals)),
    tax_lines: [],
    fee_lines: (refund.fees ?? []).map((charge) => feeBody(negative(charge), decimals)),
    _links: {
      ...itemLinks(`${order}/refunds/${refund.id}`, `${order}/refunds`, ['GET', 'DELETE']),
      up: [{ href: order }],
    },
  }
}
