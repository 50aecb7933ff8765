import * as v from 'valibot'
import { Count, PageNumber, PerPage } from './fields.ts'

/** The position of a page in a list. */
export const PageMeta = v.strictObject({
  current_page: Count,
  per_page: Count,
  total: Count,
  last_page: Count,
  /** True when counting stopped early for a broad search: there are more than `total`. */
  total_is_capped: v.boolean(),
})
export type PageMeta = v.InferOutput<typeof PageMeta>

/** The paging part of a list's search. */
export const pageSearch = {
  page: v.optional(PageNumber, 1),
  per_page: v.optional(PerPage, 10),
}
