import { dayMs, hourMs, minuteMs, teamDay } from '@tandem/format'
import { beforeAll, expect, test } from 'vitest'
import type { Post, PostSalesDetail } from '@tandem/api-contract'
import { lookForRuns } from '../../platform/runs/run-worker.ts'
import { csvRows } from '../../testing/csv-rows.ts'
import { dyingDatabase, Killed } from '../../testing/dying-database.ts'
import { dataOf } from '../../testing/read-answer.ts'
import { newSellingTeam } from '../../testing/selling-team.ts'
import type { NewOrder, SellingTeam } from '../../testing/selling-team.ts'
import { drawing } from '../../testing/drawing.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { estimateDueLifts } from './estimate-lifts.ts'
import { postSalesWorker } from './post-sales-worker.ts'

const used = useTestApi()
/** A Monday, at midnight in the team's time zone. */
const began = Date.parse('2026-01-05T00:00:00+03:00')
const at = (days: number, hours = 0, minutes = 0) =>
  new Date(began + days * dayMs + hours * hourMs + minutes * minuteMs).toISOString()
/** A Monday, too: 19 weeks later. */
const today = 133
/** Six Tuesdays, the last of them two weeks ago. */
const tuesdays = [0, 1, 2, 3, 4, 5].map((week) => 85 + 7 * week)

let oak: SellingTeam
let posts: {
  tuesdays: number[]
  cup: number
  tray: number
  jug: number
  rare: number
  fresh: number
  plain: number
}

const unit = (product: string, ordered_at: string, more: Partial<NewOrder> = {}): NewOrder => ({
  ordered_at,
  lines: [[product, 1, 1000]],
  ...more,
})

/** One unit a day more than the minimum on average, at any hour, each bought by somebody else. */
function chance(product: string, seed: number, least: number): NewOrder[] {
  const { share: roll } = drawing(seed)
  return Array.from({ length: today }, (_, of) =>
    Array.from({ length: least + Math.floor(roll() * 3) }, () => unit(product, at(of, roll() * 24))),
  ).flat()
}

/** Products that no post leads to sell the same each day, four times a day. */
const control: NewOrder[] = Array.from({ length: today }, (_, of) =>
  [3, 9, 15, 21].map((when): NewOrder => ({
    ordered_at: at(of, when),
    lines: [
      ['bowl', 5, 5000],
      ['vase', 5, 5000],
    ],
  })),
).flat()

const google = { utm_source: 'google', utm_medium: 'cpc' }

beforeAll(async () => {
  used.api.clock.now = new Date(at(today))
  oak = await newSellingTeam(used.api)
  const names = ['mug', 'cup', 'tray', 'jug', 'rare', 'bowl', 'vase']
  await oak.products(
    names.map((name) => ({ provider_id: name, permalink: `https://oak.example/product/${name}/` })),
  )
  const post = (provider_id: string, posted_at: string, product: string) => ({
    provider_id,
    posted_at,
    caption: `oak.example/product/${product}`,
  })
  const ids = await oak.posts([
    ...tuesdays.map((of, week) => post(`TuesdayMug${week}`, at(of, 8), 'mug')),
    // Instagram lists the newest post first, so it has the lowest number.
    post('FreshCup001', at(today, -5), 'cup'),
    post('CupPost0001', at(115, 12), 'cup'),
    post('TrayPost001', at(115, 23, 50), 'tray'),
    post('JugPost0001', at(115, 12), 'jug'),
    post('RarePost001', at(115, 12), 'rare'),
    { provider_id: 'PlainPost01', posted_at: at(115), caption: 'Coffee or tea?' },
  ])
  const [fresh, cup, tray, jug, rare, plain] = ids.slice(6) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  posts = { tuesdays: ids.slice(0, 6), cup, tray, jug, rare, fresh, plain }
  await oak.orders([
    ...control,
    ...chance('mug', 1, 0),
    ...chance('cup', 2, 2),
    ...chance('tray', 3, 2),
    ...tuesdays.flatMap((of) => Array.from({ length: 20 }, (_, nth) => unit('mug', at(of, 9, nth * 30)))),
    ...Array.from({ length: 10 }, (_, nth) => unit('tray', at(115, 10, nth))),
    // A new product that is advertised elsewhere.
    ...Array.from({ length: 35 }, (_, nth) => unit('jug', at(114, nth * 6), { attribution: google })),
    ...Array.from({ length: 6 }, (_, nth) => unit('rare', at(10 + 20 * nth, 10))),
  ])
  await look()
})

async function look() {
  await lookForRuns(used.api.dependencies, postSalesWorker)
  await used.api.jobsSettled()
}

