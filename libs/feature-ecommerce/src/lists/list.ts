import type { Endpoint, PageMeta } from '@tandem/api-contract'
import type { DateChoice } from '@tandem/workbench'
import type { EndpointQuery } from '@tandem/api-client'
import type * as v from 'valibot'

/** What stores have lists of; a resource of the contract, which names their words in `messages.ts`, too. */
export type ListKind = 'customers' | 'orders' | 'products'

/** One row of such a list; also the parameter of an address that opens its detail. */
export type ListItem = 'customer' | 'order' | 'product'

/** What every row of a list has. */
export interface ListedRow {
  id: number
  store_id: number
  notes_count: number
}

/** What lists can be narrowed by; each knows some of these. */
export interface ListFilters {
  status?: string[]
  country?: string[]
  collection_id?: number
  stock?: string
  /** Minor units of `amount_currency`. */
  amount_min?: number
  amount_max?: number
  amount_currency?: string
  customer_id?: number
  product_id?: number
}

interface Paged {
  search_term: string
  sort: string
  page: number
  per_page: number
}

/** What the address of a list says; `date` names days that depend on today, `chart` is what is drawn above it. */
export interface ListSearch extends Paged, ListFilters, DateChoice {
  chart?: string
}

/** What is asked of the server: of all stores, the field is left out. */
export type ListRequest = Paged &
  ListFilters &
  Pick<DateChoice, 'date_from' | 'date_to'> & { store_id?: number | undefined }

/** The contract's schema of a list. */
export type ListSchema = v.GenericSchema<unknown, Paged & { store_id?: number | undefined }> & {
  readonly entries: Record<string, v.GenericSchema>
}

/** An endpoint that answers a list as a file. */
export type ListExport = Endpoint

/** How long what the menu read ahead counts as new. */
export const freshFor = 10_000

interface ListDefinition<Schema, Row, Detail> {
  kind: ListKind
  item: ListItem
  schema: Schema
  endpoint: Endpoint
  read: (
    search: Schema extends v.GenericSchema<unknown, infer Search> ? Search : never,
    options: { staleTime: number; refetchOnReconnect: 'always' },
  ) => EndpointQuery<{ data: Row[]; meta: PageMeta }>
  readOne: (id: number, options: { staleTime: number; meta: { errors: 'local' } }) => EndpointQuery<Detail>
  exportEndpoint: ListExport
}

/**
 * A list of what stores have: what it can be asked, and its reads.
 *
 * It is read each time it is shown and whenever the connection comes back; `readForPage` does the former. The read
 * itself is fresh for a moment, or what was read ahead would be read again by the page it was read for.
 */
export function defineList<Schema extends ListSchema, Row extends ListedRow, Detail extends Row>({
  kind,
  item,
  schema,
  endpoint,
  read,
  readOne,
  exportEndpoint,
}: ListDefinition<Schema, Row, Detail>) {
  return {
    kind,
    item,
    schema: schema as ListSchema,
    exportEndpoint,
    endpoint,
    query: (request: ListRequest) =>
      // Requests are made from the same schema, see `list-search.ts`.
      read(request as Parameters<typeof read>[0], { staleTime: freshFor, refetchOnReconnect: 'always' }),
    // The sheet over the list shows a failure itself.
    detail: (id: number) => readOne(id, { staleTime: freshFor, meta: { errors: 'local' } }),
  }
}

/** A list that `defineList` made. */
export type StoreList<Row extends ListedRow, Detail extends Row = Row> = ReturnType<
  typeof defineList<ListSchema, Row, Detail>
>
