import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { customerSorts, OrderFilter, orderSorts, productSorts, stockStates } from '@tandem/api-contract'
import type { PageMeta } from '@tandem/api-contract'
import { grossProfit, teamDay } from '@tandem/format'
import { inTeam } from '../database/team-scope.ts'
import { orderFilters, skipDays } from '../../commerce/orders/filters.ts'
import { orderList } from '../../commerce/orders/queries.ts'
import { writeCosts } from '../../commerce/sync/product-costs.ts'
import type { WriteScope } from '../../commerce/sync/sync-state.ts'
import { rebuildFigures } from '../../commerce/sync/rebuild-figures.ts'
import { connectStore } from '../../testing/connect-store.ts'
import { csvRows } from '../../testing/csv-rows.ts'
import { simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import type { TestTeam } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { listKeys } from './list-keys.ts'
import { listedStores } from '../../commerce/stores/listed-stores.ts'
import { foldText } from './search-text.ts'

const used = useTestApi({
  connectors: simulatedConnectors([simulatedShop('oak'), simulatedShop('pine')]),
  overrides: { limiter: () => ({ take: async () => null, reset: async () => undefined }) },
})

/**
 * Zones with a half-hour offset, with clocks put forward at midnight, put back to midnight, and put forward
 * at two.
 */
const zones = ['Asia/Tehran', 'Africa/Cairo', 'America/Havana', 'America/New_York']
const days = [
  '2026-03-07',
  '2026-03-08',
  '2026-03-09',
  '2026-04-23',
  '2026-04-24',
  '2026-10-31',
  '2026-11-01',
  '2026-11-02',
]

let team: TestTeam
let stores: number[]
let facts: Facts

interface OrderFact {
  id: number
  store_id: number
  number: string
  status: string
  currency: string
  total: number
  ordered_at: string
  customer_id: number | null
  search_text: string
  products: number[]
}
interface CustomerFact {
  id: number
  store_id: number
  country: string | null
  orders_count: number
  last_order_at: string | null
  name_key: string | null
  search_text: string
  spent: { currency: string; amount: number; orders: number }[]
}
interface ProductFact {
  id: number
  store_id: number
  status: string
  currency: string
  price: number | null
  stock_quantity: number | null
  stock_status: string | null
  units_sold: number
  name_key: string | null
  search_text: string
  collections: number[]
  revenue: { currency: string; amount: number }[]
  /** Of the product itself, and of its variations. */
  costs: { variation: string; cost: number }[]
  costed: { currency: string; units: number; revenue: number; cost: number }[]
}
interface Facts {
  orders: OrderFact[]
  customers: CustomerFact[]
  products: ProductFact[]
}

/**
 * Moves every row to an edge case: days around midnight and clock changes, and few countries, statuses and
 * currencies.
 */
async function bend() {
  const { database } = used.opened
  await sql`
    update orders set
      ordered_at = (array[${sql.join(days)}]::timestamptz[])[1 + id % ${days.length}::int]
        + (id / 8 % 97) * interval '30 minutes' - interval '1 millisecond' * (id % 2) - interval '10 hours',
      currency = (array['GBP', 'GBP', 'EUR', 'JPY'])[1 + id % 4],
      status = (array['completed', 'processing', 'failed', 'refunded', 'own, status'])[1 + id / 4 % 5],
      is_sale = id / 4 % 5 <> 2,
      total = 1000 * (id % 7) + id % 3
    where team_id = ${team.team_id}`.execute(database)
  await sql`update customers set country = (array['TR', 'GB', null, 'de'])[1 + id % 4] where team_id = ${team.team_id}`.execute(
    database,
  )
  // Amounts of the two stores can't be compared.
  await sql`update stores set default_currency = 'EUR' where id = ${stores[1]!}`.execute(database)
  await sql`
    update products set status = (array['publish', 'draft'])[1 + id % 2], currency = (array['GBP', 'EUR'])[1 + id / 2 % 2],
      stock_quantity = (array[null, 0, 5, -2])[1 + id % 4],
      stock_status = (array[null, null, null, 'on_backorder', 'out_of_stock'])[1 + id % 5], price = (array[null, 100, 2500])[1 + id % 3]
    where team_id = ${team.team_id}`.execute(database)
  await sql`update order_lines set unit_cost = (array[null, 120.5, 300])[1 + order_id % 3] where team_id = ${team.team_id}`.execute(
    database,
  )
  for (const store_id of stores) {
    const products = await database
      .selectFrom('products')
      .select(['id', 'provider_id'])
      .where('store_id', '=', store_id)
      .execute()
    const rows = products.map(({ id, provider_id }) => ({ provider_id, costs: costsOf(id) }))
    await inTeam(database, team.team_id, (db) => writeCosts(db, { store_id } as WriteScope, rows))
  }
}

/** None, one of the product, or also two of variations, which then count instead. */
function costsOf(id: number) {
  const own = { variation_provider_id: null, cost: 50 + (id % 7) }
  const variation = (name: string, cost: number) => ({ variation_provider_id: name, cost })
  if (id % 3 === 0) return []
  return id % 3 === 1 ? [own] : [own, variation('a', 90 - (id % 5)), variation('b', 400)]
}

async function settleIn(timezone: string) {
  const { database } = used.opened
  await database.updateTable('teams').set({ timezone }).where('team_id', '=', team.team_id).execute()
  for (const store_id of stores) {
    await inTeam(database, team.team_id, (db) => rebuildFigures(db, { store_id }))
  }
}

async function readFacts(): Promise<Facts> {
  const { database } = used.opened
  const { rows: orders } = await sql<OrderFact>`
    select o.id, o.store_id, o.number, o.status, o.currency, o.total, o.ordered_at, o.customer_id,
      coalesce(c.search_text, o.search_text) as search_text,
      (select coalesce(json_agg(p.id), '[]') from order_lines l join products p
        on p.store_id = l.store_id and p.provider_id = l.product_provider_id where l.order_id = o.id) as products
    from orders o left join customers c on c.id = o.customer_id where o.team_id = ${team.team_id}`.execute(
    database,
  )
  const { rows: customers } = await sql<CustomerFact>`
    select id, store_id, country, orders_count, last_order_at, name_key, search_text, (
      select coalesce(json_agg(s), '[]') from (select currency, sum(total - refunded_total)::bigint as amount, count(*) as orders from orders
        where customer_id = c.id and status <> 'failed' group by currency) s) as spent
    from customers c where team_id = ${team.team_id}`.execute(database)
  const { rows: products } = await sql<ProductFact>`
    select id, store_id, status, currency, price, stock_quantity, stock_status, units_sold, name_key, search_text,
      (select coalesce(json_agg(collection_id), '[]') from product_collections where product_id = p.id) as collections,
      (select coalesce(json_agg(r), '[]') from (
        select currency, sum(amount)::bigint as amount from (
          select o.currency, l.total as amount from order_lines l join orders o on o.id = l.order_id
          where l.store_id = p.store_id and l.product_provider_id = p.provider_id and o.status <> 'failed'
          union all
          select o.currency, -b.total from refund_lines b join refunds f on f.id = b.refund_id
          join orders o on o.id = f.order_id
          where o.store_id = p.store_id and b.product_provider_id = p.provider_id and o.status <> 'failed'
        ) parts group by currency) r) as revenue,
      (select coalesce(json_agg(json_build_object('variation', variation_provider_id, 'cost', cost)), '[]')
        from product_costs c where c.store_id = p.store_id and c.product_provider_id = p.provider_id) as costs,
      (select coalesce(json_agg(json_build_object('currency', currency, 'units', costed_units,
          'revenue', costed_revenue, 'cost', cost)), '[]')
        from product_revenue r where r.store_id = p.store_id and r.product_provider_id = p.provider_id) as costed
    from products p where team_id = ${team.team_id}`.execute(database)
  return { orders, customers, products }
}

beforeAll(async () => {
  team = await used.api.newTeam()
  stores = [await connectStore(used.api, team, 'oak'), await connectStore(used.api, team, 'pine')].map(
    ({ id }) => id,
  )
  await bend()
  await settleIn(zones[0]!)
  facts = await readFacts()
})

type OrderSort = (typeof orderSorts)[number]
type Search = Record<string, string | number | string[] | undefined>

async function list(path: string, search: Search): Promise<{ ids: number[]; total: number }> {
  const ids: number[] = []
  for (let page = 1; ; page += 1) {
    const given = Object.entries({ ...search, page, per_page: 100 }).filter(
      ([, value]) => value !== undefined,
    )
    const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)]))
    const answer = await used.api.request('GET', `/ecommerce/${path}?${query}`, { token: team.token })
    expect(answer.status, `${path}?${query}`).toBe(200)
    const { data, meta } = (await answer.json()) as { data: { id: number }[]; meta: PageMeta }
    ids.push(...data.map((row) => row.id))
    expect(meta.total_is_capped).toBe(false)
    if (page < meta.last_page) continue
    // A single row and several rows are found by different queries, so both are tested.
    if (ids.length > 1) expect(await secondRow(path, search)).toEqual(ids.slice(1, 2))
    return { ids, total: meta.total }
  }
}

