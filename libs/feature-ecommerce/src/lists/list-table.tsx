import { markOld, useIsAsking } from '@tandem/api-client'
import type { Store } from '@tandem/api-contract'
import { DataTable } from '@tandem/design-system'
import type { DataTableProps } from '@tandem/design-system'
import { isSyncing, RowsBulkBar } from '@tandem/workbench'
import type { ShownColumns, useRowSelection } from '@tandem/workbench'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useHref, useLocation } from 'react-router'
import { useText } from '../messages.ts'
import type { useDetail } from './detail-address.ts'
import { exportedColumns } from './list-columns.tsx'
import type { ListColumn } from './list-columns.tsx'
import { filterOf } from './list-search.ts'
import type { ListView } from './list-view.ts'
import type { ListedRow, ListKind, ListRequest, ListSearch } from './list.ts'
import { NoRows } from './no-rows.tsx'

interface ShownListProps<Row extends ListedRow, Detail extends Row> {
  view: ListView<Row, Detail>
  table: ShownColumns<ListColumn<Row>>
  request: ListRequest
  /** The stores whose rows are shown. */
  stores: readonly Store[]
  selection: ReturnType<typeof useRowSelection>
  onChange: (change: Partial<ListSearch>) => void
}

interface ListTableProps<Row extends ListedRow, Detail extends Row> extends ShownListProps<Row, Detail> {
  search: ListSearch
  /** The search part of the address with something changed. */
  addressOf: (change: Partial<ListSearch>) => string
  detail: ReturnType<typeof useDetail>
}

const rowId = ({ id }: ListedRow) => String(id)

/** The rows themselves. Old ones stay while others are read; while a store is being read they follow it. */
export function ListTable<Row extends ListedRow, Detail extends Row>(props: ListTableProps<Row, Detail>) {
  const { view, table, request, stores, selection, search, addressOf, detail, onChange } = props
  const { list } = view
  const isReading = stores.some(isSyncing)
  useRereadAfterSync(list.kind, isReading)
  const { data: rows } = useSuspenseQuery({
    ...list.query(request),
    refetchInterval: isReading ? 3000 : false,
  })
  const isBusy = useIsAsking(list.endpoint)
  const { pathname } = useLocation()
  const listHref = useHref(pathname)
  const usual = useUsualTable(props)

  const { current_page, per_page, total, last_page, total_is_capped } = rows.meta
  if (rows.data.length === 0 && current_page > 1) {
    return (
      <Navigate
        to={{ search: addressOf({ page: Math.max(1, Math.min(last_page, current_page - 1)) }) }}
        replace
      />
    )
  }
  return (
    <>
      <DataTable
        {...usual}
        rows={rows.data}
        busy={isBusy}
        selection={{ ...selection, rowName: (row) => view.refOf(row).name }}
        rowLink={{
          getHref: ({ id }) => `${listHref}${detail.searchOf(id)}`,
          onOpen: ({ id }) => detail.open(id),
          openId: detail.id === null ? undefined : String(detail.id),
        }}
        empty={<NoRows kind={list.kind} search={search} stores={stores} onChange={onChange} />}
        paging={{
          ...usual.paging,
          page: current_page,
          pageCount: last_page,
          perPage: per_page,
          total,
          totalIsCapped: total_is_capped,
          getHref: (page) => `${listHref}${addressOf({ page })}`,
        }}
      />
      <RowsBulkBar
        type={list.item}
        exportEndpoint={list.exportEndpoint}
        exportBody={() => ({ filter: filterOf(request), columns: exportedColumns(table.columns) })}
        selection={selection}
        shownIds={rows.data.map(({ id }) => id)}
        meta={rows.meta}
      />
    </>
  )
}

/** The table while its first rows are on their way, at its final size. */
export function ListTableSkeleton<Row extends ListedRow, Detail extends Row>(
  props: ShownListProps<Row, Detail>,
) {
  const usual = useUsualTable(props)
  const text = useText()
  return (
    <DataTable
      {...usual}
      rows={undefined}
      selection={{ ...props.selection, rowName: () => '' }}
      empty={null}
      labels={{ loading: text(`${props.view.list.kind}.loading`) }}
    />
  )
}

/** What the table shows before and after its rows have come. */
function useUsualTable<Row extends ListedRow, Detail extends Row>({
  view,
  table,
  request,
  onChange,
}: ShownListProps<Row, Detail>) {
  const text = useText()
  return {
    label: text(`${view.list.kind}.list`),
    columns: table.columns,
    getRowId: rowId,
    density: table.density,
    sort: request.sort,
    onSortChange: (sort: string) => onChange({ sort }),
    paging: {
      page: 1,
      pageCount: 1,
      perPage: request.per_page,
      total: 0,
      onPageChange: (page: number) => onChange({ page }),
      onPerPageChange: (per_page: number) => onChange({ per_page }),
    },
  } satisfies Partial<DataTableProps<Row>>
}

/** The last rows of a sync are written after its last progress was seen. */
function useRereadAfterSync(kind: ListKind, isReading: boolean) {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isReading) return
    return () => void markOld(queryClient, [kind])
  }, [isReading, queryClient, kind])
}
