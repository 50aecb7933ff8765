import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { CustomerSearch } from '@tandem/api-contract'
import { inTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { listedStores } from '../stores/listed-stores.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { customerKeys, customerList } from './queries.ts'

const used = useTestApi()
const created_at = new Date('2026-01-01T00:00:00Z')
let team_id: number
/** The last one is archived. */
let stores: number[]

beforeAll(async () => {
  ;({ team_id } = await used.api.newTeam())
  stores = []
  for (const name of ['one', 'two', 'archived']) {
    const store = await within((db) =>
      db
        .insertInto('stores')
        .values({
          type: 'woocommerce',
          name,
          url: `https://${name}.example.test`,
          default_currency: 'GBP',
          created_at,
          archived_at: name === 'archived' ? created_at : null,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    stores.push(store.id)
  }
})

const within = <T>(work: (db: TeamDatabase) => Promise<T>) => inTeam(used.opened.database, team_id, work)

/** A few days, with their first and last instants, and none. */
const time = fc.option(
  fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.constantFrom('00:00:00.000', '12:00:00.000', '23:59:59.999'))
    .map(([day, clock]) => `2026-03-0${day}T${clock}Z`),
  { nil: null, freq: 4 },
)
const customer = fc.record({
  store: fc.integer({ min: 0, max: 2 }),
  first: time,
  last: time,
  isGone: fc.nat({ max: 3 }).map((chance) => chance === 0),
})

type Written = typeof customer extends fc.Arbitrary<infer Value> ? Value : never

/** Writes customers, changes their last orders and removes some, each with one statement. */
async function write(db: TeamDatabase, customers: Written[]) {
  await db.deleteFrom('customers').execute()
  const rows = customers.map(({ store, first }, key) => ({
    store_id: stores[store] ?? 0,
    key: `id:${key}`,
    is_registered: true,
    name: '',
    search_text: '',
    last_order_at: first,
  }))
  await db.insertInto('customers').values(rows).execute()
  await sql`
    update customers set last_order_at = moved.time
    from unnest(${customers.map((_, key) => `id:${key}`)}::text[], ${customers.map(({ last }) => last)}::timestamptz[])
      as moved (key, time)
    where team_id = ${team_id} and customers.key = moved.key`.execute(db)
  const gone = customers.flatMap(({ isGone }, key) => (isGone ? [`id:${key}`] : []))
  if (gone.length > 0) await db.deleteFrom('customers').where('key', 'in', gone).execute()
  await sql`
    update stores set customers_count = (
      select count(*) from customers where team_id = ${team_id} and store_id = stores.id)
    where team_id = ${team_id}`.execute(db)
}

const daysKept = (db: TeamDatabase) =>
  db
    .selectFrom('customer_day')
    .select(['store_id', 'day', 'customers'])
    .where('customers', '<>', 0)
    .orderBy('store_id')
    .orderBy('day')
    .execute()

/** Customers on four days and on none, so that those without a day are before the middle of the list. */
const fourDays = (sort: 'last_order_at' | '-last_order_at') => ({
  customers: Array.from({ length: 28 }, (_, place) => ({
    store: place % 2,
    first: null,
    last: place < (sort === 'last_order_at' ? 26 : 12) ? `2026-03-0${1 + (place % 4)}T12:00:00.000Z` : null,
    isGone: false,
  })),
  sort,
  store: undefined,
  places: [
    [10, 1],
    [11, 1],
    [11, 4],
    [13, 1],
    [14, 1],
    [15, 1],
  ] as [number, 1 | 4][],
})

test('the skipped days and the rest make up the whole list', async () => {
  let skippedMost = 0
  const given = fc.record({
    customers: fc.array(customer, { minLength: 1, maxLength: 40, size: 'max' }),
    sort: fc.constantFrom('last_order_at' as const, '-last_order_at' as const),
    store: fc.option(fc.integer({ min: 0, max: 2 }), { nil: undefined }),
    places: fc.array(fc.tuple(fc.nat({ max: 15 }), fc.constantFrom(1, 4)), { minLength: 4, maxLength: 6 }),
  })
  await fc.assert(
    fc.asyncProperty(given, async ({ customers, sort, store, places }) => {
      await within(async (db) => {
        await write(db, customers)
        const { rows: counted } = await sql`
          select store_id, coalesce((last_order_at at time zone 'UTC')::date, '-infinity') as day, count(*) as customers
          from customers where team_id = ${team_id} group by 1, 2 order by 1, 2`.execute(db)
        expect(await daysKept(db)).toEqual(counted)

        const view = v.parse(CustomerSearch, {
          sort,
          ...(store !== undefined && { store_id: stores[store] }),
        })
        const listed = await listedStores(db, view.store_id, 'customers_count')
        const ids = await idsOf(customerKeys(db, listed, sort))
        for (const [ahead, wanted] of places) {
          const skipped = await customerList(new Date()).skip!(db, view, listed, { ahead, wanted })
          if (ahead * 2 > ids.length) expect(skipped).toBeNull()
          if (!skipped) continue
          expect(skipped.rows).toBeLessThanOrEqual(ahead)
          const left = customerKeys(db, listed, sort, [skipped.condition])
            .offset(ahead - skipped.rows)
            .limit(wanted)
          expect(await idsOf(left)).toEqual(ids.slice(ahead, ahead + wanted))
          skippedMost = Math.max(skippedMost, skipped.rows)
        }
      })
    }),
    { numRuns: 15, examples: [[fourDays('last_order_at')], [fourDays('-last_order_at')]] },
  )
  expect(skippedMost).toBeGreaterThan(5)
})

const idsOf = async (keys: ReturnType<typeof customerKeys>) => (await keys.execute()).map(({ id }) => id)

test('a filtered list, or one with another sort, skips nothing', async () => {
  await within(async (db) => {
    const listed = await listedStores(db, undefined, 'customers_count')
    for (const view of [
      { country: ['TR'] },
      { date_from: '2026-03-02' },
      { amount_currency: 'GBP' },
      { sort: 'name' },
    ]) {
      const search = v.parse(CustomerSearch, { sort: '-last_order_at', ...view })
      expect(await customerList(new Date()).skip!(db, search, listed, { ahead: 0, wanted: 1 })).toBeNull()
    }
  })
})

test("a deleted store's days are deleted too", async () => {
  await within(async (db) => {
    await write(db, [
      { store: 0, first: null, last: '2026-03-01T00:00:00.000Z', isGone: false },
      { store: 1, first: null, last: null, isGone: false },
    ])
    await db
      .deleteFrom('stores')
      .where('id', '=', stores[0] ?? 0)
      .execute()
    expect(await daysKept(db)).toEqual([{ store_id: stores[1], day: '-infinity', customers: 1 }])
  })
})
