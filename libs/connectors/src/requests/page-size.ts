/** The rows of the largest page and of the smallest. */
export const largestPage = 100
export const smallestPage = 10
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
  let size = largestPage
  let successes = 0
  return {
    current: () => size,
    succeeded() {
      successes += 1
      if (successes < successesToGrow) return
      successes = 0
      size = Math.min(largestPage, size * 2)
    },
    failed() {
      successes = 0
      size = Math.max(smallestPage, Math.floor(size / 2))
    },
  }
}
