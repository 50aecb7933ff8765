/** More than the errors of the calculations before, and less than any figure differs from half a step. */
const errors = 4 * Number.EPSILON

/**
 * A number with at most so many decimals. Halves are rounded away from zero, as in the database: 1.005 is 1.01,
 * although floats make it slightly less.
 */
export function rounded(value: number, decimals: number): number {
  // The correction would change large whole numbers. "|| 0" avoids "-0".
  if (Number.isInteger(value)) return value || 0
  const steps = 10 ** decimals
  return (Math.sign(value) * Math.round(Math.abs(value) * steps * (1 + errors))) / steps || 0
}
