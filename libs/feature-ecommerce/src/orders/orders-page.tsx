import type { Order, OrderDetail } from '@tandem/api-contract'
import { listPage } from '../lists/list-page.tsx'
import { text } from '../messages.ts'
import { orderColumns } from './order-columns.tsx'
import { OrderDetailView } from './order-detail.tsx'
import { OrderFilters } from './order-filters.tsx'
import { orderRef } from './order-ref.ts'
import { orderList } from './queries.ts'
import { SalesSummary } from './sales-summary.tsx'

export const { loader, shouldRevalidate, Component } = listPage<Order, OrderDetail>({
  list: orderList,
  columns: orderColumns,
  refOf: orderRef,
  datesLabel: text('orders.date'),
  Filters: OrderFilters,
  Summary: SalesSummary,
  Detail: OrderDetailView,
})
