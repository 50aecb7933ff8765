import * as v from 'valibot'
import { decimalQuantity } from '../decimal-quantity.ts'
import { minorUnits } from '../minor-units.ts'
import { LongText } from '../text-schemas.ts'
import type { OrderRow } from '../order-rows.ts'
import type { CollectionRow, CustomerRow, ProductCost as CostRow, ProductRow } from '../store-connector.ts'
import { unitCost } from '../unit-cost.ts'
import { unexpected } from '../requests/failures.ts'
import { postalAddress } from '../postal-address.ts'
import { orderedAt } from './ordered-at.ts'
import { totalOf } from './order-total.ts'
import { maxInStock } from './values.ts'
import { statusOf } from './vendor-parts.ts'
import type {
  Address,
  Category,
  Customer,
  LineItem,
  Order,
  Product,
  ProductCost,
  Variation,
} from './schemas.ts'

/** A product that WooCommerce itself never saved can have no time at all. */
const unknownTime = '1970-01-01T00:00:00Z'
const attributionPrefix = '_wc_order_attribution_'
const longestKey = 100
/** These include the addresses of the landing page and the referrer. */
const AttributionText = LongText(2000)

const fullName = (first: string, last: string, otherwise = '') => `${first} ${last}`.trim() || otherwise
const lowerCase = (email: string | null | undefined) => email?.toLowerCase() ?? null

const addressOf = (address: Address | null | undefined) =>
  address
    ? postalAddress({
        ...address,
        name: fullName(address.first_name, address.last_name),
        line_1: address.address_1,
        line_2: address.address_2,
        region: address.state,
      })
    : null

export const collectionRow = (category: Category): CollectionRow => ({
  provider_id: String(category.id),
  name: category.name,
  slug: category.slug,
  parent_provider_id: category.parent,
})

function pricesOf(
  product: Product,
  shopCurrency: string | null,
  variations: Variation[],
): Pick<ProductRow, 'price' | 'price_max'> {
  const ofVariations = variations.map(({ price }) => price).filter((price) => price !== '')
  const written = ofVariations.length > 0 ? ofVariations : [product.price].filter((price) => price !== '')
  if (shopCurrency === null || written.length === 0) return { price: null, price_max: null }
  const prices = written.map((price) => minorUnits(price, shopCurrency, 'price of a product'))
  return { price: Math.min(...prices), price_max: Math.max(...prices) }
}

/** The product's own stock, or that of its variations with tracked stock. */
function stockOf(product: Product, variations: Variation[]): number | null {
  if (product.stock_quantity !== null) return product.stock_quantity
  const counted = variations
    .filter(({ manage_stock }) => manage_stock === true)
    .map(({ stock_quantity }) => stock_quantity)
    .filter((quantity) => quantity !== null)
  if (counted.length === 0) return null
  const inStock = decimalQuantity(counted.reduce((sum, quantity) => sum + quantity, 0))
  return Math.max(-maxInStock, Math.min(maxInStock, inStock))
}

/** WooCommerce writes a total of 0 when no cost is entered. Plugins calculate a total then. */
const costOf = (cost: ProductCost, currency: string): number | null =>
  cost === null ||
  (Number(cost.total_value) === 0 && cost.values.every(({ defined_value }) => defined_value === null))
    ? null
    : unitCost(cost.total_value, currency)

/** Costs of variations include the product's own cost. */
function costsOf(product: Product, shopCurrency: string | null, variations: Variation[]): CostRow[] | null {
  if (shopCurrency === null || product.cost_of_goods_sold === null) return null
  return [
    { variation_provider_id: null, cost: costOf(product.cost_of_goods_sold, shopCurrency) },
    ...variations.map(({ id, cost_of_goods_sold }) => ({
      variation_provider_id: String(id),
      cost: costOf(cost_of_goods_sold, shopCurrency),
    })),
  ]
}

export const productRow = (
  product: Product,
  shopCurrency: string | null,
  variations: Variation[] = [],
): ProductRow => ({
  provider_id: String(product.id),
  name: product.name,
  sku: product.sku,
  status: product.status,
  ...pricesOf(product, shopCurrency, variations),
  permalink: product.permalink,
  image_url: product.images.find(({ src }) => src !== null)?.src ?? null,
  stock_quantity: stockOf(product, variations),
  stock_status: product.stock_status,
  collection_provider_ids: [...new Set(product.categories.map(({ id }) => String(id)))],
  costs: costsOf(product, shopCurrency, variations),
  modified_at: product.date_modified_gmt ?? product.date_created_gmt ?? unknownTime,
})

export const customerRow = (customer: Customer): CustomerRow => ({
  provider_id: String(customer.id),
  email: lowerCase(customer.email),
  name:
    fullName(customer.first_name, customer.last_name) ||
    fullName(customer.billing?.first_name ?? '', customer.billing?.last_name ?? '', customer.username),
  city: customer.billing?.city || null,
  country: customer.billing?.country ?? null,
  phone: customer.billing?.phone || null,
  address: addressOf(customer.billing),
  registered_at: customer.date_created_gmt,
  modified_at: customer.date_modified_gmt,
})

