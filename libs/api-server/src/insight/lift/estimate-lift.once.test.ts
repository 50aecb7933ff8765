import { expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '@tandem/format'
import { startLift } from './estimate-lift.ts'
import type { LiftEstimate, LiftInput, LiftPost, LiftProduct } from './lift-types.ts'

/** A Monday; the zone of most tests is UTC. */
const began = Date.UTC(2026, 0, 5)
const at = (days: number, hours = 0, minutes = 0) =>
  began + days * dayMs + hours * hourMs + minutes * minuteMs

const dayName = (index: number) => new Date(at(index)).toISOString().slice(0, 10)

/** A store whose control products sell 40 units each day, the same in each hour. */
const steadyStore = (days: number, unitsOf: (index: number) => number = () => 20) => ({
  id: 1,
  knownSince: began,
  knownUntil: at(days),
  controlProducts: [],
  controlDays: Array.from({ length: days }, (_, index) => ({
    day: dayName(index),
    units: [unitsOf(index), unitsOf(index)] as const,
  })),
  openDays: [],
  controlHours: Array.from({ length: 24 }, () => 100),
})

/** Single units, spread evenly over each day. */
const dailySales = (from: number, until: number, unitsOf: (index: number) => number) =>
  Array.from({ length: until - from }, (_, index) => from + index).flatMap((index) =>
    Array.from({ length: unitsOf(index) }, (_, unit) => ({
      at: at(index) + ((unit + 0.5) * dayMs) / unitsOf(index),
      units: 1,
    })),
  )

const product = (id: number, sales: LiftProduct['sales'], more: Partial<LiftProduct> = {}): LiftProduct => ({
  id,
  storeId: 1,
  onSaleSince: began,
  sales,
  unknown: [],
  ...more,
})

function estimate(posts: LiftPost[], products: LiftProduct[], more: Partial<LiftInput> = {}): LiftEstimate[] {
  const until = at(150)
  const run = startLift({ windowDays: 7, timezone: 'UTC', until, stores: [steadyStore(150)], posts, ...more })
  run.add(products)
  return [...run.finish()]
}

const post = (id: number, moment: number, ...productIds: number[]): LiftPost => ({
  id,
  at: moment,
  productIds,
})
const mug = (more: LiftProduct['sales'], units = 3) =>
  product(1, [...dailySales(0, 150, () => units), ...more])
const figuresOf = (estimates: LiftEstimate[], index = 0) => estimates[index]!.figures!

/** Repeatable random numbers, from 0 to below 1. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

test.each([0.2, 1, 5, 20])('finds almost nothing when %d units a day are sold at random', (level) => {
  const next = chance(level * 10)
  const posts = Array.from({ length: 120 }, (_, index) =>
    post(index, at(95 + 20 * Math.floor(index / 40)) + next() * dayMs, 1 + (index % 40)),
  )
  // Sales at random times, spread evenly over 150 days.
  const products = Array.from({ length: 40 }, (_, index) =>
    product(
      index + 1,
      Array.from({ length: 150 * level }, () => ({ at: began + next() * 150 * dayMs, units: 1 })),
    ),
  )
  const estimates = estimate(posts, products)
  const lifted = estimates.reduce((sum, { figures }) => sum + figures!.lift, 0)
  const expected = estimates.reduce((sum, { figures }) => sum + figures!.expected, 0)
  expect(estimates).toHaveLength(120)
  expect(expected).toBeGreaterThan(120 * 7 * level * 0.9)
  expect(Math.abs(lifted / expected)).toBeLessThan(0.05)
  expect(estimates.filter(({ verdict }) => verdict === 'effect').length).toBeLessThanOrEqual(6)
})

test('credits nothing to a post for sales on the same day before it', () => {
  const ten = Array.from({ length: 10 }, () => ({ at: at(100, 10), units: 1 }))
  const { own, sold, expected } = figuresOf(estimate([post(1, at(100, 23, 50), 1)], [mug(ten)]))
  expect(sold).toBe(21)
  expect(expected).toBeCloseTo(21, 0)
  expect(own.lift).toBeCloseTo(0, 0)
})

test('counts parts of the first and the last day', () => {
  const { days } = figuresOf(estimate([post(1, at(100, 18), 1)], [mug([])]))
  expect(days.map(({ day: name }) => name)).toEqual(
    Array.from({ length: 8 }, (_, index) => dayName(100 + index)),
  )
  expect(days[0]!.expected).toBeCloseTo(3 / 4, 1)
  expect(days[1]!.expected).toBeCloseTo(3, 1)
  expect(days[7]!.expected).toBeCloseTo(9 / 4, 1)
})

test('leaves out days on which the store was closed, also from what is usual', () => {
  const isClosed = (day: number) => day >= 104 && day < 113
  const store = steadyStore(150, (day) => (isClosed(day) ? 0 : 20))
  const product1 = product(
    1,
    dailySales(0, 150, (day) => (isClosed(day) ? 0 : 3)),
  )
  const posts = [post(1, at(100), 1), post(2, at(120), 1)]
  const estimates = estimate(posts, [product1], { stores: [store] })
  for (const [index, days] of [4, 7].entries()) {
    const { sold, expected, days: shown } = figuresOf(estimates, index)
    expect([sold, shown.length]).toEqual([3 * days, days])
    expect(expected).toBeCloseTo(sold, 0)
  }
  const [closed] = estimate([post(1, at(102), 1)], [product1], { stores: [store] })
  expect(closed).toMatchObject({ verdict: 'no_baseline', figures: null, leftOutProductIds: [1] })
})

test('a store whose control products sell nothing, but which sells something each day, is open', () => {
  const isOut = (day: number) => day >= 104 && day < 113
  const openDays = Array.from({ length: 150 }, (_, index) => dayName(index))
  const store = { ...steadyStore(150, (day) => (isOut(day) ? 0 : 20)), openDays }
  const { sold, expected } = figuresOf(estimate([post(1, at(100), 1)], [mug([])], { stores: [store] }))
  expect(sold).toBe(21)
  expect(expected).toBeCloseTo(21, 0)
})

test('control products that no longer sell in an open store say nothing about its level', () => {
  const openDays = Array.from({ length: 150 }, (_, index) => dayName(index))
  const store = { ...steadyStore(150, (day) => (day < 98 ? 20 : 0)), openDays }
  const posts = [post(1, at(100), 1), post(2, at(130), 1)]
  const estimates = estimate(posts, [mug(dailySales(130, 137, () => 3))], { stores: [store] })
  expect(figuresOf(estimates, 0).expected).toBeCloseTo(21, 0)
  expect(figuresOf(estimates, 1).expected).toBeCloseTo(21, 0)
  expect(estimates.map(({ verdict }) => verdict)).toEqual(['none', 'effect'])
})

test('weekdays of which the control products say nothing are as good as the others', () => {
  const openDays = Array.from({ length: 150 }, (_, index) => dayName(index))
  // They sold from a Monday to a Thursday; the post is from a Friday.
  const store = { ...steadyStore(150, (day) => (day < 4 ? 20 : 0)), openDays }
  const estimates = estimate([post(1, at(102), 1)], [mug([])], { stores: [store], windowDays: 1 })
  expect(figuresOf(estimates).expected).toBeCloseTo(3, 1)
})

test('days after the last sync of a store are no days without sales', () => {
  const store = { ...steadyStore(150, (day) => (day < 108 ? 20 : 0)), knownUntil: at(108) }
  const unknown = [{ from: at(108), until: at(111) }]
  const [found] = estimate(
    [post(1, at(100), 1)],
    [
      product(
        1,
        dailySales(0, 108, () => 3),
        { unknown },
      ),
    ],
    {
      stores: [store],
      until: at(111),
    },
  )
  expect(found!.figures).toMatchObject({ sold: 21 })
  expect(found!.figures!.expected).toBeCloseTo(21, 0)
})

test('gives no figure when the product is new', () => {
  const sales = dailySales(95, 150, () => 5)
  const [found] = estimate([post(1, at(100), 1)], [product(1, sales, { onSaleSince: at(95) })])
  expect(found).toMatchObject({
    verdict: 'no_baseline',
    figures: null,
    leftOutProductIds: [1],
    productIds: [],
  })
})

test("considers a product new from its first sale when its start isn't known", () => {
  const sales = dailySales(80, 150, () => 5)
  const [found] = estimate([post(1, at(100), 1)], [product(1, sales, { onSaleSince: null })])
  expect(found).toMatchObject({ verdict: 'no_baseline', figures: null })
})

test('finds about 20 for each of six posts when each Tuesday sells 20 more', () => {
  // About a week apart: some of the windows overlap by minutes.
  const minutes = [0, -10, 20, -5, 15, -20]
  const posts = minutes.map((late, index) => post(index + 1, at(99 + 7 * index, 10, 30 + late), 1))
  const more = posts.flatMap(({ at: moment }) =>
    Array.from({ length: 20 }, () => ({ at: moment + hourMs, units: 1 })),
  )
  const estimates = estimate(posts, [mug(more)])
  expect(estimates.map(({ postIds }) => postIds)).toEqual([[1], [2], [3], [4], [5], [6]])
  for (const { verdict, figures } of estimates) {
    expect(verdict).toBe('effect')
    expect(figures!.own.lift).toBeGreaterThan(18)
    expect(figures!.own.lift).toBeLessThan(22)
    expect(figures!.lift).toBeGreaterThan(15)
  }
})

test('gives posts one estimate when they lead to one product within half a window', () => {
  const more = Array.from({ length: 30 }, (_, index) => ({ at: at(101, index / 2), units: 1 }))
  const estimates = estimate([post(1, at(100), 1), post(2, at(102), 1)], [mug(more, 5)])
  expect(estimates).toHaveLength(1)
  expect(estimates[0]).toMatchObject({
    postIds: [1, 2],
    from: at(100),
    until: at(109),
    isCut: false,
    verdict: 'effect',
  })
  expect(figuresOf(estimates).own.lift).toBeCloseTo(30, -1)
})

test('counts sales for the later post when it follows after half a window', () => {
  const more = Array.from({ length: 40 }, (_, index) => ({ at: at(105, 1) + index * hourMs, units: 1 }))
  const estimates = estimate([post(1, at(100), 1), post(2, at(105), 1)], [mug(more, 5)])
  expect(estimates.map(({ postIds, isCut, until }) => ({ postIds, isCut, until }))).toEqual([
    { postIds: [1], isCut: true, until: at(105) },
    { postIds: [2], isCut: false, until: at(112) },
  ])
  expect(figuresOf(estimates, 0).own.lift).toBeCloseTo(0, 0)
  expect(figuresOf(estimates, 1).own.lift).toBeCloseTo(40, 0)
})

test('counts no sale twice, however posts overlap', () => {
  const moments = [100, 101, 104, 104.5, 107, 113, 113, 118]
  const posts = moments.map((moment, index) => post(index + 1, at(moment), 1 + (index % 2), 3))
  const products = [1, 2, 3].map((id) =>
    product(
      id,
      dailySales(0, 150, () => 4),
    ),
  )
  const estimates = estimate(posts, products)
  const sold = estimates.reduce((sum, { figures }) => sum + figures!.sold, 0)
  // Product 3 from day 100 to 125; products 1 and 2 in the union of their posts' windows.
  expect(estimates.flatMap(({ postIds }) => postIds).sort((one, other) => one - other)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ])
  expect(sold).toBeLessThanOrEqual(4 * 25 * 3)
})

test('expects more in a season when the whole store sells more', () => {
  const isSeason = (index: number) => index >= 95
  const stores = [steadyStore(150, (index) => (isSeason(index) ? 40 : 20))]
  const sales = dailySales(0, 150, (index) => (isSeason(index) ? 8 : 4))
  const { expected, sold } = figuresOf(estimate([post(1, at(110), 1)], [product(1, sales)], { stores }))
  expect(sold).toBe(56)
  expect(expected).toBeGreaterThan(50)
  expect(expected).toBeLessThan(60)
})

test("expects the weekday's sales when the window is a day", () => {
  const sales = dailySales(0, 150, (index) => (index % 7 === 5 ? 20 : 2))
  const saturday = 103
  const [found] = estimate([post(1, at(saturday), 1)], [product(1, sales)], { windowDays: 1 })
  expect(found!.figures!.expected).toBeGreaterThan(12)
  expect(found!.verdict).not.toBe('effect')
})

test('treats days without stock as unknown, not as days without sales', () => {
  const isOut = (index: number) => index >= 60 && index < 90
  const sales = dailySales(0, 150, (index) => (isOut(index) ? 0 : 4))
  const posts = [post(1, at(100), 1)]
  const unknown = [{ from: at(60), until: at(90) }]
  const known = figuresOf(estimate(posts, [product(1, sales, { unknown })]))
  expect(known.expected).toBeCloseTo(28, 0)
  expect(figuresOf(estimate(posts, [product(1, sales)])).expected).toBeLessThan(24)
})

test('counts until a product is sold out by the post', () => {
  const more = Array.from({ length: 40 }, (_, index) => ({ at: at(100, index / 4), units: 1 }))
  const sales = dailySales(0, 101, () => 4).concat(more)
  const unknown = [{ from: at(101), until: at(150) }]
  const [soldOut] = estimate([post(1, at(100), 1)], [product(1, sales, { unknown })])
  // Most of the window is unknown.
  expect(soldOut).toMatchObject({ verdict: 'no_baseline', figures: null })
  const [inTwoDays] = estimate([post(1, at(100), 1)], [product(1, sales, { unknown })], { windowDays: 2 })
  expect(inTwoDays).toMatchObject({ verdict: 'effect' })
  expect(inTwoDays!.figures!.sold).toBe(44)
  expect(inTwoDays!.figures!.expected).toBeCloseTo(4, 0)
})

test('says "so far" when the window isn\'t over, and nothing in the first day', () => {
  const posts = [post(1, at(147), 1), post(2, at(149, 12), 2)]
  const [early, late] = estimate(posts, [
    mug([], 5),
    product(
      2,
      dailySales(0, 150, () => 5),
    ),
  ])
  expect(early).toMatchObject({ isOver: false, until: at(150) })
  expect(early!.figures!.expected).toBeCloseTo(15, 0)
  expect(late).toMatchObject({ isOver: false, verdict: 'too_soon', figures: null })
})

test('says that sales are too few when doubled sales would be missed', () => {
  const sales = dailySales(0, 150, (index) => (index % 5 === 0 ? 1 : 0))
  const found = estimate(
    [post(1, at(100), 1), post(2, at(101), 2)],
    [
      product(1, sales),
      product(
        2,
        dailySales(0, 150, () => 30),
      ),
    ],
  )
  expect(found.map(({ verdict }) => verdict)).toEqual(['too_few', 'none'])
})

test('reports an effect when a product that hardly sells sells forty', () => {
  const more = Array.from({ length: 40 }, (_, index) => ({ at: at(100, 2 * index), units: 1 }))
  const sales = [...dailySales(0, 150, (index) => (index % 5 === 0 ? 1 : 0)), ...more]
  const [found] = estimate([post(1, at(100), 1)], [product(1, sales)])
  expect(found!.verdict).toBe('effect')
  expect(found!.figures!.low).toBeGreaterThan(20)
})

test('finds a negative effect when a product sells less than usual', () => {
  const sales = dailySales(0, 150, (index) => (index >= 100 && index < 107 ? 2 : 20))
  const [found] = estimate([post(1, at(100), 1)], [product(1, sales)])
  expect(found!.verdict).toBe('effect')
  expect(found!.figures!.high).toBeLessThan(0)
})

test('leaves out a product without a baseline, and measures the others', () => {
  const other = product(
    2,
    dailySales(98, 150, () => 9),
    { onSaleSince: at(98) },
  )
  const [found] = estimate([post(1, at(100), 1, 2, 3)], [mug([], 4), other])
  expect(found).toMatchObject({ productIds: [1], leftOutProductIds: [2, 3] })
  expect(found!.figures!.sold).toBe(28)
})

test("uses the team's days when clocks change in a window", () => {
  // Berlin put its clocks forward on 29 March 2026, day 83.
  const sales = dailySales(0, 150, () => 4)
  const [found] = estimate([post(1, at(82, 12), 1)], [product(1, sales)], { timezone: 'Europe/Berlin' })
  const { days, expected, sold } = found!.figures!
  expect(days.map(({ day: name }) => name)).toEqual(
    Array.from({ length: 8 }, (_, index) => dayName(82 + index)),
  )
  expect(sold).toBe(28)
  expect(expected).toBeCloseTo(28, 0)
})

test('gives the same figures when products come in other batches', () => {
  const posts = [post(1, at(100), 1, 2), post(2, at(120), 2)]
  const products = [
    mug([], 3),
    product(
      2,
      dailySales(0, 150, (index) => 2 + (index % 3)),
    ),
  ]
  const input = { windowDays: 7, timezone: 'UTC', until: at(150), stores: [steadyStore(150)], posts }
  const [together, apart] = [startLift(input), startLift(input)]
  together.add(products)
  for (const each of products.toReversed()) apart.add([each])
  const rounded = (estimates: LiftEstimate[]) =>
    JSON.parse(
      JSON.stringify(
        estimates.map((of) => ({ ...of, productIds: of.productIds.toSorted() })),
        (_, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(9)) : value),
      ),
    ) as unknown
  expect(rounded([...apart.finish()])).toEqual(rounded([...together.finish()]))
})

test('gives no figure, and ends, for nonsensical input', () => {
  const odd = product(
    1,
    [
      { at: Number.NaN, units: 3 },
      { at: at(120), units: -50 },
      { at: at(1e6), units: 1e12 },
    ],
    {
      unknown: [{ from: at(90), until: at(80) }],
    },
  )
  const posts = [
    post(1, at(100), 1),
    post(2, at(-40_000), 1),
    post(3, at(300), 1),
    post(4, at(100)),
    post(5, at(100), 9),
  ]
  const estimates = estimate(posts, [odd])
  expect(estimates.flatMap(({ postIds }) => postIds).sort((one, other) => one - other)).toEqual([
    1, 2, 3, 4, 5,
  ])
  for (const { figures } of estimates) {
    if (figures !== null) expect(Number.isFinite(figures.low + figures.high + figures.lift)).toBe(true)
  }
  expect(() => startLift({ windowDays: 0, timezone: 'UTC', until: at(1), stores: [], posts: [] })).toThrow(
    RangeError,
  )
})
