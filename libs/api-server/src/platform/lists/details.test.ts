import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type {
  EndpointData,
  getCustomer,
  getOrder,
  getProduct,
  ProductDay,
  SalesDay,
  SalesTotal,
  Store,
} from '@tandem/api-contract'
import { connectStore } from '../../testing/connect-store.ts'
import { simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import type { TestTeam } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { adminUrl } from '../../commerce/stores/admin-url.ts'

const used = useTestApi({ connectors: simulatedConnectors([simulatedShop('oak'), simulatedShop('pine')]) })
let team: TestTeam
let store: Store
let archived: Store

beforeAll(async () => {
  team = await used.api.newTeam()
  store = await connectStore(used.api, team, 'oak')
  archived = await connectStore(used.api, team, 'pine')
  await used.opened.database
    .updateTable('stores')
    .set({ archived_at: used.api.clock.now })
    .where('id', '=', archived.id)
    .execute()
})

async function read<Data>(path: string): Promise<Data> {
  const answer = await used.api.request('GET', `/ecommerce${path}`, { token: team.token })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { data: Data }).data
}

/** Finds a row of the store that is not archived, by a condition. */
async function find<Row>(query: string): Promise<Row> {
  const { rows } = await sql
    .raw<Row>(query.replaceAll('$store', String(store.id)))
    .execute(used.opened.database)
  return rows[0]!
}

test("shows an order's lines, what was refunded, and its address in the shop", async () => {
  const { id, provider_id } = await find<{ id: number; provider_id: string }>(
    'select o.id, o.provider_id from orders o join refunds r on r.order_id = o.id where o.store_id = $store order by o.id limit 1',
  )
  const order = await read<EndpointData<typeof getOrder>>(`/orders/${id}`)
  expect(order.lines.length).toBeGreaterThan(0)
  expect(order.lines_total).toBe(order.lines.reduce((sum, line) => sum + line.total, 0))
  expect(order.refunds.reduce((sum, refund) => sum + refund.amount, 0)).toBeGreaterThan(0)
  expect(order.is_sale).toBe(['processing', 'completed', 'on-hold', 'refunded'].includes(order.status))
  expect(order.admin_url).toBe(`${store.url}/wp-admin/post.php?post=${provider_id}&action=edit`)
  expect(order.store_name).toBe(store.name)
  const product = order.lines.find((line) => line.product_id !== null)?.product_id
  expect((await read<EndpointData<typeof getProduct>>(`/products/${product}`)).id).toBe(product)
})

test('links a registered customer to the shop’s admin, but not a guest', async () => {
  const known = await find<{ id: number; key: string }>(
    'select id, key from customers where store_id = $store and is_registered order by id limit 1',
  )
  const guest = await find<{ id: number }>(
    `select id from customers where store_id = $store and key like 'mail:%' order by id limit 1`,
  )
  const customer = await read<EndpointData<typeof getCustomer>>(`/customers/${known.id}`)
  expect(customer.admin_url).toBe(`${store.url}/wp-admin/user-edit.php?user_id=${known.key.slice(3)}`)
  expect((await read<EndpointData<typeof getCustomer>>(`/customers/${guest.id}`)).admin_url).toBeNull()
})

test('adds up the days of a product to its total sales', async () => {
  const products = await read<EndpointData<typeof getProduct>[]>('/products?per_page=5')
  for (const product of products) {
    const days = await read<ProductDay[]>(`/products/${product.id}/days`)
    expect(days.reduce((sum, { units }) => sum + units, 0)).toBe(product.units_sold)
    const revenue = new Map<string, number>()
    for (const { currency, revenue: amount } of days)
      revenue.set(currency, (revenue.get(currency) ?? 0) + amount)
    expect([...revenue].map(([currency, amount]) => ({ currency, amount }))).toEqual(
      product.revenue.map(({ currency, amount }) => ({ currency, amount })),
    )
    expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted())
    const [first] = days
    const some = await read<ProductDay[]>(
      `/products/${product.id}/days?date_from=${first?.day}&date_to=${first?.day}`,
    )
    expect(some).toEqual(days.filter(({ day }) => day === first?.day))
  }
})

test('shows sales for each day and currency, of stores that are not archived', async () => {
  const days = await read<SalesDay[]>('/sales/days')
  const { rows } = await sql<SalesDay>`
    select day, currency, orders, revenue, refunds, units from store_day where store_id = ${store.id}
    order by day, currency`.execute(used.opened.database)
  expect(days).toEqual(rows.slice(-days.length))
  expect(days.length).toBeGreaterThan(20)
  expect(await read<SalesDay[]>(`/sales/days?store_id=${archived.id}`)).toEqual([])
  const { day } = days[3]!
  expect(await read<SalesDay[]>(`/sales/days?date_from=${day}&date_to=${day}`)).toEqual(
    rows.filter((row) => row.day === day),
  )
})

