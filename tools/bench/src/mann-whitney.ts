/**
 * The two-sided probability that two samples as different as these come from one distribution: the rank-sum
 * test of Mann and Whitney with its normal approximation, good from about 20 values each. Ties share their
 * mean rank.
 */
export function mannWhitney(first: readonly number[], second: readonly number[]): number {
  const [n, m] = [first.length, second.length]
  const all = [...first.map((value) => [value, 0]), ...second.map((value) => [value, 1])] as [number, 0 | 1][]
  all.sort(([a], [b]) => a - b)
  let rankSum = 0
  let ties = 0
  for (let start = 0; start < all.length;) {
    let end = start
    while (end < all.length && all[end]?.[0] === all[start]?.[0]) end += 1
    const count = end - start
    // Ranks count from one.
    const rank = (start + 1 + end) / 2
    ties += count ** 3 - count
    rankSum += all.slice(start, end).filter(([, sample]) => sample === 0).length * rank
    start = end
  }
  const u = rankSum - (n * (n + 1)) / 2
  const size = n + m
  const deviation = Math.sqrt(((n * m) / 12) * (size + 1 - ties / (size * (size - 1))))
  return deviation === 0 ? 1 : twoSided((u - (n * m) / 2) / deviation)
}

/** Abramowitz and Stegun, 7.1.26: the error function to within 1.5e-7. */
function twoSided(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const polynomial =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return polynomial * Math.exp(-x * x)
}
