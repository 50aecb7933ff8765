/** What lift is estimated of: one team and one length of window. Times are milliseconds since 1970. */
export interface LiftInput {
  /** How many times 24 hours after its moment a post is looked at: 1 to 28. */
  windowDays: number
  /** The zone of the team: weekdays and hours are of it. */
  timezone: string
  /**
   * The moment until which sales are known (exclusive), normally now. A window that ends later is measured until here,
   * and has no figure before 24 hours of it are over.
   */
  until: number
  stores: readonly LiftStore[]
  /** All posts that lead to products: of the time that is to be estimated and of the 119 days before it. */
  posts: readonly LiftPost[]
}

/** A post that leads to products. */
export interface LiftPost {
  id: number
  at: number
  productIds: readonly number[]
}

/** What a store sold of control products: those that no post leads to. */
export interface LiftStore {
  id: number
  /** Its sales are known from here on. */
  knownSince: number
  /**
   * Units of a day of the team (`2026-01-05`), of two halves of the control products. Which half a product is in stays, and
   * says nothing about it: what both halves do together moves the whole store, the rest is chance. A day that is missing
   * sold nothing.
   */
  controlDays: readonly { day: string; units: readonly [number, number] }[]
  /** Units of control products by hour of the team's day, 24 numbers. All 0 means unknown. */
  controlHours: readonly number[]
}

/** A product that posts lead to. */
export interface LiftProduct {
  id: number
  storeId: number
  /** On sale from here on. Null means unknown: then it is from its first sale in `sales`. */
  onSaleSince: number | null
  /**
   * Units of its sale lines less those that were refunded, in any order. Orders whose source is known and is not Instagram
   * are left out, on all days alike.
   */
  sales: readonly { at: number; units: number }[]
  /** Times in which it was out of stock or its sales are unknown. */
  unknown: readonly { from: number; until: number }[]
}

/** What is known of the lift of one post, or of several that cannot be told apart. */
export interface LiftEstimate {
  /** The earliest first. More than one means "of these posts together"; a post is in one estimate. */
  postIds: number[]
  /** The moment of the first post. */
  from: number
  /** The end of the last window, or where a later post or the end of what is known cuts it. */
  until: number
  /** No window of its posts reaches beyond what is known. */
  isOver: boolean
  /** A later post leads to one of the products before a window ended: from then on its sales count for that one. */
  isCut: boolean
  /** Products that the figures hold. */
  productIds: number[]
  /** Linked products without figures: nothing to compare with, or sales of most of the window unknown. */
  leftOutProductIds: number[]
  verdict: LiftVerdict
  /** Null for `no_baseline` and `too_soon`. Of `too_few` they say next to nothing. */
  figures: LiftFigures | null
}

/**
 * What the figures allow to say.
 *
 * - `effect`: the interval does not hold 0; the effect may be above or below it.
 * - `none`: it holds 0, and a post that doubles sales would be found at least half of the time.
 * - `too_few`: it holds 0, and a post that doubles sales would be missed more often than found.
 * - `no_baseline`: nothing to compare with.
 * - `too_soon`: less than 24 hours of the window are over.
 */
export type LiftVerdict = 'effect' | 'none' | 'too_few' | 'no_baseline' | 'too_soon'

/** A lift in units, with the interval that holds the truth nine times of ten. */
export interface LiftInterval {
  lift: number
  low: number
  high: number
}

/** What was sold in a window beside what is usual. `lift` is what the posts added, shrunk across the posts of the team. */
export interface LiftFigures extends LiftInterval {
  sold: number
  expected: number
  /** Sold less expected, before it was shrunk. */
  own: LiftInterval
  /** The days of the window; the first and the last are parts of days. */
  days: LiftDay[]
}

/** A day of a window. */
export interface LiftDay {
  day: string
  sold: number
  expected: number
}
