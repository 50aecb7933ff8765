import type { PageMeta } from '@tandem/api-contract'
import { queryOptions, type QueryKey } from '@tanstack/react-query'
import type * as v from 'valibot'

/** What stores have lists of; names their words in `messages.ts` and their first key in the cache. */
export type ListKind = 'customers' | 'orders' | 'products'

/** What every list can be asked; which sorts there are is its own. */
export interface ListSearch {
  search_term: string
  sort: string
  page: number
  per_page: number
}

/** What is asked of the server: of all stores, the field is left out. */
export type ListRequest = ListSearch & { store_id?: number | undefined }

/** The contract's schema of a list. */
export type ListSchema = v.GenericSchema<unknown, ListRequest> & {
  readonly entries: Record<keyof ListRequest, v.GenericSchema>
}

/** How long what the menu read ahead counts as new. */
export const freshFor = 10_000

/**
 * A list of what stores have: what it can be asked, and its one read.
 *
 * It is read each time it is shown and whenever the connection comes back; `readForPage` does the former. The read
 * itself is fresh for a moment, or what was read ahead would be read again by the page it was read for.
 */
export function defineList<Schema extends ListSchema, Row>(
  kind: ListKind,
  schema: Schema,
  read: (search: v.InferOutput<Schema>, signal: AbortSignal) => Promise<{ data: Row[]; meta: PageMeta }>,
) {
  return {
    kind,
    schema: schema as ListSchema,
    all: [kind] as QueryKey,
    query: (request: ListRequest) =>
      queryOptions({
        queryKey: [kind, 'list', request],
        // Requests are made from the same schema, see `list-search.ts`.
        queryFn: ({ signal }) => read(request as v.InferOutput<Schema>, signal),
        staleTime: freshFor,
        refetchOnReconnect: 'always',
      }),
  }
}

/** A list that `defineList` made. */
export type StoreList<Row> = ReturnType<typeof defineList<ListSchema, Row>>
