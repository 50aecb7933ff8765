import { startLift } from '@tandem/api-server/testing'
import type { LiftEstimate } from '@tandem/api-server/testing'
import { drawShop, effects } from './draw-shop.ts'
import type { DrawnPost, DrawnShop, Effect } from './draw-shop.ts'

/** Show, and how the estimate is asked. */
export interface SimulationWishes {
  shops: number
  windowDays: number
  seed: number
  products?: number
  controls?: number
  days?: number
}

/** An estimate beside the truth. */
export interface JudgedEstimate {
  estimate: LiftEstimate
  /** What all of its posts do; null where they do different things. */
  effect: Effect | null
  /** Units that its products sold on top, in the time that counts for it. */
  added: number
  /** Units that its products sell on a usual day. */
  level: number
}

/** Small, middling and large shops, by units a day of a product. */
const sizes = [
  [0.05, 1],
  [0.3, 5],
  [1, 20],
] as const

/** Every third shop has posts without effects alone; those of the others do what chance wants. */
const effectsOf = (number: number): readonly Effect[] =>
  number % 3 === 0 ? ['none'] : ['none', 'none', ...effects.filter((effect) => effect !== 'none')]

/** Draws shops one after the other and has the lift of their posts estimated. */
export function* simulateLift({ shops, ...wishes }: SimulationWishes): Generator<JudgedEstimate[]> {
  for (let number = 0; number < shops; number++) {
    const levels = sizes[Math.floor(number / 3) % sizes.length]!
    const shop = drawShop({ ...wishes, number, levels, effects: effectsOf(number) })
    yield judged(shop, estimated(shop, wishes.windowDays))
  }
}

function estimated(shop: DrawnShop, windowDays: number): LiftEstimate[] {
  const { timezone, until, posts, products, controlDays, controlHours } = shop
  const stores = [{ id: 1, knownSince: shop.from, controlDays, controlHours }]
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
    // What is sold counts for the latest post about the product.
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
      // A post without effect may follow one with an effect that is not over.
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
