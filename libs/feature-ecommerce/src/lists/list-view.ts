import type { Store } from '@tandem/api-contract'
import type { DataTableProps } from '@tandem/design-system'
import type { RowRef } from '@tandem/workbench'
import type { ComponentType } from 'react'
import type { ColumnsOf } from './list-columns.tsx'
import type { ListedRow, ListSearch, StoreList } from './list.ts'

/** What filters and figures of a list get of its page. */
export interface ListPartProps {
  search: ListSearch
  /** The store that is shown; null: all of them. */
  storeId: number | null
  /** The stores whose rows are shown. */
  stores: readonly Store[]
  onChange: (change: Partial<ListSearch>) => void
}

/** How a list looks: its columns, its filters, what stands above it, and the detail of one row. */
export interface ListView<Row extends ListedRow, Detail extends Row> {
  list: StoreList<Row, Detail>
  columns: ColumnsOf<Row>
  density?: DataTableProps<Row>['density']
  /** As people call a row: `Order 4812`. Always the same function. */
  refOf: (row: Row) => RowRef
  /** What the filter by days is about; without it there is none. */
  datesLabel?: string
  Filters: ComponentType<ListPartProps>
  /** Figures above the rows. */
  Summary?: ComponentType<ListPartProps>
  Detail: ComponentType<{ item: Detail }>
}