async function secondRow(path: string, search: Search): Promise<number[]> {
  const given = Object.entries({ ...search, page: 2, per_page: 1 }).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)]))
  const answer = await used.api.request('GET', `/ecommerce/${path}?${query}`, { token: team.token })
  return ((await answer.json()) as { data: { id: number }[] }).data.map(({ id }) => id)
}

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 })
const range = <T extends string | number>(arbitrary: fc.Arbitrary<T>) =>
  fc
    .tuple(maybe(arbitrary), maybe(arbitrary))
    .map(([one, other]) =>
      one !== undefined && other !== undefined && one > other ? [other, one] : [one, other],
    )
const day = fc.constantFrom(...days, '2026-03-06', '2026-11-03', '0001-01-01', '9999-12-31')
const amounts = (amount: fc.Arbitrary<number>) =>
  maybe(fc.record({ currency: fc.constantFrom('GBP', 'EUR', 'JPY', 'XXX'), range: range(amount) }))
const term = maybe(fc.constantFrom('e', 'an', 'example', '1', 'ar', 'zzz'))
/** Given alone, a filter on another table is counted there, and its rows are found on a walk or collected. */
const only = <T>(value: T): [T] => [value]
const nothing = { store_id: undefined, search_term: undefined }
const anyAmount = { currency: 'GBP' as const, range: [undefined, undefined] as [undefined, undefined] }
const anyStore = () => maybe(fc.constantFrom(...stores))

