/**
 * The page numbers to show: first, last, current and its neighbours. A gap always hides at least two pages.
 */
export function pageNumbers(page: number, pageCount: number): (number | 'gap')[] {
  // Near either end three pages are shown together, so that the row keeps its length.
  const from = Math.min(page - 1, pageCount - 2)
  const to = Math.max(page + 1, 3)
  const neighbours = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const offered = [...new Set([1, ...neighbours, pageCount])].filter(
    (number) => number >= 1 && number <= pageCount,
  )

  return offered.flatMap((number, index) => {
    const skipped = number - (offered[index - 1] ?? 0) - 1
    if (skipped === 0) return [number]
    return skipped === 1 ? [number - 1, number] : ['gap' as const, number]
  })
}
