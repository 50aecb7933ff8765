import type { Store } from '@tandem/api-contract'
import { Inline } from '@tandem/design-system'
import { FavoriteButton, NotesButton } from '@tandem/items'
import type { RowRef } from '@tandem/items'
import type { ListColumn } from '@tandem/lists'
import { useMemo } from 'react'
import { text } from './messages.ts'
import { refOfStores } from './ref-of-stores.ts'
import type { ColumnsOf, ListedRow } from './store-list.ts'

interface ListColumnsOptions<Row> {
  timeZone: string
  /** The stores whose rows are mixed. */
  stores: readonly (readonly [id: number, name: string])[]
  /** The ids of those whose older orders were never read. */
  partlyKnown?: readonly number[]
  /** The row as notes and favourites refer to it; without it the rows offer neither. */
  refOf?: (row: Row) => RowRef
}

/** The columns of a list; when rows of several stores are mixed, with a column for the store. */
export function listColumns<Row extends ListedRow, Exported extends string>(
  columnsOf: ColumnsOf<Row, Exported>,
  { timeZone, stores, partlyKnown = [], refOf }: ListColumnsOptions<Row>,
): ListColumn<Row, Exported | 'store'>[] {
  const columns: ListColumn<Row, Exported | 'store'>[] = columnsOf({
    timeZone,
    isPartlyKnown: (id) => partlyKnown.includes(id),
  })
  const names = new Map(stores)
  const store: ListColumn<Row, 'store'> = {
    key: 'store',
    header: text('list.store'),
    width: '7.25rem',
    cell: ({ store_id }) => <bdi>{names.get(store_id)}</bdi>,
    phone: 'subtitle',
    exports: ['store'],
  }
  const withStore = stores.length < 2 ? columns : columns.toSpliced(-1, 0, store)
  if (!refOf) return withStore
  const refOfRow = refOfStores(refOf, stores)
  const actions: ListColumn<Row, never> = {
    key: 'actions',
    header: text('list.actions'),
    hideHeader: true,
    cell: (row) => (
      <Inline gap="0">
        <FavoriteButton row={refOfRow(row)} />
        <NotesButton row={refOfRow(row)} count={row.notes_count} />
      </Inline>
    ),
    width: '5.75rem',
    phone: 'actions',
    exports: [],
  }
  return [...withStore, actions]
}

/** The columns, with a stable identity as long as nothing about them changes. */
export function useListColumns<Row extends ListedRow, Exported extends string>(
  columnsOf: ColumnsOf<Row, Exported>,
  timeZone: string,
  stores: readonly Pick<Store, 'id' | 'name' | 'known_since'>[],
  refOf: (row: Row) => RowRef,
) {
  // The list of stores is polled every second during a sync, but the columns only depend on these.
  const names = JSON.stringify(stores.map(({ id, name }) => [id, name]))
  const limited = JSON.stringify(stores.filter(({ known_since }) => known_since !== null).map(({ id }) => id))
  return useMemo(
    () =>
      listColumns(columnsOf, {
        timeZone,
        stores: JSON.parse(names) as [number, string][],
        partlyKnown: JSON.parse(limited) as number[],
        refOf,
      }),
    [columnsOf, names, limited, timeZone, refOf],
  )
}
