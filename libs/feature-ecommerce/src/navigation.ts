import { readSelectedStore } from '@tandem/session'
import type { NavigationContext, NavigationEntry } from '@tandem/workbench'
import { ShoppingBag } from 'lucide-react'
import { customerList } from './customers/queries.ts'
import { firstRequest } from './lists/list-search.ts'
import type { ListedRow, StoreList } from './lists/list.ts'
import { readAhead } from './lists/read-ahead.ts'
import { key } from './messages.ts'
import { orderList } from './orders/queries.ts'
import { ecommercePaths } from './paths.ts'
import { productList } from './products/queries.ts'

/** Reads the first page of the store that was selected last; without one, what the page will show is not known. */
const prefetch =
  <Row extends ListedRow, Detail extends Row>(list: StoreList<Row, Detail>) =>
  ({ queryClient }: NavigationContext) => {
    const store_id = readSelectedStore()
    if (store_id !== null) readAhead(queryClient, list, firstRequest(list, store_id))
  }

/** The menu of this library. */
export const ecommerceNavigation: NavigationEntry = {
  title: key('navigation.group'),
  url: ecommercePaths.group,
  icon: ShoppingBag,
  defaultOpen: true,
  children: [
    {
      title: key('navigation.customers'),
      url: ecommercePaths.customers,
      permission: 'customers.read',
      prefetch: prefetch(customerList),
    },
    {
      title: key('navigation.orders'),
      url: ecommercePaths.orders,
      goToKey: 'o',
      permission: 'orders.read',
      prefetch: prefetch(orderList),
    },
    {
      title: key('navigation.products'),
      url: ecommercePaths.products,
      permission: 'products.read',
      prefetch: prefetch(productList),
    },
  ],
}
