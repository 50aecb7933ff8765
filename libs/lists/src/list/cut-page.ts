import type { Page } from './paged-table.tsx'

/** A page of a list whose rows are all loaded; the last page when the requested one doesn't exist. */
export function cutPage<Row>(
  rows: readonly Row[],
  { page, per_page }: { page: number; per_page: number },
): Page<Row> {
  const last_page = Math.max(1, Math.ceil(rows.length / per_page))
  const current_page = Math.min(page, last_page)
  return {
    data: rows.slice((current_page - 1) * per_page, current_page * per_page),
    meta: { current_page, per_page, total: rows.length, last_page, total_is_capped: false },
  }
}
