import { between, drawWorld, scaled } from './draw-world.ts'
import type { World } from './draw-world.ts'
import { drawGamma, drawNormal, drawPoisson } from './random-draws.ts'
import { seededRandom } from './seeded-random.ts'
import type { SeededRandom } from './seeded-random.ts'

/**
 * The effect of a post on the sales of its products: none, half as many more, twice as many, or four times as
 * many for a day.
 */
export const effects = ['none', 'half', 'double', 'spike'] as const
/** One of these effects. */
export type Effect = (typeof effects)[number]

/** A post, with the sales that it really added. */
export interface DrawnPost {
  id: number
  at: number
  productIds: number[]
  effect: Effect
  /** Sales caused by it, within its window. */
  added: { productId: number; at: number; units: number }[]
}

/** A product that posts link to. */
export interface DrawnProduct {
  id: number
  /** Units on a usual day. */
  level: number
  sales: { at: number; units: number }[]
  unknown: { from: number; until: number }[]
}

/** A shop whose true effects are known. */
export interface DrawnShop {
  timezone: string
  from: number
  until: number
  posts: DrawnPost[]
  products: DrawnProduct[]
  controlDays: { day: string; units: [number, number] }[]
  controlProducts: DrawnControl[]
  controlHours: number[]
}

/** A product without posts: how often it sold, how much, and on which days first and last. */
export interface DrawnControl {
  half: 0 | 1
  units: number
  sales: number
  firstDay: string
  lastDay: string
}

/** The parameters of a generated shop. */
export interface ShopWishes {
  seed: number
  number: number
  /** The effects of its posts, of which each post gets a random one. */
  effects: readonly Effect[]
  /** The lowest and highest number of units a product sells per day. */
  levels: readonly [number, number]
  windowDays: number
  days?: number
  products?: number
  controls?: number
  /** The share of the control products that stop selling for good, each on a day of its own. */
  retired?: number
}

const hour = 3_600_000
const day = 24 * hour
/** The shop's clock is UTC, so that all days have 24 hours; clock changes are tested elsewhere. */
const timezone = 'UTC'
const began = Date.UTC(2024, 8, 2)

const factors: Record<Effect, (hours: number) => number> = {
  none: () => 0,
  half: () => 0.5,
  double: () => 1,
  spike: (hours) => (hours < 24 ? 3 : 0),
}

/** The random values that decide the sales of one product. */
interface Nature {
  /** Units that would be sold on each day without its posts. */
  rates: number[]
  sizes: number
}

function drawNature(random: SeededRandom, world: World, level: number): Nature {
  const weekdays = scaled(world.weekdays.map((factor) => factor * Math.exp(0.08 * drawNormal(random))))
  const [drift, trend, burst] = [
    between(random, 0, 0.012),
    0.15 * drawNormal(random),
    between(random, 0, 0.4),
  ]
  const [follows, sizes] = [
    between(random, 0.6, 1.2),
    random.next() < 0.3 ? between(random, 0.05, 0.2) : 0.02,
  ]
  let walk = 0
  const rates = world.season.map((season, at) => {
    walk += drift * drawNormal(random)
    const promotion = world.promotions.reduce(
      (factor, { first, length, factor: by }) =>
        at >= first && at < first + length ? factor * by ** follows : factor,
      1,
    )
    const usual = level * season * weekdays[at % 7]! * promotion
    return usual * Math.exp(walk + (trend * at) / 365) * drawGamma(random, burst)
  })
  return { rates, sizes }
}

const drawSize = (random: SeededRandom, chance: number) => {
  let size = 1
  while (size < 24 && random.next() < (size === 1 ? chance : 0.6)) size++
  return size
}

/** Generates the orders of an hour, from a rate of units per day. */
function* ordersOf(
  random: SeededRandom,
  { rate, sizes, from, length }: { rate: number; sizes: number; from: number; length: number },
) {
  // `sizes` is the chance of an order of 2 or more; an order has 1 + sizes / 0.4 units on average.
  const orders = drawPoisson(random, rate / (1 + sizes / 0.4))
  for (let order = 0; order < orders; order++) {
    yield { at: Math.floor(from + random.next() * length), units: drawSize(random, sizes) }
  }
}

