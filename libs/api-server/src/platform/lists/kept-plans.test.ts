import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  CustomerSearch,
  customerSorts,
  OrderSearch,
  orderSorts,
  ProductSearch,
  productSorts,
} from '@tandem/api-contract'
import * as v from 'valibot'
import { customersPage } from '../../commerce/customers/queries.ts'
import { ordersPage } from '../../commerce/orders/queries.ts'
import { productsPage } from '../../commerce/products/queries.ts'
import { openPostgres } from '../../node/open-database.ts'
import type { OpenDatabase } from '../../node/open-database.ts'
import { generateOrders } from '../../testing/generate-orders.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { inTeam, readInTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'

const used = useTestApi()

const first: Record<
  'orders' | 'customers' | 'products',
  (db: TeamDatabase, search: object) => Promise<unknown>
> = {
  orders: (db, search) => ordersPage(db, v.parse(OrderSearch, search), 1),
  customers: (db, search) => customersPage(db, v.parse(CustomerSearch, search), 1),
  products: (db, search) => productsPage(db, v.parse(ProductSearch, search), 1),
}

describe.runIf(inject('database') === 'postgres')('one large team among many small ones', () => {
  let opened: OpenDatabase
  let team_id: number
  const statements: string[] = []

  beforeAll(async () => {
    const { database, url } = used.opened
    const log = {
      debug() {},
      info() {},
      error() {},
      warn: (fields: { statement?: string }) => statements.push(fields.statement ?? ''),
    }
    opened = openPostgres(url ?? '', { slowQueries: { log, fromMs: 0 } })
    ;({ team_id } = await generateOrders(database, { orders: 6_000, products: 1_500, withLines: false }))
    await sql`
      with made as (
        insert into teams (name, timezone, created_at) select 'Small', 'UTC', now() from generate_series(1, 1500)
        returning team_id
      ), store as (
        insert into stores (team_id, type, name, url, default_currency, currency_id, created_at)
        select team_id, 'woocommerce', 'S', 'https://s.example.test', 'GBP', 826, now() from made returning team_id, id
      ), people as (
        insert into customers (team_id, store_id, key, is_registered, name, search_text)
        select team_id, id, 'id:' || n, true, 'N', ' n' from store, generate_series(1, 3) as n
      ), goods as (
        insert into products (team_id, store_id, provider_id, name, status, currency, search_text)
        select team_id, id, n::text, 'P', 'publish', 'GBP', ' p' from store, generate_series(1, 3) as n
      )
      insert into orders (team_id, store_id, provider_id, number, status, is_sale, currency, total, tax_total,
        shipping_total, discount_total, refunded_total, items_count, ordered_at, modified_at, customer_name, search_text)
      select team_id, id, n::text, n::text, 'completed', true, 'GBP', 1, 0, 0, 0, 0, 1, now(), now(), 'X', ' x'
      from store, generate_series(1, 3) as n`.execute(database)
    for (const table of ['stores', 'orders', 'customers', 'products'])
      await sql`analyze ${sql.table(table)}`.execute(database)
  })
  afterAll(() => opened?.close())

  test.each([
    ...orderSorts.map((sort) => ['orders', sort] as const),
    ...customerSorts.map((sort) => ['customers', sort] as const),
    ...productSorts.map((sort) => ['products', sort] as const),
  ])(
    'the plan that is kept for the first page of %s by %s walks along the index of that sort',
    async (table, sort) => {
      statements.length = 0
      await readInTeam(opened.database, team_id, (db) => first[table](db, { sort }))
      const statement = statements.find((text) => text.includes(`from ((select * from "${table}"`))
      const plan = await inTeam(opened.database, team_id, async (db) => {
        await sql`set local enable_sort = off`.execute(db)
        const { rows } = await sql
          .raw<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${statement}`)
          .execute(db)
        return rows.map((row) => row['QUERY PLAN']).join('\n')
      })
      expect(plan).toMatch(new RegExp(`Index Scan (Backward )?using ${table}_of_team_by_\\w+ on ${table}`))
      expect(plan).not.toMatch(new RegExp(`(Seq|Bitmap Heap) Scan on ${table}\\b`))
    },
  )
})