/** A line has a cost of 0 when its product had none at the time of sale. */
const unitCostOf = ({ cost_of_goods_sold, quantity }: LineItem, currency: string): number | null => {
  const cost = Number(cost_of_goods_sold?.value ?? 0)
  return cost === 0 || quantity === 0 ? null : unitCost(cost / quantity, currency)
}

/** An order in our terms; `refunded` has the amounts of refunds, by id, where the order itself lacks them. */
export function orderRow(order: Order, refunded: ReadonlyMap<string, number> = new Map()): OrderRow {
  const { currency, billing } = order
  const ordered = orderedAt(order)
  if (ordered === null) throw unexpected('date_created_gmt of an order')
  return {
    provider_id: String(order.id),
    // Our lists show the sign.
    number: order.number.replace(/^#/, '') || String(order.id),
    status: statusOf(order),
    currency,
    total: totalOf(order),
    tax_total: minorUnits(order.total_tax, currency, 'total_tax of an order'),
    shipping_total: minorUnits(order.shipping_total, currency, 'shipping_total of an order'),
    discount_total: minorUnits(order.discount_total, currency, 'discount_total of an order'),
    fee_total: order.fee_lines.reduce(
      (sum, { total }) => sum + minorUnits(total, currency, 'fee_lines of an order'),
      0,
    ),
    refunded_total: refundedTotal(order, refunded),
    ordered_at: ordered,
    modified_at: order.date_modified_gmt ?? ordered,
    customer: {
      provider_id: order.customer_id,
      email: lowerCase(billing?.email),
      name: fullName(billing?.first_name ?? '', billing?.last_name ?? '', billing?.company),
      city: billing?.city || null,
      country: billing?.country ?? null,
    },
    ...refundIds(order),
    attribution: attribution(order.meta_data),
    discount_codes: order.coupon_lines
      .filter(({ code }) => code !== '')
      .map(({ code, discount }) => ({
        code,
        discount:
          discount === null ? null : Math.abs(minorUnits(discount, currency, 'coupon_lines of an order')),
      })),
    payment_method: order.payment_method_title || null,
    shipping_method:
      order.shipping_lines.find(({ method_title }) => method_title !== '')?.method_title ?? null,
    note: order.customer_note || null,
    phone: billing?.phone || order.shipping?.phone || null,
    billing_address: addressOf(billing),
    shipping_address: addressOf(order.shipping),
    paid_at: order.date_paid_gmt,
    is_edited: false,
    return_state: null,
    lines: order.line_items.map((line) => ({
      provider_id: String(line.id),
      product_provider_id: line.product_id,
      variation_provider_id: line.variation_id,
      name: line.name,
      sku: line.sku,
      quantity: line.quantity,
      // A removed or reduced line leaves no trace.
      removed_quantity: 0,
      removed_by: null,
      added_by: null,
      total: minorUnits(line.total, currency, 'total of a line'),
      unit_cost: unitCostOf(line, currency),
    })),
  }
}

/** What an order's refunds gave back: as it says itself, otherwise as the refunds say it. */
function refundedTotal({ refunds, currency }: Order, refunded: ReadonlyMap<string, number>): number {
  const written = refunds.map(({ total }) =>
    total === null ? null : Math.abs(minorUnits(total, currency, 'refunds of an order')),
  )
  const named = new Set(refunds.map(({ id }) => String(id)))
  // Whatever no id names belongs to the entries without an id.
  const unnamed = [...refunded].filter(([id]) => !named.has(id)).map(([, amount]) => amount)
  const amounts = refunds.map(
    ({ id }, at) => written[at] ?? (id === null ? 0 : refunded.get(String(id))) ?? 0,
  )
  const isUnnamed = refunds.some(({ id }, at) => id === null && written[at] === null)
  return [...amounts, ...(isUnnamed ? unnamed : [])].reduce((sum, amount) => sum + amount, 0)
}

/** Left out when one can't be read: refunds would look withdrawn. */
function refundIds({ refunds }: Order): Pick<OrderRow, 'refund_provider_ids'> {
  const ids = refunds.map(({ id }) => id).filter((id) => id !== null)
  return ids.length < refunds.length ? {} : { refund_provider_ids: ids.map(String) }
}

/** What WooCommerce 8.5 and later records at checkout, with its own short names. */
function attribution(meta: Order['meta_data']): OrderRow['attribution'] {
  const found: Record<string, string> = {}
  for (const { key, value } of meta) {
    if (!key.startsWith(attributionPrefix) || key.length > longestKey) continue
    const text = v.safeParse(AttributionText, value)
    if (text.success && text.output !== '') found[key.slice(attributionPrefix.length)] = text.output
  }
  return Object.keys(found).length > 0 ? found : null
}
