/** The input for one team and one length of window. Times are milliseconds since 1970. */
export interface LiftInput {
  /** The length of the window in units of 24 hours: 1 to 28. */
  windowDays: number
  /** The team's time zone, for weekdays and hours. */
  timezone: string
  /**
   * The instant until which sales are known (exclusive), usually now. A window that ends later is measured
   * until here, and has no figure in its first 24 hours.
   */
  until: number
  stores: readonly LiftStore[]
  /** All posts with linked products: of the time to be estimated and of the 119 days before it. */
  posts: readonly LiftPost[]
}

/** A post that leads to products. */
export interface LiftPost {
  id: number
  at: number
  productIds: readonly number[]
}

/** A store's sales of control products: those that no post leads to. */
export interface LiftStore {
  id: number
  /** Its sales are known from here on. */
  knownSince: number
  /** Its sales are known until here; later days would look like days without sales. */
  knownUntil: number
  /**
   * Units per day of the team (`2026-01-05`), for two halves of the control products. A product stays in its
   * half, which is chosen without regard to it: common movements of both halves are the whole store's, the
   * rest is chance. A missing day sold nothing.
   */
  controlDays: readonly { day: string; units: readonly [number, number] }[]
  /**
   * The same sales by product: one that stops selling, or is new, says nothing about the store's level. If empty, all
   * count as on sale on all days.
   */
  controlProducts: readonly ControlSales[]
  /** The days on which the store sold anything: it was closed on days without sales if they are too many in a row. */
  openDays: readonly string[]
  /** Units of control products by hour of the team's day, 24 numbers. All 0 means unknown. */
  controlHours: readonly number[]
}

/** What a control product sold. */
export interface ControlSales {
  half: 0 | 1
  units: number
  /** In how many orders. */
  sales: number
  /** The days of the team on which it was first and last sold. */
  firstDay: string
  lastDay: string
}

/** A product that posts lead to. */
export interface LiftProduct {
  id: number
  storeId: number
  /** On sale from here on. Null means unknown: then from its first sale in `sales`. */
  onSaleSince: number | null
  /**
   * Units of its sale lines minus refunded ones, in any order. Orders with a known source other than
   * Instagram are left out, on all days alike.
   */
  sales: readonly { at: number; units: number }[]
  /** Times in which it was out of stock or its sales are unknown; those in which its store was closed are added. */
  unknown: readonly { from: number; until: number }[]
}

/** The estimate for one post, or for several that can't be separated. */
export interface LiftEstimate {
  /** Earliest first. More than one means "of these posts together"; a post is in one estimate. */
  postIds: number[]
  /** The moment of the first post. */
  from: number
  /** The end of the last window, or where a later post or the end of the data cuts it. */
  until: number
  /** No window of its posts extends beyond the data. */
  isOver: boolean
  /**
   * A later post leads to one of the products before a window ended: from then on its sales count for that
   * one.
   */
  isCut: boolean
  /** Products included in the figures. */
  productIds: number[]
  /** Linked products without figures: no baseline, or unknown sales for most of the window. */
  leftOutProductIds: number[]
  verdict: LiftVerdict
  /** Null for `no_baseline` and `too_soon`. For `too_few` they say almost nothing. */
  figures: LiftFigures | null
}

/**
 * What the figures allow to say.
 *
 * - `effect`: the interval doesn't contain 0; the effect may be positive or negative.
 * - `none`: it contains 0, and a post that doubles sales would be found at least half of the time.
 * - `too_few`: it contains 0, and a post that doubles sales would be missed more often than found.
 * - `no_baseline`: too few days have known sales, before the post or after it.
 * - `too_soon`: less than 24 hours of the window have passed.
 */
export type LiftVerdict = 'effect' | 'none' | 'too_few' | 'no_baseline' | 'too_soon'

/** A lift in units, with its 90 % interval. */
export interface LiftInterval {
  lift: number
  low: number
  high: number
}

/**
 * The sales in a window beside the usual ones. `lift` is what the posts added, shrunk across the team's
 * posts.
 */
export interface LiftFigures extends LiftInterval {
  sold: number
  expected: number
  /** Sold minus expected, before shrinking. */
  own: LiftInterval
  /** The days of the window; the first and the last are partial. */
  days: LiftDay[]
}

/** A day of a window. */
export interface LiftDay {
  day: string
  sold: number
  expected: number
}