async function liftOf(post: number, { team } = oak): Promise<PostSalesDetail['lift']> {
  const path = `/social/instagram/posts/${post}/sales`
  const answer = await used.api.request('GET', path, { token: team.token })
  return (await dataOf<PostSalesDetail>(answer)).lift
}

const keptLifts = () =>
  oak.within((db) => db.selectFrom('post_lifts').selectAll().orderBy('post_id').execute())

test('finds the sales of six posts on six Tuesdays when each of them added 20 units', async () => {
  const lifts = await Promise.all(posts.tuesdays.map((post) => liftOf(post)))
  for (const lift of lifts) {
    expect(lift).toMatchObject({ verdict: 'effect', posts: 1, is_over: true, is_cut: false })
    expect(lift?.figures?.low).toBeGreaterThan(0)
    expect(lift?.figures?.days.length).toBe(8)
  }
  const figures = lifts.flatMap((lift) => lift?.figures ?? [])
  const mean = figures.reduce((sum, { lift }) => sum + lift, 0) / 6
  expect(mean).toBeGreaterThan(16)
  expect(mean).toBeLessThan(22)
  // Nine out of ten intervals contain the truth.
  expect(figures.filter(({ low, high }) => low <= 20 && high >= 20).length).toBeGreaterThanOrEqual(5)
})

test("has no effect to show when a post's sales are those of any week", async () => {
  const lift = await liftOf(posts.cup)
  expect(lift).toMatchObject({ verdict: 'none', is_over: true, estimated_at: at(today) })
  expect(lift?.figures?.low).toBeLessThan(0)
  expect(lift?.figures?.high).toBeGreaterThan(0)
})

test('credits a post at 23:50 with none of ten units sold at 10:00 of that day', async () => {
  const lift = await liftOf(posts.tray)
  const [first] = lift?.figures?.days ?? []
  expect(lift?.verdict).not.toBe('effect')
  expect(first?.day).toBe('2026-04-30')
  expect(first?.sold).toBeLessThan(2)
})

test('has no baseline when a product is new and all its orders have another source', async () => {
  expect(await liftOf(posts.jug)).toMatchObject({ verdict: 'no_baseline', figures: null })
})

test('has no baseline when the orders of the weeks before were never read', async () => {
  const elm = await newSellingTeam(used.api)
  await elm.products([{ provider_id: 'mug', permalink: 'https://elm.example/product/mug/' }])
  const [post] = await elm.posts([
    { provider_id: 'ElmPost0001', posted_at: at(115, 12), caption: 'elm.example/product/mug' },
  ])
  // It sells the same every day. Orders between day 30 and day 90 are missing.
  const days = Array.from({ length: today }, (_, of) => of).filter((of) => of < 30 || of >= 90)
  await elm.orders(days.flatMap((of) => [8, 12, 16].map((when) => unit('mug', at(of, when)))))
  await elm.within((db) =>
    db
      .updateTable('stores')
      .set({ known_since: at(90) })
      .execute(),
  )
  await look()
  expect(await liftOf(post!, elm)).toMatchObject({ verdict: 'no_baseline', figures: null })
})

test("doesn't take days on which the shop was closed for an effect of the post before them", async () => {
  const elm = await newSellingTeam(used.api)
  await elm.products([
    { provider_id: 'mug', permalink: 'https://elm.example/product/mug/' },
    { provider_id: 'bowl', permalink: 'https://elm.example/product/bowl/' },
  ])
  const [post] = await elm.posts([
    { provider_id: 'ElmPost0002', posted_at: at(115), caption: 'elm.example/product/mug' },
  ])
  const open = Array.from({ length: today }, (_, of) => of).filter((of) => of < 119 || of >= 124)
  await elm.orders(open.flatMap((of) => [8, 12, 16].map((when) => unit('mug', at(of, when)))))
  await elm.orders(open.map((of) => unit('bowl', at(of, 9))))
  await look()
  const lift = await liftOf(post!, elm)
  expect(lift?.figures?.days.map(({ day: of }) => of)).toEqual(
    [115, 116, 117, 118].map((of) => teamDay(at(of), 'Europe/Istanbul')),
  )
  expect(lift?.figures).toMatchObject({ sold: 12 })
  expect(lift?.figures?.expected).toBeCloseTo(12, 0)
})

