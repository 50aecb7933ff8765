import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hourMs, teamDay } from '@tandem/format'
import { writeProfile } from '../../social/accounts/write-profile.ts'
import { inTeam } from '../../platform/database/team-scope.ts'
import { rebuildFigures } from '../../commerce/sync/rebuild-figures.ts'
import { dyingDatabase, Killed } from '../../testing/dying-database.ts'
import { countedSales, plainSales } from '../../testing/plain-sales.ts'
import { newSellingTeam } from '../../testing/selling-team.ts'
import type { SellingTeam } from '../../testing/selling-team.ts'
import { storeFacts } from '../../testing/store-facts.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { changeZone, moveNext } from '../../lifecycle/time-zone/change-zone.ts'
import { beginZoneChange } from './begin-zone-change.ts'

const used = useTestApi()

const zone = fc.constantFrom(
  'Europe/Istanbul',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  'Asia/Katmandu',
  'Pacific/Pago_Pago',
)
/** Around the midnights of these zones, and of the night when Los Angeles puts its clocks forward. */
const moment = fc
  .record({
    day: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 22, max: 30 })),
    time: fc.constantFrom('06:59', '07:30', '09:59', '10:00', '10:59', '11:00', '18:15', '20:59', '21:00'),
  })
  .map(
    ({ day, time }) => `${new Date(Date.UTC(2026, 1, 10 + day)).toISOString().slice(0, 10)}T${time}:00.000Z`,
  )
const id = fc.integer({ min: 1, max: 40 }).map((number) => `o${number}`)
const line = fc.tuple(fc.constantFrom('mug', 'tray'), fc.nat(9), fc.nat(900))
const order = fc.record({
  provider_id: id,
  status: fc.constantFrom('completed', 'completed', 'processing', 'cancelled'),
  currency: fc.constantFrom('GBP', 'GBP', 'EUR'),
  ordered_at: moment,
  lines: fc.array(line, { minLength: 1, maxLength: 2 }),
  attribution: fc.constantFrom(null, { utm_source: 'ig' }),
})
const ordersOf = (minLength: number, maxLength: number) =>
  fc.uniqueArray(order, { minLength, maxLength, selector: (row) => row.provider_id })

/** Writes by others during a change of the zone: some happen between its parts, some parts are killed. */
const write = fc.oneof(
  fc.record({ kind: fc.constant('orders' as const), rows: ordersOf(1, 6) }),
  fc.record({
    kind: fc.constant('refund' as const),
    id: fc.constantFrom('r1', 'r2', 'r3'),
    order: id,
    amount: fc.nat(500),
    refunded_at: moment,
  }),
  fc.record({ kind: fc.constant('drop' as const), id }),
  fc.record({ kind: fc.constant('reading' as const), likes: fc.nat(90) }),
  fc.record({ kind: fc.constant('count' as const) }),
)
type Write = typeof write extends fc.Arbitrary<infer Value> ? Value : never
const change = fc.record({
  zone,
  steps: fc.array(
    fc.oneof({ weight: 2, arbitrary: fc.constant('part' as const) }, { weight: 5, arbitrary: write }),
    {
      minLength: 4,
      maxLength: 6,
    },
  ),
  killedAt: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 2 }),
})

const names = ['PostOneAbc1', 'PostTwo-_23', 'PostThree45'] as const
const batchSizes = { orders: 5, posts: 1 }
/** Days have 25 hours at most, so two readings are never on one, in any zone. */
const betweenReadings = 26 * hourMs

