import { listLoader, ListPage } from '../lists/list-page.tsx'
import { orderColumns } from './order-columns.tsx'
import { orderList } from './queries.ts'

export const loader = listLoader(orderList)

export function Component() {
  return <ListPage list={orderList} columns={orderColumns} />
}
