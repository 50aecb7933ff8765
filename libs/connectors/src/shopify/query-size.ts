/** Shopify's maximum page size. */
const largest = 250
/** Below the 1,000 points that one query may cost, because rows differ in size. */
const points = 900
const successesToGrow = 10

/**
 * The number of rows to request: as many as the cost of one query allows, which the answers tell. Halved when
 * the store fails, doubled again after ten successful pages.
 */
export interface QuerySize {
  current(): number
  /** The cost of a query of the current size, if known. */
  cost(): number
  /** Reports the last query. */
  noteCost(rows: number, requestedCost: number): void
  /** False when not even a single row is possible. */
  tooExpensive(rows: number): boolean
  succeeded(): void
  failed(): void
}

export function querySize(firstGuess: number): QuerySize {
  let fitting = firstGuess
  let costOfRow = points / firstGuess
  let cap = largest
  let successes = 0
  const current = () => Math.max(1, Math.min(fitting, cap, largest))
  return {
    current,
    cost: () => Math.min(points, Math.ceil(current() * costOfRow)),
    noteCost(rows, requestedCost) {
      if (requestedCost <= 0) return
      costOfRow = requestedCost / rows
      fitting = Math.floor(points / costOfRow)
    },
    tooExpensive(rows) {
      fitting = Math.floor(rows / 2)
      costOfRow = points / Math.max(1, fitting)
      return rows > 1
    },
    succeeded() {
      successes += 1
      if (successes < successesToGrow) return
      successes = 0
      cap = Math.min(largest, cap * 2)
    },
    failed() {
      successes = 0
      cap = Math.max(1, Math.floor(current() / 2))
    },
  }
}
