/** Far more than any real count, and small enough that sums of thousands of days and posts are exact. */
const maxCounted = 1e12

/**
 * A value as a count. Returns null for a negative number or an impossibly large one, which would make every sum with it
 * inexact. Estimates can have a fraction, so it is rounded.
 */
export const countOf = (value: unknown): number | null =>
  isBetween(value, maxCounted) ? Math.round(value) : null

/** The values of metrics that don't count anything. */
const most = { milliseconds: Number.MAX_SAFE_INTEGER, percent: 100 }

/** A duration or a share; null when it can't be one. */
export const measureOf = (value: unknown, unit: keyof typeof most): number | null =>
  isBetween(value, most[unit]) ? value : null

const isBetween = (value: unknown, highest: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= highest