test("doesn't take other products that stop selling one by one for a store that shrinks", async () => {
  const ash = await newSellingTeam(used.api)
  const others = Array.from({ length: 12 }, (_, nth) => `bowl${nth}`)
  await ash.products(
    ['mug', ...others].map((name) => ({
      provider_id: name,
      permalink: `https://ash.example/product/${name}/`,
    })),
  )
  const [post] = await ash.posts([
    { provider_id: 'AshPost0001', posted_at: at(115), caption: 'ash.example/product/mug' },
  ])
  const days = Array.from({ length: today }, (_, of) => of)
  await ash.orders(days.flatMap((of) => [8, 12, 16].map((when) => unit('mug', at(of, when)))))
  // One of them goes every ten days.
  await ash.orders(
    days.flatMap((of) =>
      others.filter((_, nth) => of < 20 + 10 * nth).map((name, nth) => unit(name, at(of, 9, nth))),
    ),
  )
  await look()
  const lift = await liftOf(post!, ash)
  expect(lift?.figures?.sold).toBe(21)
  expect(lift?.figures?.expected).toBeGreaterThan(20)
  expect(lift?.figures?.expected).toBeLessThan(22)
})

test('counts free units when only the postage of their order was refunded', async () => {
  const fir = await newSellingTeam(used.api)
  await fir.products([{ provider_id: 'mug', permalink: 'https://fir.example/product/mug/' }])
  const [post] = await fir.posts([
    { provider_id: 'FirPost0001', posted_at: at(115), caption: 'fir.example/product/mug' },
  ])
  await fir.orders(Array.from({ length: today }, (_, of) => unit('mug', at(of, 12))))
  await fir.orders([unit('mug', at(116, 9), { lines: [['mug', 2, 0]], total: 500, refunded_total: 500 })])
  await look()
  expect((await liftOf(post!, fir))?.figures?.sold).toBe(9)
})

test('says that there are too few sales when a product is hardly ever sold', async () => {
  expect(await liftOf(posts.rare)).toMatchObject({ verdict: 'too_few' })
})

test('waits for the first 24 hours, and has no estimate for a post without products', async () => {
  expect(await liftOf(posts.fresh)).toMatchObject({ verdict: 'too_soon', figures: null, is_over: false })
  expect(await liftOf(posts.plain)).toBeNull()
})

test('ranks posts by the lower end of their lift, with inconclusive ones last', async () => {
  const ask = async (search: string) => {
    const path = `/social/instagram/posts/sold?${search}`
    const answer = await used.api.request('GET', path, { token: oak.team.token })
    return (await answer.json()) as { data: Post[]; meta: { total: number; total_sales: unknown } }
  }
  const { data, meta } = await ask('rank=lift&per_page=50')
  // No order names a post, so nothing is proven; the post without a product has no lift.
  expect(meta).toMatchObject({ total: 11, total_sales: null })
  expect(
    data
      .map(({ id }) => id)
      .slice(0, 6)
      .toSorted((a, b) => a - b),
  ).toEqual(posts.tuesdays)
  expect(data.every(({ sales }) => sales?.length === 0)).toBe(true)
  const isTold = ({ lift }: Post) => lift?.verdict === 'effect' || lift?.verdict === 'none'
  const lows = data.filter(isTold).map(({ lift }) => lift?.figures?.low ?? NaN)
  expect(lows).toEqual(lows.toSorted((a, b) => b - a))
  expect(data.slice(0, lows.length).every(isTold)).toBe(true)
  expect(data.slice(lows.length).map(({ lift }) => lift?.verdict)).toEqual(
    expect.arrayContaining(['too_few', 'no_baseline', 'too_soon']),
  )
  const others = data.slice(lows.length).map(({ posted_at }) => posted_at)
  expect(others).toEqual(others.toSorted().toReversed())
  const listed = await used.api.request('GET', '/social/instagram/posts?sort=-lift&per_page=50', {
    token: oak.team.token,
  })
  expect((await dataOf<Post[]>(listed)).slice(0, lows.length).map(({ id }) => id)).toEqual(
    data.slice(0, lows.length).map(({ id }) => id),
  )
  for (const { id, lift } of data) {
    const whole = await liftOf(id)
    expect(whole).toMatchObject({ ...lift, figures: lift?.figures ?? null })
  }
  expect((await ask('')).data).toEqual([])
  expect(
    (await ask('rank=lift&date_to=2026-04-01')).data.map(({ id }) => id).toSorted((a, b) => a - b),
  ).toEqual(posts.tuesdays.slice(0, 1))
  expect((await ask('rank=lift&per_page=10&page=2')).data).toHaveLength(1)
  const refused = await used.api.request('GET', '/social/instagram/posts/sold?rank=both', {
    token: oak.team.token,
  })
  expect(refused.status).toBe(422)
})

