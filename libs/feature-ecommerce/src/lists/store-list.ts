import type { EndpointQuery } from '@tandem/api-client/react'
import type { Endpoint, Store } from '@tandem/api-contract'
import type { DataTableProps } from '@tandem/design-system'
import type { RowRef } from '@tandem/items'
import type { ExportSource, List, ListAddress, ListColumn, Page, PagedSearch } from '@tandem/lists'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

/**
 * The kinds of lists that stores have; also the name of the contract's resource and of their texts in
 * `messages.ts`.
 */
export type ListKind = 'customers' | 'orders' | 'products'

/** One row of such a list; also the parameter that opens its detail. */
export type ListItem = 'customer' | 'order' | 'product'

/** What every row of a list has. */
export interface ListedRow {
  id: number
  store_id: number
  notes_count: number
}

/** What the detail of a row may contain too. */
export interface ListedDetail extends ListedRow {
  /** Its page in the shop's admin. */
  admin_url?: string | null
  store_name?: string
}

/** The address of each list: without a store it lists all of them. */
export interface StoreSearch extends PagedSearch {
  store_id?: number | undefined
}

/** The props of a list's filters and figures. */
export interface ListPartProps<Search extends StoreSearch> {
  search: Search
  /** The stores whose rows are shown. */
  stores: readonly Store[]
  onChange: (change: Partial<Search>) => void
}

interface ColumnOptions {
  /** That of times. */
  timeZone: string
  /** Whether older orders of a store were never read: what it sold isn't 0 but unknown. */
  isPartlyKnown: (storeId: number) => boolean
}

/** The columns of a list, and the names of their columns in a file. */
export type ColumnsOf<Row, Exported extends string> = (options: ColumnOptions) => ListColumn<Row, Exported>[]

/** What a list's file contains: the columns of the table, of which one may be the store. */
interface StoreListExport<ListRequest, Exported extends string> {
  filter: List<unknown, ListRequest>['filter']
  columns: (NoInfer<Exported> | 'store')[]
  ids?: number[]
  except_ids?: number[]
}

/** A list of stores' data: its address, reads, columns, filters, and the detail of one row. */
export interface StoreList<
  Search extends StoreSearch,
  ListRequest extends object,
  Row extends ListedRow,
  Detail extends Row & ListedDetail,
  Exported extends string,
> {
  kind: ListKind
  item: ListItem
  address: ListAddress<Search, ListRequest>
  /** The change that removes filters specific to one store, which would match nothing in another. */
  ofOneStore?: Partial<Search>
  page: (request: ListRequest) => EndpointQuery<Page<Row>>
  /** Starts the reads of the figures above the rows. */
  readAbove?: (queryClient: QueryClient, request: ListRequest) => void
  one: (id: number) => EndpointQuery<Detail>
  endpoint: Endpoint
  exportSource: ExportSource<StoreListExport<ListRequest, Exported>>
  columns: ColumnsOf<Row, Exported>
  density?: DataTableProps<Row>['density']
  /** The name of a row: `Order 4812`. Always the same function. */
  refOf: (row: Row) => RowRef
  /** The label of the filter by days; without it there is none. */
  datesLabel?: string
  Filters: ComponentType<ListPartProps<Search>>
  /** Its rarely needed filters, which join the row once they are set. */
  MoreFilters: ComponentType<ListPartProps<Search>>
  /** Figures above the rows. */
  Summary?: ComponentType<ListPartProps<Search>>
  /** Fetches the code of a row's detail, which the page needs once a row is opened. Always the same function. */
  loadDetail: () => Promise<ComponentType<{ item: Detail }>>
}
