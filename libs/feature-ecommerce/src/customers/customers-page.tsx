import type { Customer, EndpointData, getCustomer } from '@tandem/api-contract'
import { listPage } from '../lists/list-page.tsx'
import { text } from '../messages.ts'
import { customerColumns } from './customer-columns.tsx'
import { CustomerDetailView } from './customer-detail.tsx'
import { CustomerFilters } from './customer-filters.tsx'
import { customerRef } from './customer-ref.ts'
import { customerList } from './queries.ts'

export const { loader, shouldRevalidate, Component } = listPage<Customer, EndpointData<typeof getCustomer>>({
  list: customerList,
  columns: customerColumns,
  refOf: customerRef,
  datesLabel: text('customers.lastOrder'),
  Filters: CustomerFilters,
  Detail: CustomerDetailView,
})
