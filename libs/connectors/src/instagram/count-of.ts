/** Far more than any real count, and small enough that sums of thousands of days and posts are exact. */
const maxCounted = 1e12

/**
 * A value as a count. Returns null for a negative number or an impossibly large one, which would make every sum with it
 * inexact. Estimates can have a fraction, so it is rounded.
 */
export const countOf = (value: unknown): number | null =>
  isBetween(value, maxCounted) ? Math.round(value) : null

/** The highest values of metrics that don't count anything. A post watched for 30,000 years is an error. */
const maxMeasured = { milliseconds: 1e15, percent: 100 }

/** A duration or a share; null when it can't be one. */
export const measureOf = (value: unknown, unit: keyof typeof maxMeasured): number | null =>
  isBetween(value, maxMeasured[unit]) ? value : null

const isBetween = (value: unknown, highest: number): value is number =>
  typeof value === 'number' && value >= 0 && value <= highest
