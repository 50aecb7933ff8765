import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedProfits, plainProfits } from '../../testing/plain-costs.ts'
import { countedSales, plainSales } from '../../testing/plain-sales.ts'
import { newSellingTeam } from '../../testing/selling-team.ts'
import type { NewOrder } from '../../testing/selling-team.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { countPostSales } from './count-post-sales.ts'
import { allTime } from '../../commerce/post-links/due-times.ts'

const used = useTestApi()

/** Around the midnights of Istanbul and New York, and of the night when New York puts its clocks forward. */
const moment = fc
  .record({
    day: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 20, max: 32 })),
    time: fc.constantFrom('04:30', '05:30', '12:00', '20:30', '21:30'),
  })
  .map(
    ({ day, time }) => `${new Date(Date.UTC(2026, 1, 10 + day)).toISOString().slice(0, 10)}T${time}:00.000Z`,
  )
/** Late in February and in March, so that there are days before. */
const postMoment = moment.filter((time) => time > '2026-02-24')

const names = ['PostOneAbc1', 'PostTwo-_23', 'PostThree45'] as const
/** A post of another account, more than 90 days before some of the orders. */
const oldName = 'PostOld-Ab6'
const attribution = fc.constantFrom<NonNullable<NewOrder['attribution']> | null>(
  null,
  { utm_source: 'ig' },
  { utm_source: 'ig', utm_medium: 'paid_social' },
  { utm_source: 'google', utm_medium: 'cpc', referrer: 'https://l.instagram.com/' },
  { utm_source: 'ig', utm_content: names[0] },
  { referrer: 'https://l.instagram.com/?e=1' },
  { utm_source: 'newsletter', utm_content: names[0] },
  { session_entry: `https://oak.example/?a=${names[1]}&b=2` },
  { referrer: 'https://instagram.com.example/' },
  { utm_source: 'ig', utm_term: oldName },
  { utm_source: 'ig', utm_term: `${oldName} ${names[1]}` },
)
const back = fc.tuple(
  fc.constantFrom('mug', 'tray', 'gone'),
  fc.integer({ min: 0, max: 9 }),
  fc.integer({ min: 0, max: 900 }),
)
/** Many without their own cost: the product's, if any, is today's or was known. */
const line = fc
  .tuple(back, fc.constantFrom(null, null, null, 0, 12.5, 123.4567))
  .map(([[product, quantity, total], cost]): NonNullable<NewOrder['lines']>[number] =>
    cost === null ? [product, quantity, total] : [product, quantity, total, cost],
  )
type DiscountCodes = NonNullable<NewOrder['discount_codes']>
const order = fc
  .record({
    provider_id: fc.integer({ min: 1, max: 90 }).map((id) => `o${id}`),
    status: fc.constantFrom('completed', 'completed', 'processing', 'cancelled'),
    currency: fc.constantFrom('GBP', 'GBP', 'EUR'),
    ordered_at: moment,
    attribution,
    lines: fc.array(line, { minLength: 1, maxLength: 2 }),
    discount_codes: fc.constantFrom<DiscountCodes>([], [], [], [{ code: 'SPRING', discount: 1 }]),
    removed_total: fc.constantFrom(0, 0, 0, 150),
    back: fc.constantFrom('none', 'none', 'none', 'none', 'part', 'whole'),
  })
  .map(({ back: refunded, ...row }) => {
    const whole = row.lines.reduce((sum, [, , total]) => sum + total, 0)
    return { ...row, refunded_total: { none: 0, part: 120, whole }[refunded] }
  })
const change = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('orders' as const),
      rows: fc.uniqueArray(order, { minLength: 3, maxLength: 12, selector: (row) => row.provider_id }),
    }),
  },
  fc.record({
    kind: fc.constant('refunds' as const),
    id: fc.constantFrom('r1', 'r2', 'r3'),
    order: fc.integer({ min: 1, max: 90 }).map((id) => `o${id}`),
    amount: fc.integer({ min: 1, max: 400 }),
    shipping: fc.constantFrom(0, 60, 300),
    fees: fc.constantFrom(0, 0, 25, -10),
    tax: fc.constantFrom(0, 17),
    lines: fc.array(back, { maxLength: 1 }),
  }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('post' as const),
      name: fc.constantFrom(...names),
      posted_at: postMoment,
      caption: fc.constantFrom(
        null,
        'oak.example/product/mug',
        'oak.example/product/mug/ oak.example/product/tray?x',
      ),
    }),
  },
  fc.record({
    kind: fc.constant('dropOrder' as const),
    id: fc.integer({ min: 1, max: 90 }).map((id) => `o${id}`),
  }),
  fc.record({ kind: fc.constant('dropProduct' as const), id: fc.constantFrom('mug', 'tray') }),
  fc.record({
    kind: fc.constant('product' as const),
    id: fc.constantFrom('mug', 'tray'),
    isMoved: fc.boolean(),
  }),
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('account' as const) }) },
  fc.record({
    kind: fc.constant('codes' as const),
    post: fc.constantFrom(0, 1),
    codes: fc.constantFrom([], ['spring'], ['Spring', 'other']),
  }),
  fc.record({ kind: fc.constant('archive' as const), isArchived: fc.constantFrom(false, false, true) }),
  fc.record({ kind: fc.constant('count' as const) }),
)
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never

