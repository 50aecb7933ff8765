import { expect, test } from 'vitest'
import type { Insights } from '@tandem/api-contract'
import { teamDay } from '@tandem/format'
import { audiencesOf } from '@tandem/connectors'
import type { AudienceList } from '@tandem/connectors'
import { writeAudience } from '../../social/accounts/write-days.ts'
import { writeProfile } from '../../social/accounts/write-profile.ts'
import type { WholeDatabase } from '../../platform/database/database.ts'
import { inTeam } from '../../platform/database/team-scope.ts'
import { queueSync, readEverythingAgain } from '../../commerce/sync/queue-sync.ts'
import { syncStore } from '../../commerce/sync/sync-store.ts'
import { writeOrders } from '../../commerce/sync/write-orders.ts'
import { connectStore } from '../../testing/connect-store.ts'
import { fewOrders, simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import { dataOf } from '../../testing/read-answer.ts'
import { newSellingTeam, plainOrder } from '../../testing/selling-team.ts'
import type { SellingTeam } from '../../testing/selling-team.ts'
import { storeFacts } from '../../testing/store-facts.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { changeZone, moveNext } from './change-zone.ts'
import { beginZoneChange } from '../../identity/team/begin-zone-change.ts'

const used = useTestApi({
  hasManyConnections: true,
  connectors: simulatedConnectors([simulatedShop('zones', { dataset: fewOrders(90) })]),
})

const begin = ({ team }: Pick<SellingTeam, 'team'>, timezone: string) =>
  inTeam(used.opened.database, team.team_id, (db) =>
    beginZoneChange(db, { timezone, now: used.api.clock.now }),
  )

/**
 * Worked out by hand for three zones: Istanbul (UTC+3), Kiritimati (UTC+14) and Los Angeles (UTC-8, and UTC-7
 * from 10:00 UTC on the 8th).
 */
const orders = [
  { provider_id: 'a', ordered_at: '2026-03-07T21:30:00.000Z', total: 100 },
  { provider_id: 'b', ordered_at: '2026-03-08T07:30:00.000Z', total: 200 },
  { provider_id: 'c', ordered_at: '2026-03-08T08:30:00.000Z', total: 400, refunded_total: 40 },
  { provider_id: 'd', ordered_at: '2026-03-08T10:30:00.000Z', total: 800 },
  { provider_id: 'e', ordered_at: '2026-03-09T06:30:00.000Z', total: 1600, status: 'cancelled' },
  { provider_id: 'f', ordered_at: '2026-03-09T07:30:00.000Z', total: 3200, currency: 'EUR' },
]

const pounds = { currency: 'GBP', refunds: 0 }
const euros = { day: '2026-03-09', currency: 'EUR', orders: 1, revenue: 3200, refunds: 0, units: 1 }
const nothingSold = { currency: 'GBP', orders: 0, revenue: 0, units: 0 }
const byHand = {
  'Europe/Istanbul': {
    store_day: [
      { ...pounds, day: '2026-03-08', orders: 4, revenue: 1460, units: 4 },
      euros,
      { ...nothingSold, day: '2026-03-10', refunds: 40 },
    ],
    order_day: [
      { day: '2026-03-08', status: 'completed', orders: 4 },
      { day: '2026-03-09', status: 'cancelled', orders: 1 },
      { day: '2026-03-09', status: 'completed', orders: 1 },
    ],
    hours: ['08 00', '08 10', '08 11', '08 13', '09 10'],
  },
  'Pacific/Kiritimati': {
    store_day: [
      { ...pounds, day: '2026-03-08', orders: 3, revenue: 660, units: 3 },
      euros,
      { ...pounds, day: '2026-03-09', orders: 1, revenue: 800, units: 1 },
      { ...nothingSold, day: '2026-03-10', refunds: 40 },
    ],
    order_day: [
      { day: '2026-03-08', status: 'completed', orders: 3 },
      { day: '2026-03-09', status: 'cancelled', orders: 1 },
      { day: '2026-03-09', status: 'completed', orders: 2 },
    ],
    hours: ['08 11', '08 21', '08 22', '09 00', '09 21'],
  },
  'America/Los_Angeles': {
    store_day: [
      { ...pounds, day: '2026-03-07', orders: 2, revenue: 300, units: 2 },
      { ...pounds, day: '2026-03-08', orders: 2, revenue: 1160, units: 2 },
      euros,
      { ...nothingSold, day: '2026-03-09', refunds: 40 },
    ],
    order_day: [
      { day: '2026-03-07', status: 'completed', orders: 2 },
      { day: '2026-03-08', status: 'cancelled', orders: 1 },
      { day: '2026-03-08', status: 'completed', orders: 2 },
      { day: '2026-03-09', status: 'completed', orders: 1 },
    ],
    hours: ['07 13', '07 23', '08 00', '08 03', '09 00'],
  },
}

async function keptOf({ store_id }: SellingTeam) {
  const facts = await storeFacts(used.opened.database, store_id)
  const hours = facts.store_hour as { day: string; hour: number; orders: number }[]
  return {
    store_day: facts.store_day,
    order_day: facts.order_day,
    hours: hours.flatMap(({ day, hour, orders: many }) =>
      Array.from({ length: many }, () => `${day.slice(8)} ${String(hour).padStart(2, '0')}`),
    ),
  }
}

test('moves orders around midnight to the days of each zone in turn, across a change of the clocks', async () => {
  used.api.clock.now = new Date('2026-03-20T12:00:00Z')
  const oak = await newSellingTeam(used.api)
  await oak.orders(orders.map((order) => ({ ...order, lines: [['mug', 1, order.total]] })))
  await oak.refunds([{ id: 'r', order: 'c', amount: 40, refunded_at: '2026-03-10T06:59:00.000Z' }])
  const listed = async (day: string) => {
    const path = `/ecommerce/orders?date_from=${day}&date_to=${day}`
    const answer = await used.api.request('GET', path, { token: oak.team.token })
    const { data, meta } = (await answer.json()) as { data: unknown[]; meta: { total: number } }
    expect(meta.total).toBe(data.length)
    return data.length
  }
  expect(await keptOf(oak)).toEqual(byHand['Europe/Istanbul'])
  for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/Istanbul'] as const) {
    await begin(oak, zone)
    // A list of orders is right immediately, even though the daily figures have not moved yet.
    await oak.within((db) => moveNext(db, used.api.clock.now, { orders: 2, posts: 1 }))
    const completed = byHand[zone].order_day.filter(({ day }) => day === '2026-03-08')
    expect(await listed('2026-03-08'), zone).toBe(completed.reduce((sum, row) => sum + row.orders, 0))
    // When the process stops, whoever continues does the rest.
    const batchSizes = { orders: 2, posts: 1 }
    const signal = AbortSignal.abort(new Error('stopped'))
    await expect(changeZone(used.api.dependencies, oak.team.team_id, { batchSizes, signal })).rejects.toThrow(
      'stopped',
    )
    expect(await keptOf(oak)).not.toEqual(byHand[zone])
    await changeZone(used.api.dependencies, oak.team.team_id, { batchSizes })
    expect(await keptOf(oak), zone).toEqual(byHand[zone])
    // A job may run twice; the second run changes nothing.
    await changeZone(used.api.dependencies, oak.team.team_id)
    expect(await keptOf(oak), zone).toEqual(byHand[zone])
  }
})

