import { invalidate } from '@tandem/api-client/react'
import type { Store } from '@tandem/api-contract'
import { isSyncing } from '@tandem/choices'
import { exportedColumns, QueryTable, RowsBulkBar } from '@tandem/lists'
import type { List, ListColumn, ShownColumns, useOpenedRow, useRowSelection } from '@tandem/lists'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useText } from './messages.ts'
import { NoRows } from './no-rows.tsx'
import { refOfStores } from './ref-of-stores.ts'
import { ShownIds } from './shown-ids.ts'
import type { ListedDetail, ListedRow, ListKind, StoreList, StoreSearch } from './store-list.ts'

interface ListTableProps<
  Search extends StoreSearch,
  ListRequest extends object,
  Row extends ListedRow,
  Detail extends Row & ListedDetail,
  Exported extends string,
> {
  view: StoreList<Search, ListRequest, Row, Detail, Exported>
  list: List<Search, ListRequest>
  table: ShownColumns<ListColumn<Row, Exported | 'store'>>
  /** The stores whose rows are shown. */
  stores: readonly Store[]
  selection: ReturnType<typeof useRowSelection>
  opened: ReturnType<typeof useOpenedRow>
}

/** The rows themselves; while a store is syncing they are updated. */
export function ListTable<
  Search extends StoreSearch,
  ListRequest extends object,
  Row extends ListedRow,
  Detail extends Row & ListedDetail,
  Exported extends string,
>({
  view,
  list,
  table,
  stores,
  selection,
  opened,
}: ListTableProps<Search, ListRequest, Row, Detail, Exported>) {
  const { kind } = view
  const text = useText()
  const isReading = stores.some(isSyncing)
  useRereadAfterSync(kind, isReading)
  const { data: page } = useQuery({ ...view.page(list.request), enabled: false })
  const shown = page?.data
  const refOf = refOfStores(
    view.refOf,
    stores.map(({ id, name }) => [id, name] as const),
  )
  const ids = useMemo(() => shown?.map(({ id }) => id) ?? [], [shown])
  return (
    <ShownIds value={ids}>
      <QueryTable
        list={list}
        query={{ ...view.page(list.request), refetchInterval: isReading ? 3000 : false }}
        endpoint={view.endpoint}
        label={text(`${kind}.list`)}
        loadingLabel={text(`${kind}.loading`)}
        failedTitle={text(`${kind}.failed`)}
        columns={table.columns}
        widths={table.widths}
        density={table.density}
        selection={{ ...selection, rowName: (row) => refOf(row).name }}
        rowLink={opened.rowLink}
        empty={<NoRows kind={kind} list={list} stores={stores} />}
      >
        {({ data, meta }) => (
          <RowsBulkBar
            type={view.item}
            what={(count) => text(`${kind}.count`, count)}
            exportSource={view.exportSource}
            exportBody={() => ({ filter: list.filter, columns: exportedColumns(table.columns) })}
            selection={selection}
            rows={data}
            summed={table.columns}
            meta={meta}
          />
        )}
      </QueryTable>
    </ShownIds>
  )
}

/** The last rows of a sync are written after its last progress was seen. */
function useRereadAfterSync(kind: ListKind, isReading: boolean) {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isReading) return
    return () => void invalidate(queryClient, [kind])
  }, [isReading, queryClient, kind])
}
