import { dayMs } from '@tandem/format'
import { chanceOf, ownInterval, roundedOf } from './foretell.ts'
import type { Sold } from './foretell.ts'
import { groupPosts } from './group-posts.ts'
import type { PostGroup, ProductWindow } from './group-posts.ts'
import { learnNoise } from './learn-noise.ts'
import type { Noise } from './learn-noise.ts'
import { liftCalendar } from './lift-calendar.ts'
import type { LiftDay, LiftEstimate, LiftFigures, LiftInput, LiftProduct } from './lift-types.ts'
import { measureProduct } from './measure-product.ts'
import type { MeasuredProduct, MeasuredWindow } from './measure-product.ts'
import { liftInterval } from './lift-interval.ts'
import { learnEffects, likelyNone } from './shrink-lifts.ts'
import type { EffectSizes, OwnLift } from './shrink-lifts.ts'
import { storeRhythm } from './store-rhythm.ts'
import { daysBefore } from './usual-days.ts'

/** Nothing older is estimated. */
const maxDays = 5500

/** A running estimate of a team. */
export interface LiftRun {
  /** Measures products, each once. Products that no post leads to are skipped. */
  add(products: Iterable<LiftProduct>): void
  /**
   * One estimate for each group of posts, in the order of their first posts. Learning from all of them
   * happens before the first one; each is then calculated when it is taken, so that the caller can pause
   * between them.
   */
  finish(): Generator<LiftEstimate, void>
}

/**
 * Starts the estimate of what posts added to the sales of their products; see decision 0062. Products are
 * given in batches, so that the caller can pause between them.
 * @throws RangeError for a window outside 1 to 28 days, and for an unknown time zone
 */
export function startLift({ windowDays, timezone, until, stores, posts }: LiftInput): LiftRun {
  if (!(windowDays >= 1 && windowDays <= 28)) throw new RangeError(`not 1 to 28 days: ${windowDays}`)
  const earliest = until - maxDays * dayMs
  const firstPost = posts.reduce((first, { at }) => Math.min(first, at), until)
  const from = Math.max(earliest, firstPost - daysBefore * dayMs)
  const calendar = liftCalendar(from, until, timezone)
  const rhythms = new Map(stores.map((store) => [store.id, storeRhythm(store, calendar)]))
  const { groups, windows } = groupPosts(posts, windowDays * dayMs)
  const byStore = new Map<number, { id: number; measured: MeasuredProduct }[]>()
  return {
    add(products) {
      for (const product of products) {
        const rhythm = rhythms.get(product.storeId)
        const ofProduct = windows.get(product.id)
        if (rhythm === undefined || ofProduct === undefined) continue
        const unknown = [...product.unknown, ...rhythm.closed]
        const measured = measureProduct({ ...product, unknown }, ofProduct, rhythm, {
          calendar,
          windowDays,
          until,
        })
        const others = byStore.get(product.storeId)
        if (others === undefined) byStore.set(product.storeId, [{ id: product.id, measured }])
        else others.push({ id: product.id, measured })
      }
    },
    *finish() {
      const sums = new Map<PostGroup, GroupSum>()
      for (const products of byStore.values()) {
        const noise = learnNoise(products.map(({ measured }) => measured))
        for (const [index, { id, measured }] of products.entries()) {
          for (const window of measured.measured) {
            const sum = sums.get(window.window.group) ?? noSum()
            sums.set(window.window.group, sum)
            addWindow(sum, id, window, noise, index)
            sum.isWhole &&= measured.isWhole
          }
        }
      }
      const cuts = cutsOf(windows)
      const settings = { until, windowLength: windowDays * dayMs }
      const isDue = (group: PostGroup) => until - group.from >= dayMs
      const lifts = groups.flatMap((group) => {
        const sum = isDue(group) ? sums.get(group) : undefined
        return sum === undefined ? [] : [ownLift(soldOf(sum))]
      })
      const effects = learnEffects(lifts.filter(isTelling))
      for (const group of groups) {
        yield estimateOf(group, {
          sum: sums.get(group),
          isDue: isDue(group),
          cut: cuts.get(group),
          effects,
          ...settings,
        })
      }
    },
  }
}

/** What the products of a group sold together. */
interface GroupSum {
  productIds: number[]
  sold: number
  lines: number
  expected: number
  /** By chance, and by each product's own deviations. */
  variance: number
  /** Deviations that products have in common don't average out, so they are added. */
  common: number
  isWhole: boolean
  /** In order. */
  days: LiftDay[]
}

