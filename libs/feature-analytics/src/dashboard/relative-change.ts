/**
 * By how much a figure differs from the one before: 0.124 is 12.4 % more. Null where one of them is unknown, and for more
 * than nothing, which is no share.
 */
export function relativeChange(value: number | null, before: number | null | undefined): number | null {
  if (value === null || before === null || before === undefined) return null
  if (before > 0) return value / before - 1
  return value === before ? 0 : null
}
