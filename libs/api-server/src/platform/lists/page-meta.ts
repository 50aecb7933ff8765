import type { PageMeta } from '@tandem/api-contract'

/** The page's position in a list with an exact count. */
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