interface Shared {
  store_id?: number | undefined
  search_term?: string | undefined
}

const isListed = (
  row: { store_id: number; search_text: string; number?: string },
  { store_id, search_term }: Shared,
) => {
  if (store_id !== undefined && row.store_id !== store_id) return false
  const folded = foldText(search_term ?? '')
  if (folded === '') return true
  if (row.number?.toLowerCase().startsWith(folded)) return true
  return row.search_text.includes(folded.length < 3 ? ` ${folded}` : folded)
}
const isWithin = <T extends string | number>(value: T | null, [from, to]: (T | undefined)[]) =>
  value !== null
    ? (from === undefined || value >= from) && (to === undefined || value <= to)
    : from === undefined && to === undefined

/** Sorted by the values of `keysOf`, then by id; nulls come where the list puts them. */
function sorted<Row extends { id: number }>(
  rows: Row[],
  isDown: boolean,
  keysOf: (row: Row) => (string | number | null)[],
  emptyLast: boolean,
) {
  const compare = (one: string | number | null, other: string | number | null): number => {
    if (one === other) return 0
    if (one === null || other === null) return (one === null) === emptyLast ? 1 : -1
    return (one < other ? -1 : 1) * (isDown ? -1 : 1)
  }
  return rows
    .toSorted((one, other) => {
      const others = [...keysOf(other), other.id]
      for (const [index, key] of [...keysOf(one), one.id].entries()) {
        const way = compare(key, others[index] ?? null)
        if (way !== 0) return way
      }
      return 0
    })
    .map(({ id }) => id)
}

