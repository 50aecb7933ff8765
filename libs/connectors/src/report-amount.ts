import * as v from 'valibot'
import { BoundedText } from './text-schemas.ts'

/** More than any shop sells in a month; sums of it are still exact. */
const largest = 1e11

/** An amount in a report, a float or a decimal text, in ten-thousandths of a unit. */
export const ReportAmount = v.pipe(
  v.union([v.number(), v.pipe(BoundedText(50), v.decimal(), v.transform(Number))]),
  v.finite(),
  v.minValue(-largest),
  v.maxValue(largest),
  // Adding 0 turns -0 into 0.
  v.transform((amount) => Math.round(amount * 10_000) + 0),
)
