import type { Customer, EndpointData, getCustomer } from '@tandem/api-contract'
import { listLoader, ListPage, listShouldRevalidate } from '../lists/list-page.tsx'
import type { ListView } from '../lists/list-view.ts'
import { text } from '../messages.ts'
import { customerColumns } from './customer-columns.tsx'
import { CustomerDetailView } from './customer-detail.tsx'
import { CustomerFilters } from './customer-filters.tsx'
import { customerRef } from './customer-ref.ts'
import { customerList } from './queries.ts'

export const loader = listLoader(customerList)
export const shouldRevalidate = listShouldRevalidate

const view: ListView<Customer, EndpointData<typeof getCustomer>> = {
  list: customerList,
  columns: customerColumns,
  refOf: customerRef,
  datesLabel: text('customers.lastOrder'),
  Filters: CustomerFilters,
  Detail: CustomerDetailView,
}

export function Component() {
  return <ListPage view={view} />
}
