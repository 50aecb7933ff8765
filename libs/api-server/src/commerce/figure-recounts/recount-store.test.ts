import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { FigureChange, FigureRecount } from '@tandem/api-contract'
import { migrate, migrateTo } from '../../platform/database/migrate.ts'
import { openEmptyDatabase } from '../../testing/empty-database.ts'
import { idleJobs } from '../../testing/idle-jobs.ts'
import { newSellingTeam } from '../../testing/selling-team.ts'
import type { SellingTeam } from '../../testing/selling-team.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { recountStore } from './recount-store.ts'
import { recountWorker } from './recount-worker.ts'

const used = useTestApi({ overrides: { jobs: idleJobs } })
beforeEach(() => {
  used.api.clock.now = new Date('2026-07-20T09:00:00Z')
})

const codes = (code: string) => [{ code, discount: 100 }]
const ada = { provider_id: 'ada', email: 'ada@buyers.test', name: 'Ada', city: null, country: null }

/**
 * The results of the rules before 0129 and 0130 are known: `Instagram_Reels` was a tagged link, so was
 * `fbig`, and `ig` was Instagram already. Ada's two first orders with the same time made her new in both
 * currencies.
 */
async function olderTeam(): Promise<SellingTeam> {
  const oak = await newSellingTeam(used.api)
  const order = (provider_id: string, ordered_at: string, utm_source: string | null, total: number) => ({
    provider_id,
    ordered_at,
    total,
    attribution: utm_source === null ? null : { source_type: 'utm', utm_source },
  })
  await oak.orders([
    order('april', '2026-04-10T10:00:00Z', 'ig', 500),
    // 30 April in UTC, and May in Istanbul.
    order('reels', '2026-04-30T22:30:00Z', 'Instagram_Reels', 1000),
    order('both', '2026-05-12T10:00:00Z', 'fbig', 700),
    order('plain', '2026-05-13T10:00:00Z', null, 9000),
    { ...order('failed', '2026-05-14T10:00:00Z', 'Instagram_Reels', 800), status: 'failed' },
    { ...order('pounds', '2026-06-02T10:00:00Z', null, 2000), customer: ada, discount_codes: codes('OAK10') },
    {
      ...order('euros', '2026-06-02T10:00:00Z', null, 3000),
      currency: 'EUR',
      customer: ada,
      discount_codes: codes('OAK10'),
    },
    // The month isn't over.
    order('july', '2026-07-02T10:00:00Z', 'Instagram_Reels', 4000),
  ])
  await oak.within((db) =>
    db
      .insertInto('figure_recounts')
      .values(['sources-0129', 'first-orders-0130'].map((rule) => ({ store_id: oak.store_id, rule })))
      .execute(),
  )
  return oak
}

type Told = { data: FigureChange[]; meta: { recount: FigureRecount | null } }
async function told({ team }: SellingTeam): Promise<Told> {
  const answer = await used.api.request('GET', '/ecommerce/sales/changes', { token: team.token })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Told
}

const recount = ({ team, store_id }: SellingTeam) =>
  recountStore(used.api.dependencies, { team_id: team.team_id, store_id })

const asRows = ({ data }: Told) =>
  data.map((row) => [
    row.month.slice(0, 7),
    row.figure,
    row.currency,
    [row.orders_before, row.orders_after],
    [row.revenue_before, row.revenue_after],
    row.cause,
  ])

const expected = [
  ['2026-06', 'code_customers', 'GBP', [1, 0], [2000, 0], 'first_orders'],
  ['2026-05', 'campaign', 'GBP', [2, 0], [1700, 0], 'sources'],
  ['2026-05', 'instagram', 'GBP', [0, 1], [0, 1000], 'sources'],
  ['2026-05', 'social', 'GBP', [0, 1], [0, 700], 'sources'],
]

