import type { Store } from '@tandem/api-contract'
import { DataTable, type DataTableProps } from '@tandem/design-system'
import { isSyncing } from '@tandem/workbench'
import { useIsFetching, useQueryClient, useSuspenseQuery, type QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useHref, useLocation } from 'react-router'
import { useText } from '../messages.ts'
import { useListColumns, type ColumnsOf } from './list-columns.tsx'
import type { ListRequest, ListSearch, StoreList } from './list.ts'
import { NoRows } from './no-rows.tsx'

interface ListTableProps<Row> {
  list: StoreList<Row>
  columns: ColumnsOf<Row>
  density: DataTableProps<Row & object>['density']
  request: ListRequest
  /** The stores whose rows are shown. */
  stores: readonly Store[]
  timeZone: string
  /** The search part of the address with something changed. */
  addressOf: (change: Partial<ListSearch>) => string
  onChange: (change: Partial<ListSearch>) => void
}

interface ListedRow {
  id: number
  store_id: number
}

/** The rows themselves. Old ones stay while others are read; while a store is being read they follow it. */
export function ListTable<Row extends ListedRow>(props: ListTableProps<Row>) {
  const { list, columns: columnsOf, density, request, stores, timeZone, addressOf, onChange } = props
  const text = useText()
  const isReading = stores.some(isSyncing)
  useRereadAfterSync(list.all, isReading)
  const { data: rows } = useSuspenseQuery({
    ...list.query(request),
    refetchInterval: isReading ? 3000 : false,
  })
  const isBusy = useIsFetching({ queryKey: list.all, predicate: ({ state }) => state.data === undefined }) > 0
  const columns = useListColumns(columnsOf, timeZone, stores)
  const { pathname } = useLocation()
  const listHref = useHref(pathname)

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
    <DataTable
      label={text(`${list.kind}.list`)}
      columns={columns}
      rows={rows.data}
      getRowId={({ id }) => String(id)}
      density={density}
      busy={isBusy}
      sort={request.sort}
      onSortChange={(sort) => onChange({ sort })}
      empty={
        <NoRows
          kind={list.kind}
          searched={request.search_term}
          onClear={() => onChange({ search_term: '' })}
          stores={stores}
        />
      }
      paging={{
        page: current_page,
        pageCount: last_page,
        perPage: per_page,
        total,
        totalIsCapped: total_is_capped,
        getHref: (page) => `${listHref}${addressOf({ page })}`,
        onPageChange: (page) => onChange({ page }),
        onPerPageChange: (perPage) => onChange({ per_page: perPage }),
      }}
    />
  )
}

/** The table while its first rows are on their way, at its final size. */
export function ListTableSkeleton<Row extends ListedRow>(props: Omit<ListTableProps<Row>, 'addressOf'>) {
  const { list, columns: columnsOf, density, request, stores, timeZone, onChange } = props
  const text = useText()
  const columns = useListColumns(columnsOf, timeZone, stores)
  return (
    <DataTable
      label={text(`${list.kind}.list`)}
      columns={columns}
      rows={undefined}
      getRowId={({ id }) => String(id)}
      density={density}
      sort={request.sort}
      onSortChange={(sort) => onChange({ sort })}
      empty={null}
      labels={{ loading: text(`${list.kind}.loading`) }}
      paging={{
        page: 1,
        pageCount: 1,
        perPage: request.per_page,
        total: 0,
        onPageChange: (page) => onChange({ page }),
        onPerPageChange: (perPage) => onChange({ per_page: perPage }),
      }}
    />
  )
}

/** The last rows of a sync are written after its last progress was seen. */
function useRereadAfterSync(queryKey: QueryKey, isReading: boolean) {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isReading) return
    return () => void queryClient.invalidateQueries({ queryKey })
  }, [isReading, queryClient, queryKey])
}
