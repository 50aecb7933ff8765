/**
 * What a sum of days is compared with: the sum before, as if as many days of it had been read. The network tells the
 * latest days late, and a day that is not known yet is no fall. Null where nothing was read before.
 */
export function comparedSum(
  before: { sum: number | null; days_read: number },
  { days_read }: { days_read: number },
): number | null {
  if (before.sum === null || before.days_read === 0) return null
  return (before.sum * days_read) / before.days_read
}
