import type { FloorStatements } from './api-floor.ts'

/** One call of the API, with its limit compared to the floor of the same name. */
export interface ApiRead {
  name: string
  path: string
  /** `latency`: milliseconds over one connection; `rate`: requests per second over ten. */
  kind: 'latency' | 'rate'
  /** For a latency the most it may be, for a rate the least, as a multiple of the floor's. */
  limit: number
}

/** A page in the middle of the list: pages after it are read from the end. */
const farPage = (orders: number) => Math.max(1, Math.floor(orders / 20))

/** A customer in the generated data, and one of their orders. */
const person = { email: 'ada.1212@example.test', name: 'Ada Family1212' }
const number = '5142'
/** A product that exists in the generated data, however few orders it has. */
const sku = 'SKU-121'

export const apiReads = (orders: number): ApiRead[] => [
  { name: 'constant', path: '/healthz', kind: 'latency', limit: 1.8 },
  { name: 'orders', path: '/ecommerce/orders', kind: 'latency', limit: 2.5 },
  { name: 'customers', path: '/ecommerce/customers', kind: 'latency', limit: 2.5 },
  { name: 'products', path: '/ecommerce/products', kind: 'latency', limit: 2.5 },
  { name: 'far-orders', path: `/ecommerce/orders?page=${farPage(orders)}`, kind: 'latency', limit: 5 },
  {
    name: 'orders-by-email',
    path: `/ecommerce/orders?search_term=${person.email}`,
    kind: 'latency',
    limit: 4,
  },
  { name: 'orders-by-number', path: `/ecommerce/orders?search_term=${number}`, kind: 'latency', limit: 4 },
  {
    name: 'customers-by-email',
    path: `/ecommerce/customers?search_term=${person.email}`,
    kind: 'latency',
    limit: 4,
  },
  {
    name: 'customers-by-name',
    path: `/ecommerce/customers?search_term=${person.name}`,
    kind: 'latency',
    limit: 4,
  },
  { name: 'products-by-sku', path: `/ecommerce/products?search_term=${sku}`, kind: 'latency', limit: 4 },
  {
    name: 'customers-by-part',
    path: '/ecommerce/customers?search_term=amily1212',
    kind: 'latency',
    limit: 1,
  },
  { name: 'orders', path: '/ecommerce/orders', kind: 'rate', limit: 0.5 },
]

const orderColumns = `o.id, o.store_id, o.number, o.status, o.currency, o.total, o.refunded_total, o.items_count,
  o.ordered_at, o.customer_id, c.name, c.email, c.city, c.country, o.payment_method, o.shipping_method`
const customerColumns = 'id, store_id, name, email, city, country, orders_count, last_order_at'
const orders = `select ${orderColumns} from orders o
  left join customers c on c.team_id = o.team_id and c.id = o.customer_id where o.team_id = $1`
const customers = `select ${customerColumns} from customers where team_id = $1`
const products = `select id, store_id, name, status, sku, price, currency, stock_quantity, units_sold
  from products where team_id = $1`
const lastOf = 'lower(sku collate "C")'

/**
 * The statements that somebody would write for just this page: prepared, for one team, as the owner of the
 * tables.
 */
export function floorStatements(team: number, count: number): FloorStatements {
  const page = (text: string, ...more: unknown[]) => ({ text: `${text} limit 10`, values: [team, ...more] })
  const byTime = 'order by o.ordered_at desc, o.id desc'
  return {
    '/orders': page(`${orders} ${byTime}`),
    '/customers': page(`${customers} order by last_order_at desc nulls last, id desc`),
    '/products': page(`${products} order by units_sold desc, id desc`),
    // Starts at a known row: a floor that skips so many rows would be too slow to compare with.
    '/far-orders': page(
      `${orders} and (o.ordered_at, o.id) < (select ordered_at, id from orders where team_id = $1 and lower(number collate "C") = $2) ${byTime}`,
      String(Math.floor(count / 2)),
    ),
    '/orders-by-email': page(
      `${orders} and o.customer_id = any(array(
        select id from customers where team_id = $1 and email_key = $2)) ${byTime}`,
      person.email,
    ),
    '/orders-by-number': page(`${orders} and lower(o.number collate "C") = $2 ${byTime}`, number),
    '/customers-by-email': page(`${customers} and email_key = $2`, person.email),
    '/customers-by-name': page(
      `${customers} and name_key >= $2 and name_key < $3`,
      ' ada family1212 ',
      ' ada family1212!',
    ),
    '/products-by-sku': page(`${products} and ${lastOf} = $2`, sku.toLowerCase()),
    '/customers-by-part': page(`${customers} and search_text like $2`, '%amily1212%'),
  }
}
