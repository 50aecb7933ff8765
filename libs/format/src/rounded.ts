/** More than the errors of the calculations before, and less than any figure differs from half a step. */
const errors = 4 * Number.EPSILON
/** The most that is added to correct them: of a very large number they are more than a step, but it has no halves. */
const maxAdded = 0.01

/**
 * A number with at most so many decimals. Halves are rounded away from zero, as in the database: 1.005 is 1.01,
 * although floats make it slightly less.
 */
export function rounded(value: number, decimals: number): number {
  const steps = 10 ** decimals
  const size = Math.abs(value) * steps
  // Avoids "-0".
  return (Math.sign(value) * Math.round(size + Math.min(size * errors, maxAdded))) / steps || 0
}
