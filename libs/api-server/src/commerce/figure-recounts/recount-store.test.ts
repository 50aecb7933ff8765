import { beforeEach, expect, test } from 'vitest'
import type { FigureChange, FigureRecount } from '@tandem/api-contract'
import { idleJobs } from '../../testing/idle-jobs.ts'
import { newSellingTeam } from '../../testing/selling-team.ts'
import type { SellingTeam } from '../../testing/selling-team.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { recountStore } from './recount-store.ts'

const used = useTestApi({ overrides: { jobs: idleJobs } })
beforeEach(() => {
  used.api.clock.now = new Date('2026-07-20T09:00:00Z')
})

const codes = (code: string) => [{ code, discount: 100 }]
const ada = { provider_id: 'ada', email: 'ada@buyers.test', name: 'Ada', city: null, country: null }

/**
 * What the rules before 0129 and 0130 said is known by hand: `Instagram_Reels` was a tagged link, `fbig` too, `ig` was
 * Instagram already. Ada's two first orders of one moment made her new in both currencies.
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
    // The month is not over.
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

test('shows what a new rule changed in past months once, after a kill half-way and a second run', async () => {
  const oak = await olderTeam()
  expect(await told(oak)).toEqual({ data: [], meta: { recount: { months_done: 0, months: 0 } } })

  // The process ends after each month in turn: what is compared stays, and nothing is shown yet.
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

  // Run again later, by two workers at once: nothing is told a second time.
  used.api.clock.now = new Date('2026-07-21T09:00:00Z')
  await Promise.all([recount(oak), recount(oak)])
  expect(await told(oak)).toEqual(first)
})

test('leaves a team alone whose months come out the same, and does not compare days before all orders are known', async () => {
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