test('lists no day after tomorrow unless it is asked for, so that a wrong date pushes no real day out', async () => {
  const before = await read<SalesDay[]>('/sales/days')
  const far = { store_id: store.id, team_id: team.team_id, day: '2062-05-01', currency: 'GBP' }
  await used.opened.database
    .insertInto('store_day')
    .values({ ...far, orders: 1, revenue: 900, refunds: 0, units: 1 })
    .execute()
  expect(before.length).toBeGreaterThan(20)
  expect(await read<SalesDay[]>('/sales/days')).toEqual(before)
  expect(await read<SalesDay[]>('/sales/days?date_from=2062-05-01&date_to=2062-05-02')).toEqual([
    expect.objectContaining({ day: '2062-05-01', revenue: 900 }),
  ])
  await used.opened.database.deleteFrom('store_day').where('day', '=', far.day).execute()
})

test('includes all requested days in the totals, even when not all are listed', async () => {
  const { database } = used.opened
  const long = { store_id: store.id, team_id: team.team_id, day: '2001-02-03', currency: 'GBP' }
  await database
    .insertInto('store_day')
    .values({ ...long, orders: 1, revenue: 5376, refunds: 20, units: 2 })
    .execute()
  const { rows } = await sql<SalesDay>`select day, currency, orders, revenue, refunds, units from store_day
    where store_id = ${store.id}`.execute(database)
  const ask = async (search: string) => {
    const answer = await used.api.request('GET', `/ecommerce/sales/days${search}`, { token: team.token })
    return (await answer.json()) as {
      data: SalesDay[]
      meta: { totals: SalesTotal[]; first_day: string | null }
    }
  }
  const { data, meta } = await ask('')
  expect(data[0]!.day > long.day).toBe(true)
  expect(meta.first_day).toBe(long.day)
  const inPounds = rows.filter(({ currency }) => currency === 'GBP')
  const sum = (of: (row: SalesDay) => number) => inPounds.reduce((total, row) => total + of(row), 0)
  expect(meta.totals.find(({ currency }) => currency === 'GBP')).toEqual({
    currency: 'GBP',
    orders: sum((row) => row.orders),
    revenue: sum((row) => row.revenue),
    refunds: sum((row) => row.refunds),
    units: sum((row) => row.units),
    unsplit: 0,
    split: expect.objectContaining({ discounts: expect.any(Number) as number }) as object,
    // The shop keeps no costs.
    costed: { units: 0, todays_units: 0, revenue: 0, cost: 0 },
  })
  expect((await ask('?date_from=2001-02-04')).meta.first_day).toBe(data[0]!.day)
  await database.deleteFrom('store_day').where('day', '=', long.day).execute()
})

test('counts the filter options without archived stores', async () => {
  const statuses = await read<{ status: string; orders_count: number }[]>('/orders/statuses')
  expect(statuses.reduce((sum, { orders_count }) => sum + orders_count, 0)).toBe(store.orders_count)
  const countries = await read<{ country: string; customers_count: number }[]>('/customers/countries')
  const { known } = await find<{ known: number }>(
    'select count(*) as known from customers where store_id = $store and country is not null',
  )
  expect(countries.reduce((sum, { customers_count }) => sum + customers_count, 0)).toBe(known)
  const ofProducts = await read<{ status: string; products_count: number }[]>('/products/statuses')
  expect(ofProducts.reduce((sum, { products_count }) => sum + products_count, 0)).toBe(store.products_count)
  const counts = ofProducts.map(({ products_count }) => products_count)
  expect(counts).toEqual(counts.toSorted((one, two) => two - one))
  const collections = await read<{ store_id: number; products_count: number }[]>('/products/categories')
  expect(collections).toHaveLength(store.collections_count)
  expect(collections.every(({ store_id }) => store_id === store.id)).toBe(true)
  expect(await read<unknown[]>(`/products/categories?store_id=${archived.id}`)).toEqual([])
})

test.each(['orders', 'customers', 'products'])(
  'answers 404 for %s when the id is unknown or not an id',
  async (path) => {
    for (const id of ['999999999', '0', 'abc', '9223372036854775808']) {
      const answer = await used.api.request('GET', `/ecommerce/${path}/${id}`, { token: team.token })
      expect(answer.status, id).toBe(404)
    }
  },
)

test('gives each shop its own address in Shopify’s admin', () => {
  const shop = { type: 'shopify' as const, url: 'https://linden-oak.myshopify.com' }
  expect(adminUrl(shop, 'order', 'gid://shopify/Order/450789469')).toBe(
    'https://admin.shopify.com/store/linden-oak/orders/450789469',
  )
  expect(adminUrl(shop, 'customer', '7')).toBe('https://admin.shopify.com/store/linden-oak/customers/7')
  expect(adminUrl(shop, 'product', 'javascript:alert(1)')).toBeNull()
})
