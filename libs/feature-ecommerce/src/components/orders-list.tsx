import type { OrderSearch, Store } from '@tandem/api-contract'
import { DataTable } from '@tandem/design-system'
import { isSyncing } from '@tandem/workbench'
import { useIsFetching, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { Navigate, useHref, useLocation } from 'react-router'
import { useText } from '../messages.ts'
import type { OrderListSearch } from '../order-search.ts'
import { orderQueries } from '../queries.ts'
import { NoOrders } from './no-orders.tsx'
import { orderColumns } from './order-columns.tsx'

interface OrdersListProps {
  request: OrderSearch
  /** The stores whose orders are shown. */
  stores: readonly Store[]
  timeZone: string
  /** The search part of the address with something changed. */
  addressOf: (change: Partial<OrderListSearch>) => string
  onChange: (change: Partial<OrderListSearch>) => void
}

/** The orders themselves. Old rows stay while others are read; while a store is being read they follow it. */
export function OrdersList({ request, stores, timeZone, addressOf, onChange }: OrdersListProps) {
  const text = useText()
  const isReading = stores.some(isSyncing)
  useRereadAfterSync(isReading)
  const { data: orders } = useSuspenseQuery({
    ...orderQueries.list(request),
    refetchInterval: isReading ? 3000 : false,
  })
  const isBusy =
    useIsFetching({ queryKey: orderQueries.all, predicate: ({ state }) => state.data === undefined }) > 0
  const columns = useOrderColumns(stores, timeZone)
  const { pathname } = useLocation()
  const listHref = useHref(pathname)

  const { current_page, per_page, total, last_page, total_is_capped } = orders.meta
  if (orders.data.length === 0 && current_page > 1) {
    return (
      <Navigate
        to={{ search: addressOf({ page: Math.max(1, Math.min(last_page, current_page - 1)) }) }}
        replace
      />
    )
  }
  return (
    <DataTable
      label={text('orders.list')}
      columns={columns}
      rows={orders.data}
      getRowId={({ id }) => String(id)}
      busy={isBusy}
      sort={request.sort}
      onSortChange={(sort) => onChange({ sort: sort as OrderListSearch['sort'] })}
      empty={
        <NoOrders
          searched={request.search_term ?? ''}
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
        onPerPageChange: (rows) => onChange({ per_page: rows }),
      }}
    />
  )
}

/** The table while its first rows are on their way, at its final size. */
export function OrdersListSkeleton({
  stores,
  timeZone,
  request,
  onChange,
}: Omit<OrdersListProps, 'addressOf'>) {
  const text = useText()
  const columns = useOrderColumns(stores, timeZone)
  return (
    <DataTable
      label={text('orders.list')}
      columns={columns}
      rows={undefined}
      getRowId={({ id }) => String(id)}
      sort={request.sort}
      onSortChange={(sort) => onChange({ sort: sort as OrderListSearch['sort'] })}
      empty={null}
      labels={{ loading: text('orders.loading') }}
      paging={{
        page: 1,
        pageCount: 1,
        perPage: request.per_page ?? 10,
        total: 0,
        onPageChange: (page) => onChange({ page }),
        onPerPageChange: (rows) => onChange({ per_page: rows }),
      }}
    />
  )
}

function useOrderColumns(stores: readonly Store[], timeZone: string) {
  // The list of stores is read every second during a sync; the columns change only with the names.
  const names = JSON.stringify(stores.map(({ id, name }) => [id, name]))
  return useMemo(() => {
    const entries = JSON.parse(names) as [number, string][]
    return orderColumns({ timeZone, storeNames: entries.length > 1 ? new Map(entries) : null })
  }, [names, timeZone])
}

/** The last rows of a sync are written after its last progress was seen. */
function useRereadAfterSync(isReading: boolean) {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isReading) return
    return () => void queryClient.invalidateQueries({ queryKey: orderQueries.all })
  }, [isReading, queryClient])
}
