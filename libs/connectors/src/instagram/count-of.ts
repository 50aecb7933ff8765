/**
 * A value as a count. Returns null for a negative number or one that is too large to be exact: neither the database nor
 * a page accepts it. Estimates can have a fraction, so it is rounded.
 */
export const countOf = (value: unknown): number | null =>
  typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER ? Math.round(value) : null
