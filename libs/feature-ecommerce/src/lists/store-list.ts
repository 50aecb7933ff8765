import type { EndpointQuery } from '@tandem/api-client'
import type { Endpoint, Store } from '@tandem/api-contract'
import type { DataTableProps } from '@tandem/design-system'
import type { RowRef } from '@tandem/items'
import type { ListAddress, ListColumn, Page, PagedSearch } from '@tandem/lists'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

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

/** What the detail of a row may know beside it. */
export interface ListedDetail extends ListedRow {
  /** Its page in the shop's own admin. */
  admin_url?: string | null
  store_name?: string
}

/** What the address of each list says: without a store it is a list of all. */
export interface StoreSearch extends PagedSearch {
  store_id?: number | undefined
}

/** What filters and figures of a list get of its page. */
export interface ListPartProps<Said extends StoreSearch> {
  search: Said
  /** The stores whose rows are shown. */
  stores: readonly Store[]
  onChange: (change: Partial<Said>) => void
}

/** The columns of a list; times are on the clock of `timeZone`. */
export type ColumnsOf<Row> = (options: { timeZone: string }) => ListColumn<Row>[]

/** A list of what stores have: its address, its reads, its columns, its filters, and the detail of one row. */
export interface StoreList<
  Said extends StoreSearch,
  Asked extends object,
  Row extends ListedRow,
  Detail extends Row & ListedDetail,
> {
  kind: ListKind
  item: ListItem
  address: ListAddress<Said, Asked>
  /** The change that takes off what only the rows of one store can meet: in another one nothing would be found. */
  ofOneStore?: Partial<Said>
  page: (request: Asked) => EndpointQuery<Page<Row>>
  /** Starts what the figures above the rows read. */
  readAbove?: (queryClient: QueryClient, request: Asked) => void
  one: (id: number) => EndpointQuery<Detail>
  endpoint: Endpoint
  exportEndpoint: Endpoint
  columns: ColumnsOf<Row>
  density?: DataTableProps<Row>['density']
  /** As people call a row: `Order 4812`. Always the same function. */
  refOf: (row: Row) => RowRef
  /** What the filter by days is about; without it there is none. */
  datesLabel?: string
  Filters: ComponentType<ListPartProps<Said>>
  /** Figures above the rows. */
  Summary?: ComponentType<ListPartProps<Said>>
  Detail: ComponentType<{ item: Detail }>
}