test('after any changes, the incremental count equals plain arithmetic and a full count', async () => {
  const { database } = used.opened
  const kinds = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(order, { minLength: 50, maxLength: 70, selector: (row) => row.provider_id }),
      fc.array(change, { minLength: 2, maxLength: 6 }),
      fc.constantFrom('Europe/Istanbul', 'America/New_York'),
      async (orders, changes, timezone) => {
        used.api.clock.now = new Date('2026-03-10T12:00:00Z')
        const oak = await newSellingTeam(used.api, { timezone })
        const { team_id } = oak.team
        const address = (id: string) => `https://oak.example/product/${id}/`
        const costs = [{ variation_provider_id: null, cost: 50.5 }]
        await oak.products([
          { provider_id: 'mug', permalink: address('mug'), costs },
          { provider_id: 'tray', permalink: address('tray') },
        ])
        const make = async (made: Change) => {
          if (made.kind === 'orders') await oak.orders(made.rows)
          else if (made.kind === 'refunds') await oak.refunds([made])
          else if (made.kind === 'post')
            await oak.posts([{ provider_id: made.name, posted_at: made.posted_at, caption: made.caption }])
          else if (made.kind === 'dropOrder') await oak.dropOrders([made.id])
          else if (made.kind === 'dropProduct') await oak.dropProducts([made.id])
          else if (made.kind === 'archive')
            await oak.archiveStore(oak.store_id, made.isArchived ? used.api.clock.now : null)
          else if (made.kind === 'count') await oak.count()
          else if (made.kind === 'account') await oak.removeAccount(second)
          else if (made.kind === 'codes')
            await used.api.request('PUT', `/social/instagram/posts/${posts[made.post]}/codes`, {
              token: oak.team.token,
              body: { codes: made.codes },
            })
          else {
            const permalink = address(made.isMoved ? 'elsewhere' : made.id)
            await oak.products([{ provider_id: made.id, permalink }])
          }
        }
        const second = await oak.newAccount('second')
        await oak.posts([{ provider_id: oldName, posted_at: '2025-11-20T12:00:00Z' }], second)
        const posts = await oak.posts([
          { provider_id: names[0], posted_at: '2026-03-02T21:30:00Z', caption: 'oak.example/product/mug' },
          { provider_id: names[1], posted_at: '2026-03-06T04:30:00Z', caption: 'oak.example/product/tray' },
        ])
        await oak.orders(orders)
        await oak.count()
        for (const made of changes) await make(made)
        await oak.count()

        const counted = await countedSales(database, team_id)
        expect(counted).toEqual(await plainSales(database, team_id))
        for (const table of ['order_posts', 'post_sales'] as const)
          await database
            .deleteFrom(table)
            .where('team_id', '=', team_id as never)
            .execute()
        await oak.within((db) => countPostSales(db, { ...allTime, now: used.api.clock.now }))
        expect(counted).toEqual(await countedSales(database, team_id))
        const profits = await countedProfits(database, team_id)
        expect(profits).toEqual(await plainProfits(database, { team_id, timezone }))
        expect(Object.keys(profits.days).length).toBeGreaterThan(5)
        for (const { kind, costed } of counted.orders as { kind: string; costed: { cost: number } }[]) {
          if (costed.cost > 0) kinds.set('costed', (kinds.get('costed') ?? 0) + 1)
          kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
        }
      },
    ),
    { numRuns: 5, seed: 74, endOnFailure: true },
  )
  for (const kind of ['proven', 'organic', 'paid', 'costed']) expect(kinds.get(kind), kind).toBeGreaterThan(1)
}, 60_000)
