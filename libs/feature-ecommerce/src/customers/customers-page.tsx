import { exportCustomers, listCustomers } from '@tandem/api-contract'
import { exportSource } from '@tandem/lists'
import { CurrencyFilter } from '../lists/currency-filter.tsx'
import { listPage } from '../lists/list-page.tsx'
import { text } from '../lists/messages.ts'
import { customerAddress } from './customer-address.ts'
import { customerColumns } from './customer-columns.tsx'
import { CustomerFilters } from './customer-filters.tsx'
import { customerRef } from './customer-ref.ts'
import { customerQueries } from './queries.ts'

export const { loader, readAhead, shouldRevalidate, Component } = listPage({
  kind: 'customers',
  item: 'customer',
  address: customerAddress,
  page: customerQueries.page,
  one: customerQueries.one,
  endpoint: listCustomers,
  exportSource: exportSource(exportCustomers),
  columns: customerColumns,
  refOf: customerRef,
  datesLabel: text('customers.lastOrder'),
  Filters: CustomerFilters,
  MoreFilters: CurrencyFilter,
  loadDetail: async () => (await import('./customer-detail.tsx')).CustomerDetailView,
})