test('moves readings to the day of the new zone, and keeps the later of two on one day', async () => {
  const oak = await newSellingTeam(used.api)
  const read = async (at: string, likes: number) => {
    used.api.clock.now = new Date(at)
    await oak.posts([{ provider_id: 'one', posted_at: '2026-03-01T10:00:00Z', likes }])
    const shares = [{ values: ['TR'], followers: likes }]
    await oak.within((db) =>
      writeAudience(
        db,
        { account_id: oak.account_id },
        audiencesOf.map((of) => ({ of, dimension: 'country', shares })),
        used.api.clock.now,
      ),
    )
  }
  const kept = () =>
    oak.within(async (db) => {
      const posts = await db.selectFrom('post_day').select(['day', 'likes']).orderBy('day').execute()
      const told = await db
        .selectFrom('account_audience')
        .select(['day', 'of', 'shares'])
        .orderBy('day')
        .execute()
      for (const { day, shares } of told)
        expect(shares[0]?.followers).toBe(posts.find((post) => post.day === day)?.likes)
      expect(told.length).toBe(2 * posts.length)
      return posts.map(({ day, likes }) => `${day.slice(8)}: ${likes}`)
    })
  const move = async (zone: string) => {
    await begin(oak, zone)
    await changeZone(used.api.dependencies, oak.team.team_id)
  }

  await read('2026-03-08T02:00:00Z', 1)
  await read('2026-03-09T02:00:00Z', 2)
  await read('2026-03-09T12:00:00Z', 3)
  expect(await kept()).toEqual(['08: 1', '09: 3'])
  await move('Pacific/Kiritimati')
  expect(await kept()).toEqual(['08: 1', '10: 3'])
  await read('2026-03-11T09:00:00Z', 4)
  await read('2026-03-11T11:00:00Z', 5)
  expect(await kept()).toEqual(['08: 1', '10: 3', '11: 4', '12: 5'])
  await move('America/Los_Angeles')
  expect(await kept()).toEqual(['07: 1', '09: 3', '11: 5'])
})

