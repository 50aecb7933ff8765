import { onWall } from './wall-clock.ts'

/** The fields of a WooCommerce order that are used, as the REST API writes them. */
interface RawOrder {
  id: number
  status: string
  currency: string
  total: string
  total_tax: string
  shipping_total: string
  date_created: string
  date_created_gmt: string
  date_paid: string | null
  date_paid_gmt: string | null
  customer_id: number
  billing: { email: string }
  line_items: { product_id: number; quantity: number; subtotal: string; total: string }[]
  fee_lines: { total: string }[]
  coupon_lines: { code: string; discount: string }[]
  meta_data: { key: string; value: string }[]
}

interface RawRefund {
  id: number
  parent_id: number
  amount: string
  date_created: string
  date_created_gmt: string
  line_items: { product_id: number; quantity: number; total: string; total_tax: string }[]
  shipping_lines: { total: string; total_tax: string }[]
  fee_lines: { total: string; total_tax: string }[]
}

/** Everything that a WooCommerce shop returns about its sales. */
export interface RawShop {
  orders: RawOrder[]
  refunds: RawRefund[]
  customers: { id: number; email: string }[]
  products: { id: number; sku: string; stock_quantity: number | null }[]
  /** The statuses that its analytics settings exclude. */
  excluded: string[]
}

/** Reads all lists of a shop, page by page. `get` returns the JSON of a path below `/wp-json/wc/v3`. */
export async function readRawShop(get: (path: string) => Promise<unknown>): Promise<RawShop> {
  const all = async <Row>(path: string) => {
    const rows: Row[] = []
    for (let page = 1; ; page += 1) {
      const more = (await get(`${path}?per_page=100&orderby=id&order=asc&page=${page}`)) as Row[]
      rows.push(...more)
      if (more.length < 100) return rows
    }
  }
  const setting = await get('/settings/wc_admin/woocommerce_excluded_report_order_statuses')
  return {
    orders: await all('/orders'),
    refunds: await all('/refunds'),
    customers: await all('/customers'),
    products: await all('/products'),
    excluded: (setting as { value: string[] }).value,
  }
}

const decimalsOf: Record<string, number> = { GBP: 2, EUR: 2, JPY: 0, KWD: 3 }

/** Converts a decimal text to whole minor units of a currency. */
export function inMinor(text: string, currency: string): number {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.')
  const decimals = decimalsOf[currency]!
  const minor = Number(whole + fraction.padEnd(decimals, '0').slice(0, decimals))
  const rest = Number(fraction.slice(decimals, decimals + 1) || '0')
  return (text.startsWith('-') ? -1 : 1) * (minor + (rest >= 5 ? 1 : 0))
}

export const sumOf = (numbers: number[]) => Math.round(numbers.reduce((sum, one) => sum + one, 0) * 1e4) / 1e4

/** The fields of an order that are counted, in minor units. */
export interface PlainSale {
  id: number
  isSale: boolean
  currency: string
  /** In milliseconds. */
  at: number
  day: string
  hour: number
  weekday: number
  paidDay: string | null
  total: number
  refunded: number
  gross: number
  discounts: number
  fees: number
  shipping: number
  tax: number
  /** Without returned units. */
  units: number
  /** The buyer; null when unknown. */
  person: string | null
  channel: string
  codes: { code: string; discount: number }[]
  /** Each product once, without returned units. */
  products: { id: number; units: number; revenue: number }[]
  refunds: { amount: number; day: string }[]
}

/** Orders that don't count: carts and deleted ones. */
const neverSold = ['checkout-draft', 'auto-draft', 'trash']

/** The orders of a shop as decisions 64, 65, 70 and 73 define them, in the days of a zone. */
export function plainSales(shop: RawShop, timeZone: string): PlainSale[] {
  const addressOf = (email: string) => email.replaceAll(' ', '').toLowerCase()
  // Staff accounts are not in the list of customers, but their orders name them.
  const accountOf = new Map(
    [
      ...shop.orders.map((order) => [addressOf(order.billing.email), order.customer_id] as const),
      ...shop.customers.map(({ id, email }) => [addressOf(email), id] as const),
    ].filter(([, id]) => id > 0),
  )
  const personOf = (order: RawOrder) => {
    const email = addressOf(order.billing.email)
    const account = order.customer_id || accountOf.get(email)
    return account ? `account ${account}` : email || null
  }
  return shop.orders
    .filter(({ status }) => !neverSold.includes(status))
    .map((order): PlainSale => {
      const money = (text: string) => inMinor(text, order.currency)
      const add = (texts: string[]) => sumOf(texts.map(money))
      const refunds = shop.refunds.filter(({ parent_id }) => parent_id === order.id)
      const total = money(order.total)
      const refunded = add(refunds.map(({ amount }) => amount))
      const isGone =
        total > 0 && refunded === total && order.line_items.some((line) => money(line.total) !== 0)
      const back = refunds.flatMap(({ line_items }) => line_items)
      const at = `${order.date_created_gmt}Z`
      const { day, hour, weekday } = onWall(at, timeZone)
      const ids = [...new Set(order.line_items.map(({ product_id }) => product_id))]
      return {
        id: order.id,
        isSale: !shop.excluded.includes(order.status),
        currency: order.currency,
        at: Date.parse(at),
        day,
        hour,
        weekday,
        paidDay: order.date_paid_gmt && onWall(`${order.date_paid_gmt}Z`, timeZone).day,
        total,
        refunded,
        gross: add(order.line_items.map(({ subtotal }) => subtotal)),
        discounts: add(order.coupon_lines.map(({ discount }) => discount)),
        fees: add(order.fee_lines.map((fee) => fee.total)),
        shipping: money(order.shipping_total),
        tax: money(order.total_tax),
        units: isGone ? 0 : sumOf([...order.line_items, ...back].map(({ quantity }) => quantity)),
        person: personOf(order),
        channel: channelOf(order),
        codes: order.coupon_lines.map(({ code, discount }) => ({ code, discount: money(discount) })),
        products: ids.map((id) => {
          const own = [...order.line_items, ...back].filter(({ product_id }) => product_id === id)
          return {
            id,
            units: isGone ? 0 : sumOf(own.map(({ quantity }) => quantity)),
            revenue: isGone ? 0 : add(own.map((line) => line.total)),
          }
        }),
        refunds: refunds.map(({ amount, date_created_gmt }) => ({
          amount: money(amount),
          day: onWall(`${date_created_gmt}Z`, timeZone).day,
        })),
      }
    })
}

/** Only for the values that the simulated shop writes. */
function channelOf({ meta_data }: RawOrder): string {
  const noted = (name: string) => meta_data.find(({ key }) => key === `_wc_order_attribution_${name}`)?.value
  const source = noted('utm_source')
  if (source === undefined) return 'unknown'
  if (source === '(direct)') return 'direct'
  if (source === 'instagram' || source === 'l.instagram.com') return 'instagram'
  if (source === 'google') return noted('utm_medium') === 'cpc' ? 'paid' : 'search'
  return 'email'
}
