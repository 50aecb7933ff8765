/** What Shopify tells of a store's bucket of points beside each answer. */
export interface ThrottleStatus {
  maximumAvailable: number
  currentlyAvailable: number
  restoreRate: number
}

/** How many points are left to ask with, reckoned from the last answer on. */
export interface QueryBudget {
  /** Milliseconds until a query of this cost is not throttled; 0 while nothing is known. */
  waitBefore(cost: number): number
  /** Counts a query that is under way; call what it answers when it has ended. */
  begin(cost: number): () => void
  told(status: ThrottleStatus): void
}

export function queryBudget(now: () => number): QueryBudget {
  let last: (ThrottleStatus & { at: number }) | null = null
  let underWay = 0
  return {
    waitBefore(cost) {
      if (last === null) return 0
      const restored = last.currentlyAvailable + ((now() - last.at) / 1000) * last.restoreRate
      const available = Math.min(last.maximumAvailable, restored) - underWay
      // A bucket smaller than the query would never be full enough: Shopify itself then says so.
      const lacking = Math.min(cost, last.maximumAvailable) - available
      return lacking <= 0 ? 0 : Math.ceil((lacking / last.restoreRate) * 1000)
    },
    begin(cost) {
      underWay += cost
      return () => {
        underWay -= cost
      }
    },
    told(status) {
      if (status.restoreRate > 0) last = { ...status, at: now() }
    },
  }
}
