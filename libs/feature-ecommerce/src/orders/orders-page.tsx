import type { Order, OrderDetail } from '@tandem/api-contract'
import { listLoader, ListPage, listShouldRevalidate } from '../lists/list-page.tsx'
import type { ListView } from '../lists/list-view.ts'
import { text } from '../messages.ts'
import { orderColumns } from './order-columns.tsx'
import { OrderDetailView } from './order-detail.tsx'
import { OrderFilters } from './order-filters.tsx'
import { orderRef } from './order-ref.ts'
import { orderList } from './queries.ts'
import { SalesSummary } from './sales-summary.tsx'

export const loader = listLoader(orderList)
export const shouldRevalidate = listShouldRevalidate

const view: ListView<Order, OrderDetail> = {
  list: orderList,
  columns: orderColumns,
  refOf: orderRef,
  datesLabel: text('orders.date'),
  Filters: OrderFilters,
  Summary: SalesSummary,
  Detail: OrderDetailView,
}

export function Component() {
  return <ListPage view={view} />
}