const amountSearch = (wanted: { currency: string; range: (number | undefined)[] } | undefined) => ({
  amount_currency: wanted?.currency,
  amount_min: wanted?.range[0],
  amount_max: wanted?.range[1],
})

describe('every filter, alone and combined, lists exactly the rows that match', () => {
  test.each(zones)('lists orders for days in %s', async (timezone) => {
    await settleIn(timezone)
    // Each day alone: it includes its first moment, not that of the next day. With a currency, orders are
    // counted directly.
    for (const date of days) {
      for (const amount_currency of [undefined, 'GBP']) {
        const { ids, total } = await list('orders', { date_from: date, date_to: date, amount_currency })
        const expected = facts.orders.filter(
          (order) =>
            teamDay(order.ordered_at, timezone) === date &&
            (amount_currency === undefined || order.currency === amount_currency),
        )
        expect(ids.toSorted((one, other) => one - other)).toEqual(
          expected.map(({ id }) => id).toSorted((one, other) => one - other),
        )
        expect(total).toBe(expected.length)
      }
    }
    await skipsRightly(orderSorts[0])
    await skipsRightly(orderSorts[1], ['completed', 'failed'])
    const given = fc.record({
      store_id: anyStore(),
      search_term: term,
      status: maybe(
        fc.uniqueArray(fc.constantFrom('completed', 'failed', 'refunded', 'none'), { minLength: 1 }),
      ),
      days: range(day),
      amount: amounts(fc.integer({ min: -1, max: 6002 })),
      customer: maybe(fc.constantFrom(...facts.customers.slice(0, 9))),
      product: maybe(fc.constantFrom(...facts.products.slice(0, 9))),
      sort: fc.constantFrom(...orderSorts),
    })
    await fc.assert(
      fc.asyncProperty(given, async ({ days: wanted, amount, customer, product, sort, ...rest }) => {
        const { status } = rest
        const [date_from, date_to] = wanted
        const expected = facts.orders.filter(
          (order) =>
            isListed(order, rest) &&
            (status === undefined || (status as string[]).includes(order.status)) &&
            isWithin(teamDay(order.ordered_at, timezone), wanted) &&
            (amount === undefined ||
              (order.currency === amount.currency && isWithin(order.total, amount.range))) &&
            (customer === undefined || order.customer_id === customer.id) &&
            (product === undefined || order.products.includes(product.id)),
        )
        const found = await list('orders', {
          ...rest,
          ...amountSearch(amount),
          date_from,
          date_to,
          customer_id: customer?.id,
          product_id: product?.id,
          sort,
        })
        const key = sort.endsWith('total') ? 'total' : 'ordered_at'
        const ids = sorted(expected, sort.startsWith('-'), (order) => [order[key]], true)
        expect(found).toEqual({ ids, total: ids.length })
      }),
      {
        numRuns: 25,
        // The second page is read from the end of the list.
        examples: orderSorts.map((sort) => {
          const rest = { status: undefined, amount: undefined, customer: undefined, product: undefined }
          return only({ ...nothing, ...rest, days: ['2026-03-07', undefined], sort })
        }),
      },
    )
  })

  /** The rows that daily figures let a walk skip and the remaining rows together are all rows. */
  async function skipsRightly(sort: OrderSort, status?: string[]) {
    const shown = facts.orders.filter((order) => status === undefined || status.includes(order.status))
    const ids = sorted(shown, sort.startsWith('-'), (order) => [order.ordered_at], true)
    await inTeam(used.opened.database, team.team_id, async (db) => {
      const listed = await listedStores(db, undefined, 'orders_count')
      const view = v.parse(OrderFilter, { sort, status })
      const middle = Math.floor(listed.rows / 2)
      for (const ahead of [0, 1, Math.floor(ids.length / 3), Math.min(middle, ids.length - 1)]) {
        const skipped = await skipDays(db, view, listed, { ahead })
        expect(skipped!.rows).toBeLessThanOrEqual(ahead)
        if (ahead === middle) expect(skipped!.rows).toBeGreaterThan(ids.length / 4)
        const conditions = [skipped!.condition, ...((await orderFilters(db, view, listed))?.conditions ?? [])]
        const left = await listKeys(db, 'orders', listed, orderList.sorts[sort], conditions).execute()
        expect(left.map(({ id }) => id)).toEqual(ids.slice(skipped!.rows))
      }
      for (const ahead of [middle + 1, ids.length])
        expect(await skipDays(db, view, listed, { ahead })).toBeNull()
    })
  }

  test('lists customers', async () => {
    const timezone = 'America/New_York'
    await settleIn(timezone)
    const given = fc.record({
      store_id: anyStore(),
      search_term: term,
      country: maybe(fc.uniqueArray(fc.constantFrom('TR', 'GB', 'de', 'DE'), { minLength: 1 })),
      days: range(day),
      amount: amounts(fc.integer({ min: -1, max: 9000 })),
      sort: fc.constantFrom(...customerSorts),
    })
    await fc.assert(
      fc.asyncProperty(given, async ({ days: wanted, amount, sort, ...rest }) => {
        const { country } = rest
        const [date_from, date_to] = wanted
        const expected = facts.customers.filter(
          (customer) =>
            isListed(customer, rest) &&
            (country === undefined || (country as (string | null)[]).includes(customer.country)) &&
            // The outermost days filter nothing; any other day also excludes customers without an order.
            isWithin(
              customer.last_order_at && teamDay(customer.last_order_at, timezone),
              narrowing(wanted),
            ) &&
            (amount === undefined ||
              customer.spent.some(
                (spent) => spent.currency === amount.currency && isWithin(spent.amount, amount.range),
              )),
        )
        const found = await list('customers', { ...rest, ...amountSearch(amount), date_from, date_to, sort })
        const column = sort.replace('-', '')
        const isDown = sort.startsWith('-')
        const keysOf = (customer: CustomerFact) => {
          const own = inShopsCurrency(customer, customer.spent)
          return column === 'spent'
            ? [own?.currency ?? null, own?.amount ?? null]
            : column === 'average_order'
              ? [own?.currency ?? null, own ? Math.round(own.amount / own.orders) : null]
              : [customer[column === 'name' ? 'name_key' : (column as 'orders_count')]]
        }
        const isLast = column === 'spent' || column === 'average_order'
        const emptyLast = isLast || (column === 'name' ? !isDown : isDown)
        const ids = sorted(expected, isDown, keysOf, emptyLast)
        expect(found).toEqual({ ids, total: ids.length })
      }),
      {
        numRuns: 40,
        examples: customerSorts.map((sort) =>
          only({ ...nothing, days: [undefined, undefined], country: undefined, amount: anyAmount, sort }),
        ),
      },
    )
  })

  test('lists products', async () => {
    const collections = [...new Set(facts.products.flatMap((product) => product.collections))]
    expect(collections.length).toBeGreaterThan(1)
    const sizeOf = (id: number) => facts.products.filter((product) => product.collections.includes(id)).length
    const largest = collections.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0]
    const given = fc.record({
      store_id: anyStore(),
      search_term: term,
      status: maybe(fc.uniqueArray(fc.constantFrom('publish', 'draft', 'none'), { minLength: 1 })),
      stock: maybe(fc.constantFrom(...stockStates)),
      amount: amounts(fc.integer({ min: 0, max: 3000 })),
      collection_id: maybe(fc.constantFrom(...collections)),
      sort: fc.constantFrom(...productSorts),
    })
    await fc.assert(
      fc.asyncProperty(given, async ({ amount, sort, ...rest }) => {
        const { status, stock, collection_id } = rest
        const expected = facts.products.filter(
          (product) =>
            isListed(product, rest) &&
            (status === undefined || (status as string[]).includes(product.status)) &&
            (stock === undefined || stockOf(product) === stock) &&
            (amount === undefined ||
              (product.currency === amount.currency && isWithin(product.price, amount.range))) &&
            (collection_id === undefined || product.collections.includes(collection_id)),
        )
        const found = await list('products', { ...rest, ...amountSearch(amount), sort })
        const isDown = sort.startsWith('-')
        const column = sort.replace('-', '')
        const keysOf = (product: ProductFact) => {
          const own = inShopsCurrency(product, product.revenue)
          if (column === 'cost') return costKeysOf(product)
          if (column === 'gross_profit') {
            const costed = own && inShopsCurrency(product, product.costed)
            const profit = costed ? grossProfit(costed) : null
            return [profit && own!.currency, profit && profit.profit]
          }
          return column === 'name'
            ? [product.name_key]
            : column === 'price'
              ? [product.currency, product.price]
              : column === 'stock'
                ? [product.stock_quantity]
                : column === 'revenue'
                  ? [own?.currency ?? null, own?.amount ?? null]
                  : [product.units_sold]
        }
        const isLast = ['stock', 'revenue', 'cost', 'gross_profit'].includes(column)
        const ids = sorted(expected, isDown, keysOf, isLast || (column === 'name' ? !isDown : isDown))
        expect(found).toEqual({ ids, total: ids.length })
      }),
      {
        numRuns: 40,
        examples: productSorts.map((sort) =>
          only({
            ...nothing,
            status: undefined,
            stock: undefined,
            amount: undefined,
            collection_id: largest,
            sort,
          }),
        ),
      },
    )
  })
})

