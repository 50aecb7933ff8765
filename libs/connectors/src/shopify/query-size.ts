/** More than a page of Shopify holds. */
const largest = 250
/** Of the 1,000 points that one query may ask for; a little room, because rows differ in size. */
const points = 900
const successesToGrow = 10

/**
 * How many rows to ask for: as many as fit into the cost of one query, which the answers tell. Halved when the store
 * fails under it, doubled again after ten pages that went well.
 */
export interface QuerySize {
  current(): number
  /** What a query of the current size costs, as far as known. */
  cost(): number
  /** What the last query asked for. */
  told(rows: number, requestedCost: number): void
  /** False when not even a single row could be asked for. */
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
    told(rows, requestedCost) {
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