/** Generates a shop, always the same one for the same parameters. */
export function drawShop(wishes: ShopWishes): DrawnShop {
  const {
    seed,
    number,
    levels,
    windowDays,
    days = 420,
    products: count = 40,
    controls = 60,
    retired = 0,
  } = wishes
  const random = seededRandom(seed, number)
  const world = drawWorld(random, days)
  const until = began + days * day
  const drawLevel = () => levels[0] * (levels[1] / levels[0]) ** random.next()
  const products = Array.from({ length: count }, (_, index): DrawnProduct => {
    const isOut = random.next() < 0.2
    const from = began + random.below(days) * day + random.below(24) * hour
    return {
      id: index + 1,
      level: drawLevel(),
      sales: [],
      unknown: isOut ? [{ from, until: from + (3 + random.below(12)) * day }] : [],
    }
  })
  const posts = drawPosts(random, wishes, world, { days, until, products })
  for (const product of products) sell(random, world, product, posts, windowDays)
  const controlHours = Array.from({ length: 24 }, () => 0)
  const controlDays = Array.from({ length: days }, (_, at) => ({
    day: new Date(began + at * day).toISOString().slice(0, 10),
    units: [0, 0] as [number, number],
  }))
  const controlProducts: DrawnControl[] = []
  for (let control = 0; control < controls; control++) {
    const half = (control % 2) as 0 | 1
    const nature = drawNature(random, world, drawLevel())
    const isRetired = retired > 0 && random.next() < retired
    const sold: { day: string; units: number }[] = []
    const last = isRetired ? random.below(days) : days
    for (const [at, rate] of nature.rates.slice(0, last).entries()) {
      for (const order of ordersOf(random, { rate, sizes: nature.sizes, from: 0, length: 1 })) {
        controlDays[at]!.units[half] += order.units
        controlHours[drawHour(random, world.hours)]! += order.units
        sold.push({ day: controlDays[at]!.day, units: order.units })
      }
    }
    if (sold.length === 0) continue
    const units = sold.reduce((sum, order) => sum + order.units, 0)
    const [firstDay, lastDay] = [sold[0]!.day, sold.at(-1)!.day]
    controlProducts.push({ half, units, sales: sold.length, firstDay, lastDay })
  }
  return { timezone, from: began, until, posts, products, controlDays, controlProducts, controlHours }
}

function drawHour({ next }: SeededRandom, hours: readonly number[]): number {
  let left = next() * 24
  return Math.max(
    0,
    hours.findIndex((part) => (left -= part) < 0),
  )
}

function drawPosts(
  random: SeededRandom,
  { effects: possible, windowDays }: ShopWishes,
  { promotions }: World,
  { days, until, products }: { days: number; until: number; products: DrawnProduct[] },
): DrawnPost[] {
  const posts: DrawnPost[] = []
  const publish = (at: number, productIds: number[]) => {
    if (at + windowDays * day > until || at < began + 100 * day) return
    posts.push({ id: posts.length + 1, at, productIds, effect: random.pick(possible), added: [] })
  }
  const wanted = Math.round((products.length * (days - 100)) / 80)
  for (let count = 0; count < wanted; count++) {
    const promotion = random.next() < 0.1 && promotions.length > 0 ? random.pick(promotions) : null
    const first = promotion === null ? random.below(days) : promotion.first
    const at = began + first * day + Math.floor(between(random, 7, 23.9) * hour)
    const productIds = [
      ...new Set(Array.from({ length: random.pick([1, 1, 1, 2, 3]) }, () => random.pick(products).id)),
    ]
    publish(at, productIds)
    // Some posts are followed by another one about the same products.
    if (random.next() < 0.1) publish(at + Math.floor(between(random, 0.1, 9) * day), productIds)
  }
  return posts
}

function sell(
  random: SeededRandom,
  world: World,
  product: DrawnProduct,
  posts: DrawnPost[],
  windowDays: number,
) {
  const { rates, sizes } = drawNature(random, world, product.level)
  const own = posts.filter(({ productIds }) => productIds.includes(product.id))
  for (let at = 0; at < rates.length * 24; at++) {
    const from = began + at * hour
    if (product.unknown.some((gap) => from + hour > gap.from && from < gap.until)) continue
    const rate = (rates[Math.floor(at / 24)]! * world.hours[at % 24]!) / 24
    for (const order of ordersOf(random, { rate, sizes, from, length: hour })) product.sales.push(order)
    for (const post of own) {
      // The first and last hours may be partial.
      const [begin, end] = [Math.max(from, post.at), Math.min(from + hour, post.at + windowDays * day)]
      if (begin >= end) continue
      const more = (rate * factors[post.effect]((begin - post.at) / hour) * (end - begin)) / hour
      for (const order of ordersOf(random, { rate: more, sizes, from: begin, length: end - begin })) {
        product.sales.push(order)
        post.added.push({ ...order, productId: product.id })
      }
    }
  }
}