const noSum = (): GroupSum => ({
  productIds: [],
  sold: 0,
  lines: 0,
  expected: 0,
  variance: 0,
  common: 0,
  isWhole: true,
  days: [],
})

function addWindow(sum: GroupSum, id: number, window: MeasuredWindow, noise: Noise, index: number) {
  sum.productIds.push(id)
  sum.sold += window.sold
  sum.lines += window.lines
  sum.expected += window.expected
  sum.variance += noise.sizes[index]! * window.spread + noise.own[index]! * window.expected ** 2
  sum.common += Math.sqrt(noise.common) * window.expected
  sum.days = sum.days.length === 0 ? window.days : addedByDay(sum.days, window.days)
}

/** Days in order, with both lists added up. */
function addedByDay(one: readonly LiftDay[], other: readonly LiftDay[]): LiftDay[] {
  const byDay = new Map(one.map((of) => [of.day, of]))
  for (const { day, sold, expected } of other) {
    const known = byDay.get(day)
    byDay.set(day, { day, sold: sold + (known?.sold ?? 0), expected: expected + (known?.expected ?? 0) })
  }
  return [...byDay.values()].sort((first, second) => (first.day < second.day ? -1 : 1))
}

const soldOf = ({ sold, expected, variance, common, isWhole }: GroupSum): Sold => ({
  sold,
  expected,
  isWhole,
  variance: variance + common * common,
})

const ownLift = (of: Sold): OwnLift => ({
  lift: of.sold - of.expected,
  expected: of.expected,
  chance: chanceOf(of),
})

/** Nothing can be learned from a lift with more noise than sales. */
const isTelling = ({ expected, chance }: OwnLift) => 2 * chance.above < expected

/** With few sales, an effect must be likely 999 times out of 1,000. */
const strictDoubt = 0.001
/** More sales than chance may produce where hardly anything is sold. */
const minLines = 10

/** Whether doubled sales would be found in at least half of all windows. */
const isEnough = (sold: Sold): boolean =>
  ownInterval({ ...sold, sold: roundedOf(sold)(2 * sold.expected) }).low > 0

interface Cut {
  isCut: boolean
  until: number
}

/** The length of each group's windows, after others have cut them. */
function cutsOf(windows: ReadonlyMap<number, readonly ProductWindow[]>): Map<PostGroup, Cut> {
  const cuts = new Map<PostGroup, Cut>()
  for (const ofProduct of windows.values()) {
    for (const { group, isCut, until } of ofProduct) {
      const known = cuts.get(group)
      if (known === undefined) {
        cuts.set(group, { isCut, until })
      } else {
        known.isCut ||= isCut
        known.until = Math.max(known.until, until)
      }
    }
  }
  return cuts
}

interface EstimateParts {
  sum: GroupSum | undefined
  isDue: boolean
  cut: Cut | undefined
  effects: EffectSizes
  until: number
  windowLength: number
}

function estimateOf(
  { posts, from }: PostGroup,
  { sum, isDue, cut, effects, until, windowLength }: EstimateParts,
): LiftEstimate {
  const linked = new Set(posts.flatMap(({ productIds }) => productIds))
  const counted = isDue ? sum : undefined
  const productIds = counted?.productIds ?? []
  for (const id of productIds) linked.delete(id)
  const conclusion = counted === undefined ? null : conclude(counted, effects)
  return {
    postIds: posts.map(({ id }) => id),
    from,
    until: Math.max(from, Math.min(until, cut?.until ?? from + windowLength)),
    isOver: posts.at(-1)!.at + windowLength <= until,
    isCut: cut?.isCut ?? false,
    productIds,
    leftOutProductIds: [...linked],
    verdict: conclusion?.verdict ?? (isDue ? 'no_baseline' : 'too_soon'),
    figures: conclusion?.figures ?? null,
  }
}

function conclude(
  sum: GroupSum,
  effects: EffectSizes,
): Pick<LiftEstimate, 'verdict'> & { figures: LiftFigures } {
  const of = soldOf(sum)
  const own = ownLift(of)
  const interval = liftInterval(of, own, effects)
  const figures = { ...interval, sold: of.sold, expected: of.expected, own: ownInterval(of), days: sum.days }
  if (isEnough(of)) {
    return { verdict: interval.low > 0 || interval.high < 0 ? 'effect' : 'none', figures }
  }
  // A few usual sales are enough when many people bought and the effect is beyond doubt. One large order
  // isn't enough.
  const isClear = sum.lines >= minLines && likelyNone(own, effects) < strictDoubt
  return { verdict: isClear ? 'effect' : 'too_few', figures }
}
