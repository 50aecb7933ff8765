import { exportOrders, listOrders } from '@tandem/api-contract'
import { exportSource } from '@tandem/lists'
import { CurrencyFilter } from '../lists/currency-filter.tsx'
import { listPage } from '../lists/list-page.tsx'
import { text } from '../lists/messages.ts'
import { narrowingOf, orderAddress } from './order-address.ts'
import { orderColumns } from './order-columns.tsx'
import { OrderFilters } from './order-filters.tsx'
import { orderRef } from './order-ref.ts'
import { orderQueries } from './queries.ts'
import { SalesSummary } from './sales-summary.tsx'

export const { loader, readAhead, shouldRevalidate, Component } = listPage({
  kind: 'orders',
  item: 'order',
  address: orderAddress,
  ofOneStore: { customer_id: undefined, product_id: undefined },
  page: orderQueries.page,
  readAbove: (queryClient, request) =>
    void queryClient.prefetchQuery(orderQueries.salesDays(narrowingOf(request))),
  one: orderQueries.one,
  endpoint: listOrders,
  exportSource: exportSource(exportOrders),
  columns: orderColumns,
  refOf: orderRef,
  datesLabel: text('orders.date'),
  Filters: OrderFilters,
  MoreFilters: CurrencyFilter,
  Summary: SalesSummary,
  loadDetail: async () => (await import('./order-detail.tsx')).OrderDetailView,
})