test('writes the lift of posts into their file, in words, with units only when meaningful', async () => {
  const file = async () => {
    const answer = await used.api.request('POST', '/social/instagram/posts/export', {
      token: oak.team.token,
      body: { filter: {}, columns: ['permalink', 'lift'] },
    })
    return csvRows(await answer.text())
  }
  const [head, ...rows] = await file()
  expect(head).toEqual([
    'Link',
    'Lift, 7 days',
    'Lift in units, best guess',
    'Lift in units, likely at least',
    'Lift in units, likely at most',
    'Posts that share this lift',
  ])
  const ofPost = (name: string) => rows.find(([link]) => link?.includes(name))?.slice(1)
  const { figures } = (await liftOf(posts.tuesdays[0]!))!
  const units = [figures!.lift, figures!.low, figures!.high].map((value) => value.toFixed(1))
  expect(ofPost('TuesdayMug0')).toEqual(['A measurable effect', ...units, '1'])
  expect(ofPost('RarePost001')).toEqual(['Too few sales to say', '', '', '', '1'])
  expect(ofPost('JugPost0001')).toEqual(['Not enough days to compare', '', '', '', '1'])
  expect(ofPost('FreshCup001')).toEqual(['Too early to say', '', '', '', '1'])
  expect(ofPost('PlainPost01')).toEqual(['', '', '', '', ''])

  // Halves are rounded away from zero, as on the page.
  const halves = { lift: 0.35, low: -0.25, high: 10.05 }
  const setTo = (values: typeof halves) =>
    oak.within((db) =>
      db.updateTable('post_lifts').set(values).where('post_id', '=', posts.tuesdays[0]!).execute(),
    )
  await setTo(halves)
  const ofHalves = (await file()).find(([link]) => link?.includes('TuesdayMug0'))
  await setTo({ lift: figures!.lift, low: figures!.low, high: figures!.high })
  expect(ofHalves?.slice(2, 5)).toEqual(['0.4', '-0.3', '10.1'])
})

test('rounds units in the file as the screens do', async () => {
  const [post] = posts.tuesdays
  const [before] = await oak.within((db) =>
    db.selectFrom('post_lifts').select(['lift', 'low', 'high']).where('post_id', '=', post!).execute(),
  )
  const set = (figures: NonNullable<typeof before>) =>
    oak.within((db) => db.updateTable('post_lifts').set(figures).where('post_id', '=', post!).execute())
  await set({ lift: 0.35, low: -2.25, high: -0.04 })
  const answer = await used.api.request('POST', '/social/instagram/posts/export', {
    token: oak.team.token,
    body: { filter: {}, columns: ['permalink', 'lift'] },
  })
  await set(before!)
  const row = csvRows(await answer.text()).find(([link]) => link?.includes('TuesdayMug0'))
  expect(row?.slice(2, 5)).toEqual(['0.4', '-2.3', '0.0'])
})

test('keeps finished estimates when it is killed halfway, and has the same result when run twice', async () => {
  const before = await keptLifts()
  const due = () =>
    oak.within((db) => db.updateTable('post_sales_counts').set({ next_at: used.api.clock.now }).execute())
  let deaths = 0
  for (let isDone = false; !isDone;) {
    await due()
    const dying = dyingDatabase(used.opened.database, 1 + deaths)
    try {
      await estimateDueLifts(
        { ...used.api.dependencies, database: dying.database },
        oak.team.team_id,
        dying.signal,
      )
      isDone = true
    } catch (error) {
      expect(error).toBeInstanceOf(Killed)
      deaths += 1
    }
    expect(await keptLifts()).toEqual(before)
  }
  expect(deaths).toBeGreaterThan(3)
})

test("estimates at most once an hour when orders arrive, and when the team's day is over", async () => {
  const { clock } = used.api
  const estimatedAt = async () => (await liftOf(posts.cup))?.estimated_at
  clock.now = new Date(at(today, 1))
  await oak.orders([unit('cup', at(today, 0, 50))])
  await look()
  expect(await estimatedAt()).toBe(at(today, 1))
  clock.now = new Date(at(today, 1, 20))
  await oak.orders([unit('cup', at(today, 1, 10))])
  await look()
  expect(await estimatedAt()).toBe(at(today, 1))
  clock.now = new Date(at(today, 2))
  await look()
  expect(await estimatedAt()).toBe(at(today, 2))
  clock.now = new Date(at(today, 23, 59))
  await look()
  expect(await estimatedAt()).toBe(at(today, 2))
  clock.now = new Date(at(today + 1))
  await look()
  expect(await estimatedAt()).toBe(at(today + 1))
})
