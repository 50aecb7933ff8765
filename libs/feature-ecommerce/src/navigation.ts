import type { EndpointQuery } from '@tandem/api-client'
import { CustomerSearch, OrderSearch, ProductSearch } from '@tandem/api-contract'
import type { NavigationContext, NavigationEntry } from '@tandem/app-frame'
import { readSelectedStore } from '@tandem/session'
import { ShoppingBag } from 'lucide-react'
import * as v from 'valibot'
import { customerQueries } from './customers/queries.ts'
import { readAhead } from './lists/read-ahead.ts'
import { key } from './messages.ts'
import { orderQueries } from './orders/queries.ts'
import { ecommercePaths } from './paths.ts'
import { productQueries } from './products/queries.ts'

/** Reads the first page of the store that was selected last; without one, what the page will show is not known. */
const prefetch =
  <Data>(firstPage: (store_id: number) => EndpointQuery<Data>) =>
  ({ queryClient }: NavigationContext) => {
    const store_id = readSelectedStore()
    if (store_id !== null) readAhead(queryClient, firstPage(store_id))
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
      prefetch: prefetch((store_id) => customerQueries.page(v.parse(CustomerSearch, { store_id }))),
    },
    { title: key('navigation.cohorts'), url: ecommercePaths.cohorts, permission: 'customers.read' },
    {
      title: key('navigation.codes'),
      url: ecommercePaths.codes,
      permission: 'customers.read',
    },
    {
      title: key('navigation.orders'),
      url: ecommercePaths.orders,
      goToKey: 'o',
      permission: 'orders.read',
      prefetch: prefetch((store_id) => orderQueries.page(v.parse(OrderSearch, { store_id }))),
    },
    {
      title: key('navigation.products'),
      url: ecommercePaths.products,
      permission: 'products.read',
      prefetch: prefetch((store_id) => productQueries.page(v.parse(ProductSearch, { store_id }))),
    },
  ],
}
