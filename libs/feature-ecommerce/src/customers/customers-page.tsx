import { listLoader, ListPage } from '../lists/list-page.tsx'
import { customerColumns } from './customer-columns.tsx'
import { customerList } from './queries.ts'

export const loader = listLoader(customerList)

export function Component() {
  return <ListPage list={customerList} columns={customerColumns} />
}