test('keeps the lists of an audience that two readings of one day read', async () => {
  const oak = await newSellingTeam(used.api)
  const read = (at: string, dimension: AudienceList, followers: number) =>
    oak.within((db) => {
      const list = { of: 'followers' as const, dimension, shares: [{ values: ['any'], followers }] }
      return writeAudience(db, { account_id: oak.account_id }, [list], new Date(at))
    })
  await read('2026-03-09T12:00:00Z', 'country', 1)
  await read('2026-03-09T12:00:00Z', 'city', 2)
  await read('2026-03-09T15:00:00Z', 'city', 3)
  await begin(oak, 'Pacific/Kiritimati')
  await changeZone(used.api.dependencies, oak.team.team_id)
  const kept = await oak.within((db) =>
    db.selectFrom('account_audience').select(['day', 'dimension', 'shares']).orderBy('dimension').execute(),
  )
  expect(kept.map(({ day, dimension, shares }) => [day, dimension, shares[0]?.followers])).toEqual([
    ['2026-03-10', 'city', 3],
    ['2026-03-10', 'country', 1],
  ])
})

test('puts every follower on the new day when the dashboard is read half-way through the move', async () => {
  const oak = await newSellingTeam(used.api, { timezone: 'UTC' })
  used.api.clock.now = new Date('2026-03-08T22:30:00Z')
  const counts = { followers_count: 70, following_count: null, posts_count: null }
  const texts = { name: null, biography: null, website: null, picture_url: null }
  const profile = { provider_id: 'oak', username: 'oak', ...texts, ...counts }
  await oak.within((db) => writeProfile(db, { account_id: oak.account_id }, profile, used.api.clock.now))
  const followers = async () => {
    const path = '/dashboard/insights?date_from=2026-03-07&date_to=2026-03-09&compare=none'
    const { days } = await dataOf<Insights>(await used.api.request('GET', path, { token: oak.team.token }))
    return days.followers_count
  }
  used.api.clock.now = new Date('2026-03-10T22:30:00Z')
  expect(await followers()).toEqual([null, 70, null])
  await begin(oak, 'Europe/Istanbul')
  await followers()
  await changeZone(used.api.dependencies, oak.team.team_id)
  expect(await followers()).toEqual([null, null, 70])
})

