import { expect, test } from 'vitest'
import { lookForRuns } from '../../platform/runs/run-worker.ts'
import { dyingDatabase, Killed } from '../../testing/dying-database.ts'
import { countedSales, plainSales } from '../../testing/plain-sales.ts'
import { newSellingTeam } from '../../testing/selling-team.ts'
import type { NewOrder, SellingTeam } from '../../testing/selling-team.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { countDue, findDueTeams } from './count-due.ts'
import { postSalesWorker } from './post-sales-worker.ts'
import { productsOf, salesOf } from '../../commerce/post-links/queries.ts'

const used = useTestApi()
const timezone = 'Europe/Istanbul'
const on = (day: string, time = '12:00') => `${day}T${time}:00+03:00`

/** A store with a mug, and one post that leads to it. */
async function mugTeam() {
  used.api.clock.now = new Date('2026-03-20T09:00:00Z')
  const oak = await newSellingTeam(used.api, { timezone })
  await oak.products([{ provider_id: 'mug', permalink: 'https://oak.example/product/mug/' }])
  const [post = 0] = await oak.posts([
    { provider_id: 'MugPost0001', posted_at: on('2026-03-10'), caption: 'oak.example/product/mug' },
  ])
  return { oak, post }
}

const mug = (order: Omit<NewOrder, 'lines'>): NewOrder => ({ ...order, lines: [['mug', 1, 1000]] })

/** How many orders name a post in time, and how many could belong to it. */
async function countsOf({ within }: SellingTeam, post: number) {
  const [sales] = (await within((db) => salesOf(db, [post]))).get(post) ?? []
  return [sales?.proven['90'].orders ?? 0, sales?.instagram.organic.orders ?? 0]
}

test("a post's window begins with it and ends with its hundred and sixty-eighth hour", async () => {
  const { oak, post } = await mugTeam()
  const ig = { attribution: { utm_source: 'ig' } }
  await oak.orders([
    mug({ ordered_at: '2026-03-10T08:59:59.999Z', ...ig }),
    mug({ ordered_at: '2026-03-10T09:00:00.000Z', ...ig }),
    mug({ ordered_at: '2026-03-17T08:59:59.999Z', ...ig }),
    mug({ ordered_at: '2026-03-17T09:00:00.000Z', ...ig }),
    mug({ ordered_at: '2026-03-10T08:59:59.999Z', attribution: { utm_id: 'MugPost0001' } }),
  ])
  await oak.count()
  expect(await countsOf(oak, post)).toEqual([0, 2])
})

test('only the whole name of a post, in its case and in the right field, names it', async () => {
  const { oak, post } = await mugTeam()
  const at = { ordered_at: on('2026-06-01') }
  const naming = (attribution: Record<string, string>) => mug({ ...at, attribution })
  used.api.clock.now = new Date('2026-06-02T09:00:00Z')
  await oak.orders([
    naming({ utm_content: 'MugPost0001' }),
    naming({ utm_term: 'bio|MugPost0001' }),
    naming({ session_entry: 'https://oak.example/product/mug/?p=MugPost0001&x=1' }),
    naming({
      referrer: 'https://l.instagram.com/?u=https%253A%252F%252Foak.example%252F%253Fc%253DMugPost0001',
    }),
    naming({ referrer: 'https://www.instagram.com/p/MugPost0001/' }),
  ])
  await oak.orders([
    naming({ utm_content: 'mugpost0001' }),
    naming({ utm_content: 'MugPost00011' }),
    naming({ utm_content: 'my-MugPost0001' }),
    naming({ utm_campaign: 'MugPost0001' }),
    naming({ utm_content: "'; drop table orders; --" }),
    naming({ referrer: `https://oak.example/${'a%'.repeat(2000)}` }),
  ])
  await oak.count()
  expect(await countsOf(oak, post)).toEqual([5, 0])
})