/** The lowest cost, of the variations when there are any, and its currency. */
function costKeysOf({ costs, currency }: ProductFact) {
  const ofVariations = costs.filter(({ variation }) => variation !== '')
  const counted = (ofVariations.length > 0 ? ofVariations : costs).map(({ cost }) => cost)
  return counted.length === 0 ? [null, null] : [currency, Math.min(...counted)]
}

/** Of amounts by currency, the one in the currency of the row's shop. */
const inShopsCurrency = <Amount extends { currency: string }>(row: { store_id: number }, amounts: Amount[]) =>
  amounts.find(({ currency }) => currency === (row.store_id === stores[0] ? 'GBP' : 'EUR'))

const narrowing = ([from, to]: (string | undefined)[]) => [
  from === '0001-01-01' ? undefined : from,
  to === '9999-12-31' ? undefined : to,
]

const stockOf = ({ stock_quantity, stock_status }: ProductFact) =>
  stock_status ?? (stock_quantity === null ? 'unknown' : stock_quantity > 0 ? 'in_stock' : 'out_of_stock')

test.each([
  ['orders', 'number', orderSorts],
  ['customers', 'name', customerSorts],
  ['products', 'name', productSorts],
] as const)(
  "writes the rows of the view to the file of %s, in the view's order",
  async (path, column, sorts) => {
    const some = facts[path].slice(2, 40).map(({ id }) => id)
    const names = await namesOf(path, column)
    const exported = async (filter: object, chosen: object = {}) => {
      const body = { filter, columns: [column], ...chosen }
      const answer = await used.api.request('POST', `/ecommerce/${path}/export`, { token: team.token, body })
      expect(answer.status).toBe(200)
      const [, ...rows] = csvRows(await answer.text())
      return rows.map(([name]) => name)
    }
    for (const sort of sorts) {
      const { ids } = await list(path, { sort })
      expect(await exported({ sort })).toEqual(ids.map((id) => names.get(id)))
    }
    const filter = { search_term: 'an', store_id: stores[0] }
    const { ids } = await list(path, filter)
    const namesFor = (wanted: (id: number) => boolean) => ids.filter(wanted).map((id) => names.get(id))
    expect(await exported(filter)).toEqual(namesFor(() => true))
    expect(await exported(filter, { ids: some })).toEqual(namesFor((id) => some.includes(id)))
    expect(await exported(filter, { except_ids: some })).toEqual(namesFor((id) => !some.includes(id)))
  },
)

async function namesOf(table: string, column: string) {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, ${sql.ref(column)} as name from ${sql.table(table)} where team_id = ${team.team_id}`.execute(
    used.opened.database,
  )
  return new Map(rows.map((row) => [row.id, row.name]))
}