test('reads next on the next day of the new zone, and no later than planned before', async () => {
  used.api.clock.now = new Date('2026-03-10T03:00:00Z')
  const oak = await newSellingTeam(used.api)
  const planned = (next_at: string) =>
    oak.within((db) => db.updateTable('account_readings').set({ next_at }).execute())
  const next = async () =>
    (await oak.within((db) => db.selectFrom('account_readings').select('next_at').executeTakeFirstOrThrow()))
      .next_at
  const move = async (zone: string) => {
    await begin(oak, zone)
    await changeZone(used.api.dependencies, oak.team.team_id)
  }
  // Tomorrow at five in Istanbul. In Kiritimati it is five in the afternoon, and the next day begins in seven hours.
  await planned('2026-03-11T02:00:00.000Z')
  await move('Pacific/Kiritimati')
  const at = (await next()) ?? ''
  expect(teamDay(at, 'Pacific/Kiritimati')).toBe('2026-03-11')
  expect(at < '2026-03-11T02:00:00.000Z').toBe(true)
  await planned('2026-03-10T04:00:00.000Z')
  await move('UTC')
  expect(await next()).toBe('2026-03-10T04:00:00.000Z')
})

/** Runs a function after each transaction, to stand for work that another process does in between. */
const withBetween = (database: WholeDatabase, between: () => Promise<void>): WholeDatabase =>
  new Proxy(database, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown
      if (name !== 'transaction') return typeof value === 'function' ? (value.bind(target) as unknown) : value
      return () => ({
        async execute(work: (transaction: never) => Promise<unknown>) {
          const result = await target.transaction().execute((transaction) => work(transaction as never))
          await between()
          return result
        },
      })
    },
  })

test.each([1, 9])(
  'gives the same figures for a store that is read while its zone changes as for one read in that zone (%i)',
  async (after) => {
    used.api.clock.now = new Date()
    const there = await used.api.newTeam({ timezone: 'America/Los_Angeles' })
    const undisturbed = await connectStore(used.api, there, 'zones')

    const { database } = used.opened
    const team = await used.api.newTeam({ timezone: 'Pacific/Kiritimati' })
    const { id: store_id } = await connectStore(used.api, team, 'zones')
    await inTeam(database, team.team_id, async (db) => {
      await readEverythingAgain(db, store_id)
      // Without a fingerprint, the next sync writes every order again.
      await db.updateTable('orders').set({ fingerprint: null }).execute()
      await queueSync(db, store_id)
    })
    let transactions = 0
    const between = async () => {
      transactions += 1
      if (transactions === after) await begin({ team }, 'America/Los_Angeles')
      if (transactions > after)
        await inTeam(database, team.team_id, (db) =>
          moveNext(db, used.api.clock.now, { orders: 7, posts: 1 }),
        )
    }
    const dependencies = { ...used.api.dependencies, database: withBetween(database, between) }
    await syncStore(dependencies, { team_id: team.team_id, store_id }, new AbortController().signal)
    expect(transactions).toBeGreaterThan(after)
    await changeZone(used.api.dependencies, team.team_id)
    expect(await storeFacts(database, store_id)).toEqual(await storeFacts(database, undisturbed.id))
  },
)

test('moves orders that are being written while the zone changes', async () => {
  const made = orders.map((order) => plainOrder({ ...order, lines: [['mug', 1, order.total]] }))
  const oak = await newSellingTeam(used.api)
  const scope = { store_id: oak.store_id, currency: 'GBP', run: 1 }
  const { answer } = await oak.within(async (db) => {
    await writeOrders(db, scope, made.slice(0, 3))
    const body = { timezone: 'America/Los_Angeles' }
    const changing = used.api.request('PUT', '/team', { token: oak.team.token, body })
    await writeOrders(db, scope, made)
    return { answer: changing }
  })
  expect((await answer).status).toBe(200)
  await used.api.jobsSettled()
  await oak.refunds([{ id: 'r', order: 'c', amount: 40, refunded_at: '2026-03-10T06:59:00.000Z' }])
  expect(await keptOf(oak)).toEqual(byHand['America/Los_Angeles'])
})
