/** Shopify's state of a store's bucket of points in each answer. */
export interface ThrottleStatus {
  maximumAvailable: number
  currentlyAvailable: number
  restoreRate: number
}

/** The available points, calculated from the last answer. */
export interface QueryBudget {
  /** Milliseconds until a query of this cost isn't throttled; 0 while unknown. */
  waitBefore(cost: number): number
  /** Counts a running query; call the returned function when it has ended. */
  begin(cost: number): () => void
  noteStatus(status: ThrottleStatus): void
}

export function queryBudget(now: () => number): QueryBudget {
  let last: (ThrottleStatus & { at: number }) | null = null
  let underWay = 0
  return {
    waitBefore(cost) {
      if (last === null) return 0
      const restored = last.currentlyAvailable + ((now() - last.at) / 1000) * last.restoreRate
      const available = Math.min(last.maximumAvailable, restored) - underWay
      // A bucket smaller than the query would never be full enough: Shopify then says so itself.
      const lacking = Math.min(cost, last.maximumAvailable) - available
      return lacking <= 0 ? 0 : Math.ceil((lacking / last.restoreRate) * 1000)
    },
    begin(cost) {
      underWay += cost
      return () => {
        underWay -= cost
      }
    },
    noteStatus(status) {
      if (status.restoreRate > 0) last = { ...status, at: now() }
    },
  }
}
