const largest = 100
const smallest = 10
const successesToGrow = 10

/** How many rows to ask for: halved when the provider fails under it, doubled again after ten pages that went well. */
export interface PageSize {
  current(): number
  succeeded(): void
  failed(): void
}

export function pageSize(): PageSize {
  let size = largest
  let successes = 0
  return {
    current: () => size,
    succeeded() {
      successes += 1
      if (successes < successesToGrow) return
      successes = 0
      size = Math.min(largest, size * 2)
    },
    failed() {
      successes = 0
      size = Math.max(smallest, Math.floor(size / 2))
    },
  }
}