test("Instagram is recognised by its hosts and names, and others aren't", async () => {
  const { oak, post } = await mugTeam()
  const from = (attribution: Record<string, string>) => mug({ ordered_at: on('2026-03-11'), attribution })
  await oak.orders([
    from({ utm_source: 'Instagram' }),
    from({ utm_source: 'IG' }),
    from({ referrer: 'https://instagram.com' }),
    from({ referrer: 'http://l.instagram.com/?u=x' }),
    from({ referrer: 'https://www.instagram.com/explore' }),
    from({ utm_source: 'instagrammable' }),
    from({ referrer: 'https://instagram.com.evil.example/' }),
    from({ referrer: 'https://notinstagram.com/' }),
    from({ referrer: 'https://evil.example/https://instagram.com/' }),
  ])
  await oak.count()
  expect(await countsOf(oak, post)).toEqual([0, 5])
})

test('an order of a removed account, long after any window, then belongs to the other post that it names', async () => {
  const { oak, post } = await mugTeam()
  const second = await oak.newAccount('named')
  const [later = 0] = await oak.posts(
    [
      {
        provider_id: 'LaterMug003',
        posted_at: on('2026-03-11'),
        permalink: 'https://www.instagram.com/p/LaterMug003/',
      },
    ],
    second,
  )
  used.api.clock.now = new Date('2026-06-02T09:00:00Z')
  const attribution = { utm_content: 'MugPost0001', utm_term: 'LaterMug003' }
  await oak.orders([mug({ ordered_at: on('2026-06-01'), attribution })])
  await oak.count()
  expect([await countsOf(oak, post), await countsOf(oak, later)]).toEqual([
    [0, 0],
    [1, 0],
  ])
  await oak.removeAccount(second)
  await oak.count()
  expect(await countsOf(oak, post)).toEqual([1, 0])
})

test('an order that named a removed post too late to count for it may then belong to a recent post', async () => {
  const { oak } = await mugTeam()
  const second = await oak.newAccount('named')
  await oak.posts([{ provider_id: 'OldNamed001', posted_at: on('2026-01-01') }], second)
  const [recent = 0] = await oak.posts([
    { provider_id: 'RecentMug02', posted_at: on('2026-06-01'), caption: 'oak.example/product/mug' },
  ])
  const attribution = { utm_source: 'ig', utm_content: 'OldNamed001' }
  await oak.orders([mug({ ordered_at: on('2026-06-02'), attribution })])
  await oak.count()
  expect(await countsOf(oak, recent)).toEqual([0, 0])
  await oak.removeAccount(second)
  await oak.count()
  expect(await countsOf(oak, recent)).toEqual([0, 1])
})

test('an order that could belong to two posts counts for the remaining one when the other is removed', async () => {
  const { oak, post } = await mugTeam()
  const second = await oak.newAccount('second')
  const [later = 0] = await oak.posts(
    [{ provider_id: 'LaterMug002', posted_at: on('2026-03-11'), caption: 'oak.example/product/mug' }],
    second,
  )
  const order = mug({ provider_id: '1', ordered_at: on('2026-03-12'), attribution: { utm_source: 'ig' } })
  await oak.orders([order])
  await oak.count()
  const sharedWith = async () =>
    (await oak.within((db) => salesOf(db, [post]))).get(post)?.[0]?.instagram.organic.shared_with
  expect([await countsOf(oak, post), await countsOf(oak, later)]).toEqual([
    [0, 1],
    [0, 1],
  ])
  expect(await sharedWith()).toBe(1)

  await oak.removeAccount(second)
  await oak.count()
  expect(await countsOf(oak, post)).toEqual([0, 1])
  expect(await sharedWith()).toBe(0)

  await oak.orders([{ ...order, status: 'cancelled' }])
  await oak.count()
  expect(await countsOf(oak, post)).toEqual([0, 0])
  await oak.orders([order])
  await oak.count()
  expect(await countsOf(oak, post)).toEqual([0, 1])

  await oak.archiveStore(oak.store_id, used.api.clock.now)
  expect(await oak.within((db) => productsOf(db, [post]))).toEqual(new Map())
  await oak.count()
  expect(await oak.within((db) => salesOf(db, [post]))).toEqual(new Map())
  await oak.archiveStore(oak.store_id, null)
  await oak.count()
  expect(await countsOf(oak, post)).toEqual([0, 1])

  await oak.dropProducts(['mug'])
  await oak.count()
  expect(await oak.within((db) => salesOf(db, [post]))).toEqual(new Map())
  // It is restored at the shop: its orders are still known.
  await oak.products([{ provider_id: 'mug', permalink: 'https://oak.example/product/mug/' }])
  await oak.count()
  expect(await countsOf(oak, post)).toEqual([0, 1])

  await oak.dropOrders(['1'])
  // Its row was deleted with it, before anything was counted.
  expect(await countsOf(oak, post)).toEqual([0, 0])
})