test('shows once what a new rule changed in past months, even after a kill halfway and a second run', async () => {
  const oak = await olderTeam()
  expect(await told(oak)).toEqual({ data: [], meta: { recount: { months_done: 0, months: 0 } } })

  // The process is killed after each month: compared months stay, and nothing is shown yet.
  const steps: FigureRecount[] = []
  for (let kills = 0; kills < 20; kills += 1) {
    const { database } = used.api.dependencies
    let transactions = 0
    const dying = new Proxy(database, {
      get(target, name) {
        if (name === 'transaction') {
          transactions += 1
          if (transactions > 1) throw new Error('killed')
        }
        return Reflect.get(target, name) as unknown
      },
    })
    await recountStore(
      { database: dying, now: used.api.dependencies.now },
      { team_id: oak.team.team_id, store_id: oak.store_id },
    ).catch((error: Error) => expect(error.message).toBe('killed'))
    const { data, meta } = await told(oak)
    if (meta.recount === null) break
    expect(data).toEqual([])
    steps.push(meta.recount)
  }
  expect(steps.map(({ months_done, months }) => [months_done, months])).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ])

  const first = await told(oak)
  expect(asRows(first)).toEqual(expected)
  expect(new Set(first.data.map(({ changed_at }) => changed_at)).size).toBe(1)

  // Run again later, by two workers at once: nothing is reported twice.
  used.api.clock.now = new Date('2026-07-21T09:00:00Z')
  await Promise.all([recount(oak), recount(oak)])
  expect(await told(oak)).toEqual(first)
})

test("reports nothing when months stay the same, and doesn't compare days before all orders are known", async () => {
  const oak = await olderTeam()
  await oak.within((db) =>
    db
      .updateTable('stores')
      .set({ known_since: '2026-06-02T11:00:00Z' })
      .where('id', '=', oak.store_id)
      .execute(),
  )
  await Promise.all([recount(oak), recount(oak)])
  expect(await told(oak)).toEqual({ data: [], meta: { recount: null } })
})

test('compares the stores of an older version after the upgrade, except those without orders', async () => {
  const { database, close } = await openEmptyDatabase()
  try {
    await migrateTo(database, '0128-parts-of-refunds')
    await sql`insert into teams (name, timezone, created_at) values ('Oak', 'Europe/Istanbul', now())`.execute(
      database,
    )
    await sql`
      insert into stores (team_id, type, name, url, default_currency, created_at, orders_count)
      select team_id, 'woocommerce', store.name, 'https://' || store.name || '.example', 'GBP', now(), orders
      from teams, (values ('oak', 1), ('empty', 0)) as store (name, orders)`.execute(database)
    await sql`
      insert into orders (team_id, store_id, provider_id, number, status, is_sale, currency, total, tax_total, shipping_total,
        discount_total, refunded_total, items_count, ordered_at, modified_at, customer_name, attribution)
      select team_id, id, '1', '1', 'completed', true, 'GBP', 1000, 0, 0, 0, 0, 1, '2026-05-12T10:00:00Z', now(), '',
        '{"source_type": "utm", "utm_source": "Instagram_Reels"}'
      from stores where orders_count > 0`.execute(database)
    const { rows: was } = await sql<{ channel: string }>`select channel from orders`.execute(database)
    expect(was).toEqual([{ channel: 'campaign' }])

    await migrate(database)
    const stores = await recountWorker.findOpen(database, used.api.clock.now)
    expect(stores).toHaveLength(1)
    for (const store of stores) await recountStore({ database, now: () => used.api.clock.now }, store)
    expect(await recountWorker.findOpen(database, used.api.clock.now)).toEqual([])
    const changes = await database
      .selectFrom('figure_changes')
      .select(['month', 'figure', 'orders_before', 'orders_after', 'changed_at'])
      .orderBy('figure')
      .execute()
    const changed_at = used.api.clock.now.toISOString()
    expect(changes).toEqual([
      { month: '2026-05-01', figure: 'campaign', orders_before: 1, orders_after: 0, changed_at },
      { month: '2026-05-01', figure: 'instagram', orders_before: 0, orders_after: 1, changed_at },
    ])
  } finally {
    await close()
  }
})
