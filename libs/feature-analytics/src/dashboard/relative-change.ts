/**
 * The relative change of a figure: 0.124 is 12.4 % more. Null when one of them is unknown, and for a change
 * from zero.
 */
export function relativeChange(value: number | null, before: number | null | undefined): number | null {
  if (value === null || before === null || before === undefined) return null
  if (before > 0) return value / before - 1
  return value === before ? 0 : null
}
