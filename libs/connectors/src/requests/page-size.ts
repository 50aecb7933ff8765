const largest = 100
const smallest = 10
const successesToGrow = 10

/**
 * The number of rows to request: halved when the provider fails, doubled again after ten successful pages.
 */
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