test('a new caption leads to other products, and a new product address to its new place', async () => {
  const { oak, post } = await mugTeam()
  const caption = async (text: string | null) =>
    oak.posts([{ provider_id: 'MugPost0001', posted_at: on('2026-03-10'), caption: text }])
  const linked = async () =>
    (await oak.within((db) => productsOf(db, [post]))).get(post)?.map(({ name }) => name) ?? []
  expect(await linked()).toEqual(['Product mug'])
  await caption('Nothing to buy')
  expect(await linked()).toEqual([])
  await caption('oak.example/product/tray')
  await oak.products([
    { provider_id: 'mug', permalink: 'https://oak.example/product/tray/' },
    { provider_id: 'tray', permalink: null },
  ])
  expect(await linked()).toEqual(['Product mug'])
  await oak.products([
    { provider_id: 'mug', permalink: 'https://oak.example/product/mug/' },
    { provider_id: 'tray', permalink: 'https://oak.example/product/tray/' },
  ])
  expect(await linked()).toEqual(['Product tray'])
})

test("counts in the background when an order arrived or the team's time zone changed", async () => {
  const { oak, post } = await mugTeam()
  const { team_id } = oak.team
  const due = () => findDueTeams(used.opened.database, used.api.clock.now)
  const look = async () => {
    expect(await due()).toContain(team_id)
    await lookForRuns(used.api.dependencies, postSalesWorker)
    await used.api.jobsSettled()
    expect(await due()).not.toContain(team_id)
  }
  await oak.orders([mug({ ordered_at: on('2026-03-12'), attribution: { utm_source: 'ig' } })])
  await look()
  expect(await countsOf(oak, post)).toEqual([0, 1])
  await used.opened.database
    .updateTable('teams')
    .set({ timezone: 'America/New_York' })
    .where('team_id', '=', team_id)
    .execute()
  await look()
  expect(await countsOf(oak, post)).toEqual([0, 1])
})

test('continues after being killed at any moment, and has the same result when counted twice', async () => {
  const { oak } = await mugTeam()
  const { team_id } = oak.team
  // More than one slice.
  await oak.orders(
    Array.from({ length: 2500 }, (_, at) =>
      mug({
        provider_id: `many-${at}`,
        ordered_at: new Date(Date.UTC(2026, 2, 9) + at * 240_000).toISOString(),
        attribution: at % 10 === 0 ? { utm_source: 'ig' } : null,
      }),
    ),
  )
  let deaths = 0
  for (let isDone = false; !isDone;) {
    const dying = dyingDatabase(used.opened.database, 1 + (deaths % 2))
    const dependencies = { database: dying.database, now: () => used.api.clock.now }
    try {
      await countDue(dependencies, team_id, dying.signal)
      isDone = deaths > 2 || !dying.signal.aborted
    } catch (error) {
      expect(error).toBeInstanceOf(Killed)
      deaths += 1
    }
  }
  expect(deaths).toBeGreaterThan(0)
  const counted = await countedSales(used.opened.database, team_id)
  expect(counted.orders.length).toBeGreaterThan(100)
  expect(counted).toEqual(await plainSales(used.opened.database, team_id))
  await oak.within((db) =>
    db
      .insertInto('post_sales_due')
      .values({ from_at: on('2026-03-01'), until_at: on('2026-04-01') })
      .execute(),
  )
  await oak.count()
  expect(await countedSales(used.opened.database, team_id)).toEqual(counted)
})
