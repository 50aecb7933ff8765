import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { customerSorts, orderSorts, productSorts } from '@tandem/api-contract'
import { LimitedPool } from '../../node/limited-pool.ts'
import { openPostgres } from '../../node/open-database.ts'
import type { OpenDatabase } from '../../node/open-database.ts'
import { generateOrders } from '../../testing/generate-orders.ts'
import { readStoreList } from '../../testing/read-store-list.ts'
import type { StoreList } from '../../testing/read-store-list.ts'
import { sortOf } from '../../testing/sorted-columns.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { inTeam, readInTeam } from '../database/team-scope.ts'

const used = useTestApi()

/** Read upwards in two parts: the rows with a value, then those without. */
const isInParts = (sort: string) => !sortOf(sort).isDown && sortOf(sort).isAlwaysLast

function orderOf(sort: string) {
  const { isDown, columns, isEmptyFirst } = sortOf(sort)
  const nulls = isEmptyFirst ? 'first' : 'last'
  const way = isDown ? 'desc' : 'asc'
  return sql.raw([...columns.map((column) => `${column} ${way} nulls ${nulls}`), `id ${way}`].join(', '))
}

describe.runIf(inject('database') === 'postgres')('one large team among many small ones', () => {
  let opened: OpenDatabase
  let team_id: number

  async function idsOfPage(table: StoreList, sort: string, page: number) {
    const search = { sort, page: String(page) }
    const { data } = await readInTeam(opened.database, team_id, (db) => readStoreList[table](db, search))
    return data.map(({ id }) => id)
  }

  async function idsThere(table: string, sort: string, page: number) {
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(table)} where team_id = ${team_id}
      order by ${orderOf(sort)} limit 10 offset ${(page - 1) * 10}`.execute(used.opened.database)
    return rows.map(({ id }) => id)
  }

  /** Removes the first orders of a sort and their counts, as a sync does. */
  const removeFirst = (sort: string) =>
    sql`
      with gone as (
        delete from orders where team_id = ${team_id} and id in (
          select id from orders where team_id = ${team_id} order by ${orderOf(sort)} limit 7)
        returning store_id, status, (ordered_at at time zone 'Europe/Istanbul')::date as day
      ), days as (
        update order_day d set orders = d.orders - g.orders
        from (select store_id, status, day, count(*) as orders from gone group by 1, 2, 3) g
        where d.team_id = ${team_id} and d.store_id = g.store_id and d.status = g.status and d.day = g.day
      )
      update stores s set orders_count = s.orders_count - g.orders
      from (select store_id, count(*) as orders from gone group by 1) g
      where s.team_id = ${team_id} and s.id = g.store_id`.execute(used.opened.database)
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
    ;({ team_id } = await generateOrders(database, { orders: 10_200, products: 1_500, withLines: false }))
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

  test.each(
    [
      ...orderSorts.map((sort) => ['orders', sort] as const),
      ...customerSorts.map((sort) => ['customers', sort] as const),
      ...productSorts.map((sort) => ['products', sort] as const),
    ].filter(([, sort]) => !isInParts(sort)),
  )(
    'walks along the index of the sort with the kept plan for the first page of %s by %s',
    async (table, sort) => {
      statements.length = 0
      await readInTeam(opened.database, team_id, (db) => readStoreList[table](db, { sort }))
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

  test.each([
    ...orderSorts.map((sort) => ['orders', sort] as const),
    ...customerSorts.map((sort) => ['customers', sort] as const),
    ...productSorts.map((sort) => ['products', sort] as const),
  ])(
    'shows the right rows on pages of %s by %s, in one trip, or two when they are in parts',
    async (table, sort) => {
      const trips = vi.spyOn(LimitedPool.prototype, 'readTogether')
      onTestFinished(() => trips.mockRestore())
      for (const page of [1, 2, 3, 70, 150, 151]) {
        trips.mockClear()
        expect(await idsOfPage(table, sort, page)).toEqual(await idsThere(table, sort, page))
        expect(trips.mock.calls.length).toBeLessThanOrEqual(isInParts(sort) ? 2 : 1)
      }
    },
  )

  test.each(['-ordered_at', 'ordered_at'] as const)(
    'shows the right rows on a late page by %s, also after rows were removed, in two trips or three',
    async (sort) => {
      const trips = vi.spyOn(LimitedPool.prototype, 'readTogether')
      onTestFinished(() => trips.mockRestore())
      const check = async () => {
        // Two pages before the middle of the list, one after it that skips days from the end, and two near the end.
        for (const [page, maxTrips] of [
          [502, 2],
          [509, 2],
          [512, 3],
          [960, 2],
          [1019, 2],
        ] as const) {
          trips.mockClear()
          expect(await idsOfPage('orders', sort, page)).toEqual(await idsThere('orders', sort, page))
          expect(trips.mock.calls.length).toBeLessThanOrEqual(maxTrips)
        }
        expect(await idsOfPage('orders', sort, 1100)).toEqual([])
      }
      await check()
      await removeFirst(sort)
      await check()
    },
  )
})
