import { startLift } from '@tandem/api-server/testing'
import type { LiftEstimate } from '@tandem/api-server/testing'
import { drawShop, effects } from './draw-shop.ts'
import type { DrawnPost, DrawnShop, Effect } from './draw-shop.ts'

/** How many shops, and the settings of the estimate. */
export interface SimulationWishes {
  shops: number
  windowDays: number
  seed: number
  products?: number
  controls?: number
  days?: number
  /** The share of the control products that stop selling for good, each on a day of its own. */
  retired?: number
}

/** An estimate together with the truth. */
export interface JudgedEstimate {
  estimate: LiftEstimate
  /** The effect of all of its posts; null if they differ. */
  effect: Effect | null
  /** Units that were really added to its products' sales, within its window. */
  added: number
  /** Units that its products sell on a usual day. */
  level: number
}

/** Small, medium and large shops, by units per day of a product. */
const sizes = [
  [0.05, 1],
  [0.3, 5],
  [1, 20],
] as const

/** Every third shop only has posts without effect; the other shops have posts with random effects. */
const effectsOf = (number: number): readonly Effect[] =>
  number % 3 === 0 ? ['none'] : ['none', 'none', ...effects.filter((effect) => effect !== 'none')]

/** Generates shops one after the other and estimates the lift of their posts. */
export function* simulateLift({ shops, ...wishes }: SimulationWishes): Generator<JudgedEstimate[]> {
  for (let number = 0; number < shops; number++) {
    const levels = sizes[Math.floor(number / 3) % sizes.length]!
    const shop = drawShop({ ...wishes, number, levels, effects: effectsOf(number) })
    yield judged(shop, estimated(shop, wishes.windowDays))
  }
}

function estimated(shop: DrawnShop, windowDays: number): LiftEstimate[] {
  const { timezone, until, posts, products, controlDays, controlProducts, controlHours } = shop
  const stores = [
    {
      id: 1,
      knownSince: shop.from,
      knownUntil: shop.until,
      controlDays,
      controlProducts,
      openDays: [],
      controlHours,
    },
  ]
  const run = startLift({ windowDays, timezone, until, stores, posts })
  run.add(products.map((product) => ({ ...product, storeId: 1, onSaleSince: shop.from })))
  return [...run.finish()]
}

function judged({ posts, products }: DrawnShop, estimates: LiftEstimate[]): JudgedEstimate[] {
  const postOf = new Map(posts.map((post) => [post.id, post]))
  const levels = new Map(products.map(({ id, level }) => [id, level]))
  const estimateOf = new Map(estimates.flatMap((estimate) => estimate.postIds.map((id) => [id, estimate])))
  const added = new Map<LiftEstimate, number>()
  for (const { productId, at, units } of posts.flatMap((post) => post.added)) {
    // A sale counts for the latest post about the product.
    const estimate = estimateOf.get(latestBefore(posts, productId, at).id)!
    if (!estimate.productIds.includes(productId)) continue
    added.set(estimate, (added.get(estimate) ?? 0) + units)
  }
  return estimates.map((estimate) => {
    const own = estimate.postIds.map((id) => postOf.get(id)!)
    const linked = new Set(own.flatMap(({ productIds }) => productIds))
    const all = new Set(own.map(({ effect }) => effect))
    const units = added.get(estimate) ?? 0
    const effect = all.size === 1 ? own[0]!.effect : null
    return {
      estimate,
      // A post without effect may follow one whose effect isn't over.
      effect: effect === 'none' && units !== 0 ? null : effect,
      added: units,
      level: [...linked].reduce((sum, id) => sum + levels.get(id)!, 0),
    }
  })
}

function latestBefore(posts: readonly DrawnPost[], productId: number, moment: number): DrawnPost {
  const about = posts.filter(({ at, productIds }) => at <= moment && productIds.includes(productId))
  return about.reduce((latest, post) => (post.at > latest.at ? post : latest))
}
