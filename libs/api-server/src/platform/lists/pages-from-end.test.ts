import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { customerSorts, orderSorts, productSorts } from '@tandem/api-contract'
import { readStoreList } from '../../testing/read-store-list.ts'
import type { StoreList } from '../../testing/read-store-list.ts'
import { sortOf } from '../../testing/sorted-columns.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { inTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'

const used = useTestApi()
const created_at = '2026-01-01T00:00:00Z'
let team_id: number
/** The last one is archived: then no page is read before the stores are known. */
let stores: number[]

beforeAll(async () => {
  ;({ team_id } = await used.api.newTeam())
  const made = ['one', 'two', 'archived'].map((name) => ({
    type: 'woocommerce' as const,
    name,
    url: `https://${name}.example.test`,
    default_currency: 'GBP',
    created_at: new Date(created_at),
    archived_at: name === 'archived' ? new Date(created_at) : null,
  }))
  const rows = await within((db) => db.insertInto('stores').values(made).returning('id').execute())
  stores = rows.map(({ id }) => id)
})

const within = <T>(work: (db: TeamDatabase) => Promise<T>) => inTeam(used.opened.database, team_id, work)

type Row = Record<string, string | number | boolean | null>

/** A column with few values, so that many rows have the same. */
const few = <Value extends string | number | null>(...values: Value[]) => fc.constantFrom(...values)
const time = (day: number) => `2026-03-0${day}T12:00:00Z`
const names = few('', 'ada', 'zed')
/** Amounts in the columns of a sort, which are all null or none. */
const amounts = (...columns: string[]) =>
  fc
    .constantFrom<[string | null, number | null]>([null, null], ['EUR', 1], ['EUR', 2], ['GBP', 1])
    .map(([sorted_currency, amount]): Row => ({
      sorted_currency,
      ...Object.fromEntries(columns.map((column) => [column, amount])),
    }))

/** A list: its random rows, what the table needs besides, and filters with a known count. */
interface DrawnList {
  table: StoreList
  sorts: readonly string[]
  row: fc.Arbitrary<Row>
  besides: (number: string) => Row
  filters: { search: object; holds: (row: Row) => boolean }[]
}

const lists: DrawnList[] = [
  {
    table: 'orders',
    sorts: orderSorts,
    row: fc.record({
      status: few('completed', 'failed'),
      ordered_at: few(time(1), time(2), time(3)),
      total: few(0, 1, 2),
    }),
    besides: (number) => ({
      provider_id: number,
      number,
      is_sale: true,
      currency: 'GBP',
      items_count: 1,
      tax_total: 0,
      shipping_total: 0,
      discount_total: 0,
      refunded_total: 0,
      modified_at: created_at,
      customer_name: '',
      search_text: '',
    }),
    filters: [
      { search: { status: 'failed' }, holds: ({ status }) => status === 'failed' },
      {
        search: { date_from: '2026-03-02' },
        holds: ({ ordered_at }) => new Date(String(ordered_at)) >= new Date('2026-03-02'),
      },
    ],
  },
  {
    table: 'customers',
    sorts: customerSorts,
    row: fc
      .tuple(
        fc.record({ name: names, country: few('TR', null), last_order_at: few(time(1), time(2), null) }),
        fc.record({ orders_count: few(0, 1) }),
        amounts('sorted_spent', 'sorted_average'),
      )
      .map(([row, counted, sorted]) => ({ ...row, ...counted, ...sorted })),
    besides: (number) => ({ key: `id:${number}`, is_registered: true }),
    filters: [{ search: { country: 'TR' }, holds: ({ country }) => country === 'TR' }],
  },
  {
    table: 'products',
    sorts: productSorts,
    row: fc
      .tuple(
        fc.record({ name: names, currency: few('EUR', 'GBP'), price: few(1, 2, null) }),
        fc.record({ stock_quantity: few(0, 1, null), units_sold: few(0, 1), sorted_cost: few(1, 2, null) }),
        amounts('sorted_revenue', 'sorted_profit'),
      )
      .map(([row, counted, sorted]) => ({ ...row, ...counted, ...sorted })),
    besides: (number) => ({ provider_id: number, status: 'publish' }),
    filters: [],
  },
]

/** Replaces all rows of a table and their counts. @returns the rows of the listed stores, as they were stored */
async function write(db: TeamDatabase, { table, besides }: DrawnList, rows: Row[]): Promise<StoredRow[]> {
  const name = sql.table(table)
  const all = rows.map((row, number): Row => ({
    search_text: row.name ?? '',
    ...besides(String(number)),
    ...row,
    store_id: stores[number % 7 === 0 ? 2 : number % 2] ?? 0,
  }))
  const columns = sql.join(Object.keys(all[0] ?? {}).map((column) => sql.ref(column)))
  await sql`delete from ${name}`.execute(db)
  await sql`delete from order_day`.execute(db)
  await sql`
    insert into ${name} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(all)}::jsonb)`.execute(db)
  await sql`
    update stores set ${sql.ref(`${table}_count`)} = (select count(*) from ${name} where store_id = stores.id)`.execute(
    db,
  )
  if (table === 'orders')
    await sql`
      insert into order_day (store_id, day, status, orders)
      select store_id, ordered_at::date, status, count(*) from orders group by 1, 2, 3`.execute(db)
  const { rows: stored } = await sql<StoredRow>`
    select * from ${name} where store_id = any(${stores.slice(0, 2)}::bigint[])`.execute(db)
  return stored
}

type StoredRow = Row & { id: number }

/** The ids of the rows in the order of a sort. */
function sortedIds(rows: StoredRow[], sort: string): number[] {
  const { isDown, columns, isEmptyFirst } = sortOf(sort)
  const way = isDown ? -1 : 1
  return rows
    .toSorted((one, other) => {
      for (const column of [...columns, 'id']) {
        const [first, second] = [one[column] ?? null, other[column] ?? null]
        if (first === second) continue
        if (first === null || second === null) return (first === null) === isEmptyFirst ? -1 : 1
        return first < second ? -way : way
      }
      return 0
    })
    .map(({ id }) => id)
}

test.each(lists)(
  'shows every page of $table as a plain sort has it, also those read from the end',
  async (list) => {
    const drawn = fc.record({
      rows: fc.array(list.row, { minLength: 1, maxLength: 30, size: 'max' }),
      perPage: fc.integer({ min: 1, max: 9 }),
    })
    await fc.assert(
      fc.asyncProperty(drawn, ({ rows, perPage }) =>
        within(async (db) => {
          const stored = await write(db, list, rows)
          for (const { search, holds } of [{ search: {}, holds: () => true }, ...list.filters]) {
            const shown = stored.filter(holds)
            for (const sort of list.sorts) {
              const ids = sortedIds(shown, sort)
              const last = Math.max(1, Math.ceil(ids.length / perPage))
              // The last pages, and one that is just after the middle.
              for (const page of new Set([last, Math.max(1, last - 1), 1 + Math.floor(last / 2), last + 1])) {
                const { data, meta } = await readStoreList[list.table](db, {
                  ...search,
                  sort,
                  per_page: perPage,
                  page,
                })
                expect(data.map(({ id }) => id)).toEqual(ids.slice((page - 1) * perPage, page * perPage))
                expect(meta.total).toBe(ids.length)
              }
            }
          }
        }),
      ),
      { numRuns: 3 },
    )
  },
)
