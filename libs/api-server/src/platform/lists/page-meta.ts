import type { PageMeta } from '@tandem/api-contract'

/** Where a page stands in a list that was counted to its end. */
export const pageMeta = (
  { page, per_page }: { page: number; per_page: number },
  total: number,
): PageMeta => ({
  current_page: page,
  per_page,
  total,
  last_page: Math.max(1, Math.ceil(total / per_page)),
  total_is_capped: false,
})
