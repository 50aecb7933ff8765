import { sql } from 'kysely'
import type { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { customerSorts, productSorts } from '@tandem/api-contract'
import { customerKeys } from '../customers/queries.ts'
import { inTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import { productKeys } from '../products/queries.ts'
import { soldStatuses } from '../sync/figures.ts'
import { generateOrders } from '../testing/generate-orders.ts'
import { openPlanReader } from '../testing/plan-reader.ts'
import type { PlanReader } from '../testing/plan-reader.ts'
import { useTestApi } from '../testing/use-test-api.ts'
import { searchPatterns } from './search-text.ts'

const used = useTestApi()
let team_id: number
let stores: number[]

const indexOf = {
  last_order_at: 'customers_by_time',
  orders_count: 'customers_by_orders',
  units_sold: 'products_by_units',
  price: 'products_by_price',
}

interface Walk {
  table: string
  sort: string
  index: string
  keys: (db: TeamDatabase, stores: { ids: number[]; areAll: boolean }) => { compile: () => CompiledQuery }
}

const walks: Walk[] = [
  ...customerSorts.map((sort) => ({ table: 'customers', sort, keys: keysBy(customerKeys, sort) })),
  ...productSorts.map((sort) => ({ table: 'products', sort, keys: keysBy(productKeys, sort) })),
].map(({ table, sort, keys }) => {
  const column = sort.replace('-', '')
  return { table, sort, keys, index: column === 'name' ? `${table}_by_name` : indexOf[column as 'price'] }
})

function keysBy<Sort>(keys: typeof customerKeys | typeof productKeys, sort: Sort): Walk['keys'] {
  return (db, listed) =>
    keys(db, listed, sort as never)
      .limit(10)
      .offset(2_000)
}

async function explain(work: (db: TeamDatabase) => { compile: () => CompiledQuery }): Promise<string> {
  return inTeam(used.opened.database, team_id, async (db) => {
    const query = work(db).compile()
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>({
      ...query,
      sql: `explain ${query.sql}`,
    })
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}

/** Plans differ with the database, and PGlite takes row-level security less strictly: PostgreSQL is asked. */
describe.runIf(inject('database') === 'postgres')(
  'of 20,000 customers and 10,000 products, as a role that row-level security binds',
  () => {
    let reader: PlanReader

    beforeAll(async () => {
      ;({ team_id, stores } = await generateOrders(used.opened.database, { orders: 100_000 }))
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
      '$table sorted by $sort (one store: $isOne) are walked along the index of that sort alone',
      async ({ table, index, keys, isOne }) => {
        const plan = await explain((db) =>
          keys(db, { ids: isOne ? stores.slice(0, 1) : stores, areAll: !isOne }),
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
    ])('a search of %s for %s has its text in the condition of the index', async (table, term, sort) => {
      const plans = await plansOfSearch(table, term, sort, stores.slice(0, 1))
      expect(plans).toMatch(
        new RegExp(`Index Scan on ${table}_search .*\\n\\s+Index Cond: \\(.*search_text ~~ '%`),
      )
      expect(plans).not.toMatch(/Seq Scan/)
    })

    test('a broad search walks from the top of the sort and stops', async () => {
      const plans = await plansOfSearch('customers', 'example', '-orders_count', null)
      expect(plans).toMatch(/Index Scan using customers_of_team_by_orders on customers/)
      expect(plans).not.toContain('t.id = any ($2)')
    })

    test('what customers spent is read from the index of their orders, not from the orders', async () => {
      const spent = sql`
        select currency, sum(total - refunded_total) from orders
        where team_id = ${team_id} and customer_id = 7 and status = any(${soldStatuses}::text[]) group by currency`
      const plan = await explain((db) => ({ compile: () => spent.compile(db) }))
      expect(plan).toContain('Index Only Scan using orders_of_customer on orders')
    })
  },
)
