import { sql } from 'kysely'
import type { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import * as v from 'valibot'
import { OrderFilter, OrderSearch, orderSorts } from '@tandem/api-contract'
import { inTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { openPlanReader } from '../../testing/plan-reader.ts'
import type { PlanReader } from '../../testing/plan-reader.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { generateOrders } from '../../testing/generate-orders.ts'
import { orderFilters } from './filters.ts'
import { orderKeys, ordersPage } from './queries.ts'
import { searchPatterns } from '../../platform/lists/search-text.ts'

const used = useTestApi()
let team_id: number
let stores: number[]
let products: { popular: number }

async function planOf(db: TeamDatabase, query: CompiledQuery) {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>({ ...query, sql: `explain ${query.sql}` })
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

/**
 * Plans depend on the database, and PGlite is less strict about row-level security, so this tests PostgreSQL.
 */
describe.runIf(inject('database') === 'postgres')(
  'of 20,000 orders, as a role that row-level security binds',
  () => {
    let reader: PlanReader

    beforeAll(async () => {
      ;({ team_id, stores, products } = await generateOrders(used.opened.database, { orders: 20_000 }))
      reader = await openPlanReader(used.opened.url)
    })
    afterAll(async () => {
      await reader?.client.end()
    })

    const plansOf = async (
      patterns: { number: string; text: string },
      sort: string,
      ids: number[] | null,
    ) => {
      reader.notices.length = 0
      await reader.client.query('begin')
      await reader.client.query(
        `select set_config('app.team_id', $1, true), set_config('role', 'tandem_app', true)`,
        [String(team_id)],
      )
      await reader.client.query('select id from search_orders($1::bigint[], $2, $3, $4)', [
        ids,
        patterns.number,
        patterns.text,
        sort,
      ])
      await reader.client.query('commit')
      return reader.notices.join('\n')
    }

    test.each(
      orderSorts.flatMap((sort) => [
        { sort, isOne: true },
        { sort, isOne: false },
      ]),
    )(
      'reads the keys sorted by $sort (one store: $isOne) only from the index of that sort',
      async ({ sort, isOne }) => {
        const plan = await inTeam(used.opened.database, team_id, async (db) => {
          const ids = isOne ? stores.slice(0, 1) : stores
          const query = orderKeys(db, { ids, areAll: !isOne }, sort).limit(10).offset(8_000).compile()
          const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>({
            ...query,
            sql: `explain ${query.sql}`,
          })
          return rows.map((row) => row['QUERY PLAN']).join('\n')
        })
        const index = `orders_of_${isOne ? 'store' : 'team'}_by_${sort.endsWith('total') ? 'total' : 'time'}`
        expect(plan).toMatch(new RegExp(`Index Only Scan (Backward )?using ${index} on orders`))
        expect(plan).not.toMatch(/Sort|Seq Scan|^ *Filter/m)
      },
    )

    test.each([
      ['a common status', { status: ['completed'] }, ['orders_of_team_by_time', 'orders_by_status']],
      ['a rare status', { status: ['failed'] }, ['orders_by_status']],
      [
        'two rare statuses by total',
        { status: ['failed', 'refunded'], sort: '-total' as const },
        ['orders_by_status'],
      ],
      ['days', { date_from: '2024-01-02', date_to: '2024-01-04' }, ['orders_of_team_by_time']],
      ['a large amount', { amount_min: 99_900, amount_currency: 'EUR' }, ['orders_of_team_by_total']],
      [
        'a status, days and an amount',
        { status: ['processing'], date_from: '2024-01-02', amount_min: 50_000, amount_currency: 'GBP' },
        ['orders_of_team_by_time', 'orders_by_status', 'orders_of_team_by_total'],
      ],
    ])('reads orders of %s from an index alone', async (_, narrowed, indexes) => {
      const plan = await inTeam(used.opened.database, team_id, async (db) => {
        const view = v.parse(OrderFilter, narrowed)
        const listed = { ids: stores, areAll: true, rows: 0 }
        const filters = await orderFilters(db, view, listed)
        const query = orderKeys(db, listed, view.sort, filters?.conditions).limit(1001).compile()
        return planOf(db, query)
      })
      expect(plan).toMatch(new RegExp(`Index Only Scan (Backward )?using (${indexes.join('|')}) on orders`))
      expect(plan).not.toMatch(/Seq Scan|Bitmap/)
    })

    test.each([
      ['-ordered_at', undefined, 'desc'],
      ['ordered_at', ['completed', 'processing'], 'asc'],
    ])('a far page by %s, of the statuses %s, contains the right orders', async (sort, status, way) => {
      const search = v.parse(OrderSearch, { sort, status: status?.join(','), page: '1500' })
      const { data } = await inTeam(used.opened.database, team_id, (db) => ordersPage(db, search, 0))
      const { rows } = await sql<{ id: number }>`
        select id from orders where team_id = ${team_id} and (${status ?? null}::text[] is null or status = any(${status ?? null}))
        order by ordered_at ${sql.raw(way)}, id ${sql.raw(way)} limit 10 offset 14990`.execute(
        used.opened.database,
      )
      expect(data.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    })

    test('finds orders of a product by its lines, in order', async () => {
      const plan = await inTeam(used.opened.database, team_id, async (db) => {
        const view = v.parse(OrderFilter, { product_id: products.popular })
        const listed = { ids: stores, areAll: true, rows: 0 }
        const filters = await orderFilters(db, view, listed)
        return planOf(db, orderKeys(db, listed, view.sort, [filters!.first!]).limit(1001).compile())
      })
      expect(plan).toMatch(/Index Only Scan using order_lines_of_product on order_lines/)
      expect(plan).not.toMatch(/Seq Scan/)
    })

    test('a search has its text in the index conditions, for customers, for orders without one, and for numbers', async () => {
      const plans = await plansOf(searchPatterns('ozlem')!, '-ordered_at', stores.slice(0, 1))
      expect(plans).toMatch(/Index Scan on customers_search .*\n\s+Index Cond: \(.*search_text ~~ '%ozlem%'/)
      expect(plans).toMatch(/Index Scan on orders_search .*\n\s+Index Cond: \(.*search_text ~~ '%ozlem%'/)
      expect(plans).toMatch(
        /using orders_number on orders.*\n\s+Index Cond: \(.*lower\(\(number\)::text\) ~>=~ 'ozlem'/,
      )
      expect(plans).not.toMatch(/Seq Scan on (orders|customers)/)
    })

    test('looks up one letter of a word by index too', async () => {
      const plans = await plansOf(searchPatterns('q')!, '-ordered_at', null)
      expect(plans).toMatch(/Index Scan on customers_search .*\n\s+Index Cond: \(.*search_text ~~ '% q%'/)
    })

    test('the same LIKE outside the function would be a filter, which is why the function exists', async () => {
      const plan = await inTeam(used.opened.database, team_id, async (db) => {
        const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select id from customers where team_id = ${team_id} and search_text like '%ozlem%'`.execute(
          db,
        )
        return rows.map((row) => row['QUERY PLAN']).join('\n')
      })
      expect(plan).toMatch(/^ *Filter: .*search_text ~~/m)
      expect(plan).not.toMatch(/Index Cond: .*search_text ~~/)
    })

    test('a broad search reads from the top of the sort and stops', async () => {
      const plans = await plansOf(searchPatterns('example')!, '-total', stores.slice(0, 1))
      expect(plans).toMatch(/Index Scan using orders_of_store_by_total on orders/)
      expect(plans).not.toMatch(/o\.customer_id = any/)
    })
  },
)

test.runIf(inject('database') === 'pglite')('PGlite uses the same indexes', async () => {
  const { team_id: team } = await generateOrders(used.opened.database, { orders: 5_000 })
  const plan = await inTeam(used.opened.database, team, async (db) => {
    const query = orderKeys(db, { ids: [], areAll: true }, '-ordered_at').limit(10).compile()
    const { rows } = await db.executeQuery<{ 'QUERY PLAN': string }>({
      ...query,
      sql: `explain ${query.sql}`,
    })
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toContain('using orders_of_team_by_time on orders')
})