async function makeWrite(oak: SellingTeam, made: Write) {
  if (made.kind === 'orders') await oak.orders(made.rows)
  else if (made.kind === 'refund') await oak.refunds([made])
  else if (made.kind === 'drop') await oak.dropOrders([made.id])
  else if (made.kind === 'count') await oak.count()
  else {
    used.api.clock.now = new Date(used.api.clock.now.getTime() + betweenReadings)
    await oak.posts(
      names.map((name, place) => ({
        provider_id: name,
        posted_at: `2026-02-2${4 + place}T21:30:00.000Z`,
        caption: `oak.example/product/${place === 1 ? 'tray' : 'mug'}`,
        likes: made.likes,
      })),
    )
    const counts = { followers_count: made.likes, following_count: null, posts_count: null }
    const profile = {
      username: 'oak',
      name: null,
      biography: null,
      website: null,
      picture_url: null,
      ...counts,
    }
    await oak.within((db) =>
      writeProfile(db, { account_id: oak.account_id }, profile as never, used.api.clock.now),
    )
  }
}

async function begun(
  timezone: string,
  orders: (typeof order extends fc.Arbitrary<infer Value> ? Value : never)[],
) {
  used.api.clock.now = new Date('2026-03-10T12:00:00Z')
  const oak = await newSellingTeam(used.api, { timezone })
  const products = ['mug', 'tray'].map((name) => ({
    provider_id: name,
    permalink: `https://oak.example/product/${name}/`,
  }))
  await oak.products(products)
  await makeWrite(oak, { kind: 'reading', likes: 1 })
  await oak.orders(orders)
  return oak
}

/** What depends on the zone: days of the store, and of readings. */
async function keptOf(oak: SellingTeam) {
  return {
    store: await storeFacts(used.opened.database, oak.store_id),
    posts: await oak.within((db) =>
      db
        .selectFrom('post_day')
        .innerJoin('social_posts as p', 'p.id', 'post_day.post_id')
        .select(['p.provider_id', 'day', 'post_day.read_at', 'post_day.likes'])
        .orderBy('p.provider_id')
        .orderBy('day')
        .execute(),
    ),
    counts: await oak.within((db) =>
      db.selectFrom('account_counts').select(['day', 'read_at', 'followers_count']).orderBy('day').execute(),
    ),
  }
}

test('after any changes of the zone, killed anywhere and with writes in between, the result is as if the last zone had been the first', async () => {
  const { database } = used.opened
  let counted = 0
  await fc.assert(
    fc.asyncProperty(
      zone,
      ordersOf(15, 24),
      fc.array(change, { minLength: 2, maxLength: 2 }),
      async (first, orders, changes) => {
        const oak = await begun(first, orders)
        const { team_id } = oak.team
        for (const { zone: timezone, steps, killedAt } of changes) {
          await oak.within((db) => beginZoneChange(db, { timezone, now: used.api.clock.now }))
          for (const step of steps) {
            if (step === 'part') await oak.within((db) => moveNext(db, used.api.clock.now, batchSizes))
            else await makeWrite(oak, step)
          }
          for (const at of killedAt) {
            const killed = { ...used.api.dependencies, database: dyingDatabase(database, at).database }
            await changeZone(killed, team_id, { batchSizes }).catch((error: unknown) => {
              if (!(error instanceof Killed)) throw error
            })
          }
          await changeZone(used.api.dependencies, team_id, { batchSizes })
        }
        const kept = await keptOf(oak)
        const timezone = changes.at(-1)?.zone ?? first
        for (const { day, read_at } of [...kept.posts, ...kept.counts])
          expect(day).toBe(teamDay(read_at, timezone))

        await oak.count()
        const sold = await countedSales(database, team_id)
        expect(sold).toEqual(await plainSales(database, team_id))
        counted += sold.orders.length

        const fresh = await begun(timezone, orders)
        for (const { steps } of changes)
          for (const step of steps) if (step !== 'part') await makeWrite(fresh, step)
        expect(kept).toEqual(await keptOf(fresh))
        await inTeam(database, team_id, (db) => rebuildFigures(db, { store_id: oak.store_id }))
        expect(kept.store).toEqual(await storeFacts(database, oak.store_id))
      },
    ),
    { numRuns: 2, seed: 2026, endOnFailure: true },
  )
  expect(counted).toBeGreaterThan(1)
}, 60_000)
