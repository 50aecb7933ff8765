import { sql } from 'kysely'
import type { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import * as v from 'valibot'
import { CustomerFilter, customerSorts, OrderSearch, ProductFilter, productSorts } from '@tandem/api-contract'
import { customerList } from '../../commerce/customers/queries.ts'
import { inTeam, readInTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import { productList } from '../../commerce/products/queries.ts'
import { orderList } from '../../commerce/orders/queries.ts'
import { openPostgres } from '../../node/open-database.ts'
import { generateOrders } from '../../testing/generate-orders.ts'
import { openPlanReader } from '../../testing/plan-reader.ts'
import type { PlanReader } from '../../testing/plan-reader.ts'
import { asSuperuser } from '../../testing/test-database.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { listKeys, pageKeys } from './list-keys.ts'
import type { List, ListView } from './list.ts'
import { listPage } from './list-page.ts'
import { searchPatterns } from './search-text.ts'
import type { SortOrder } from './sort-order.ts'

const used = useTestApi()
const customers = customerList(new Date())
let team_id: number
let stores: number[]

const indexOf = {
  last_order_at: 'customers_by_time',
  orders_count: 'customers_by_orders',
  units_sold: 'products_by_units',
  price: 'products_by_price',
  spent: 'customers_by_spent',
  average_order: 'customers_by_average',
  stock: 'products_by_stock',
  revenue: 'products_by_revenue',
  cost: 'products_by_cost',
  gross_profit: 'products_by_profit',
}

interface Walk {
  table: string
  sort: string
  index: string
  keys: (db: TeamDatabase, stores: { ids: number[]; areAll: boolean }) => { compile: () => CompiledQuery }
}

const walks: Walk[] = [
  ...customerSorts.map((sort) => ({ table: 'customers', sort, keys: keysBy(customers, sort) })),
  ...productSorts.map((sort) => ({ table: 'products', sort, keys: keysBy(productList, sort) })),
].map(({ table, sort, keys }) => {
  const column = sort.replace('-', '')
  return { table, sort, keys, index: column === 'name' ? `${table}_by_name` : indexOf[column as 'price'] }
})

function keysBy(
  { table, sorts }: Pick<typeof customers | typeof productList, 'table' | 'sorts'>,
  sort: string,
): Walk['keys'] {
  return (db, scope) => {
    const order = (sorts as Record<string, SortOrder>)[sort]!
    const keys = pageKeys(db, { table, scope, conditions: [] }, { limit: 10, offset: 2_000, order })
    return { compile: () => keys.compile(db) }
  }
}

type Compiled = { compile: () => CompiledQuery }

async function explain(work: (db: TeamDatabase) => Compiled | Promise<Compiled>): Promise<string> {
  return inTeam(used.opened.database, team_id, async (db) => {
    const query = (await work(db)).compile()
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>({
      ...query,
      sql: `explain ${query.sql}`,
    })
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}

/** Only for PostgreSQL: plans depend on the database, and PGlite applies row-level security less strictly. */
describe.runIf(inject('database') === 'postgres')(
  'with 12,000 customers and 10,000 products, as a role that row-level security binds',
  () => {
    let reader: PlanReader

    beforeAll(async () => {
      ;({ team_id, stores } = await generateOrders(used.opened.database, {
        orders: 15_000,
        customers: 12_000,
        products: 10_000,
        withLines: false,
      }))
      await sql`
        update products set sorted_currency = 'GBP', sorted_revenue = id % 100, sorted_profit = id % 50, sorted_cost = id % 20
        where id % 2 = 0`.execute(used.opened.database)
      await sql`vacuum analyze products`.execute(used.opened.database)
      reader = await openPlanReader(used.opened.url)
    })
    afterAll(async () => {
      await reader?.client.end()
    })

    async function plansOfSearch(table: string, term: string, sort: string, ids: number[] | null) {
      reader.notices.length = 0
      await reader.client.query('begin')
      await reader.client.query(
        `select set_config('app.team_id', $1, true), set_config('role', 'tandem_app', true)`,
        [String(team_id)],
      )
      await reader.client.query(`select id from search_${table}($1::bigint[], $2, $3)`, [
        ids,
        searchPatterns(term)!.text,
        sort,
      ])
      await reader.client.query('commit')
      return reader.notices.join('\n')
    }

    test.each(walks.flatMap((walk) => [true, false].map((isOne) => ({ ...walk, isOne }))))(
      'walks $table sorted by $sort (one store: $isOne) along the index of that sort only',
      async ({ table, index, keys, isOne }) => {
        const plan = await explain((db) =>
          keys(db, { ids: isOne ? stores.slice(1, 2) : stores, areAll: !isOne }),
        )
        const name = index.replace('_by_', `_of_${isOne ? 'store' : 'team'}_by_`)
        expect(plan).toMatch(new RegExp(`Index Only Scan (Backward )?using ${name} on ${table}`))
        expect(plan).not.toMatch(/Sort|Seq Scan|^ *Filter/m)
      },
    )

    test.each([
      ['customers', 'ozlem.2', '-last_order_at'],
      ['products', 'sku-77', '-units_sold'],
      ['customers', 'q', 'name'],
    ])('puts the text of a search of %s for %s in the condition of the index', async (table, term, sort) => {
      const plans = await plansOfSearch(table, term, sort, stores.slice(0, 1))
      expect(plans).toMatch(
        new RegExp(`Index Scan on ${table}_search .*\\n\\s+Index Cond: \\(.*search_text ~~ '%`),
      )
      expect(plans).not.toMatch(/Seq Scan/)
    })

    test.each([
      ['a common country', { country: ['TR'] }, ['customers_of_team_by_time', 'customers_by_country']],
      ['a rare country', { country: ['IS'] }, ['customers_by_country']],
      ['days', { date_from: '2024-01-02', date_to: '2024-01-03' }, ['customers_of_team_by_time']],
      ['what few spent', { amount_min: 400_000, amount_currency: 'GBP' }, ['customer_spent_by_amount']],
    ])('finds customers of %s by the index only', async (_, narrowed, indexes) => {
      const plan = await planOf(customers, v.parse(CustomerFilter, narrowed))
      expect(plan).toMatch(new RegExp(`Index Only Scan (Backward )?using (${indexes.join('|')}) on`))
      expect(plan).not.toMatch(/Seq Scan/)
    })

    test.each([
      ['a common status', { status: ['publish'] }, 'units'],
      [
        'a stock and a price, by name',
        { stock: 'in_stock', amount_min: 100, amount_currency: 'GBP', sort: 'name' },
        'name',
      ],
    ])('finds products of %s on the walk along their sort', async (_, narrowed, sort) => {
      const plan = await planOf(productList, v.parse(ProductFilter, narrowed))
      expect(plan).toMatch(
        new RegExp(`Index Only Scan (Backward )?using products_of_team_by_${sort} on products`),
      )
      expect(plan).not.toMatch(/Seq Scan|Sort/)
    })

    test.each([
      ['that are out of stock', { stock: 'out_of_stock' }],
      ['that are drafts and in stock', { status: ['draft'], stock: 'in_stock' }],
    ])('finds products %s by an index of their own', async (_, narrowed) => {
      const plan = await planOf(productList, v.parse(ProductFilter, narrowed))
      expect(plan).toMatch(/(Index Scan using|Bitmap Index Scan on) products_by_state/)
      expect(plan).not.toMatch(/Seq Scan/)
    })

    async function planOf<View extends ListView<string>, Row>(list: List<View, Row>, view: View) {
      return explain(async (db) => {
        const listed = { ids: stores, areAll: true, rows: 0 }
        const filters = await list.filters(db, view, listed, 1001)
        return listKeys(
          db,
          list.table,
          listed,
          list.sorts[view.sort as View['sort']],
          filters?.conditions,
        ).limit(1001)
      })
    }

    test("reads few rows for pages after the first with the server's kept plans", async () => {
      const url = new URL(asSuperuser(used.opened.url ?? ''))
      const settings = ['log_min_duration=0', 'log_level=notice', 'log_analyze=on', 'log_timing=off']
      const options = settings.map((setting) => `-c auto_explain.${setting}`)
      url.searchParams.set('options', `-c session_preload_libraries=auto_explain ${options.join(' ')}`)
      const plans: string[] = []
      const planned = openPostgres(url.href, { poolSize: 1, onNotice: (plan) => plans.push(plan) })
      // Of 15,000 orders: page 2 is reached by a short walk, page 600 by skipping days.
      for (const page of [2, 600]) {
        plans.length = 0
        const search = v.parse(OrderSearch, { page })
        const { data } = await readInTeam(planned.database, team_id, (db) =>
          listPage(db, search, orderList, 0),
        )
        expect(data).toHaveLength(search.per_page)
        const counts = plans.join('\n').matchAll(/rows=([\d.]+) loops=(\d+)\)/g)
        const met = Math.max(...[...counts].map(([, rows, loops]) => Number(rows) * Number(loops)))
        expect(met).toBeGreaterThan(0)
        expect(met).toBeLessThan(2_000)
      }
      await planned.close()
    })

    test('walks from the top of the sort and stops early for a search with many matches', async () => {
      const plans = await plansOfSearch('customers', 'example', '-orders_count', null)
      expect(plans).toMatch(/Index Scan using customers_of_team_by_orders on customers/)
      expect(plans).not.toContain('t.id = any ($2)')
    })
  },
)
