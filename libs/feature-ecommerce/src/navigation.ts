import { OrderSearch } from '@tandem/api-contract'
import { readSelectedStore } from '@tandem/session'
import type { NavigationContext, NavigationEntry } from '@tandem/workbench'
import { ShoppingBag } from 'lucide-react'
import * as v from 'valibot'
import { key } from './messages.ts'
import { ecommercePaths } from './paths.ts'
import { orderQueries } from './queries.ts'

function prefetchOrders({ queryClient }: NavigationContext) {
  const store_id = readSelectedStore()
  if (store_id === null) return
  void queryClient.prefetchQuery(orderQueries.list(v.parse(OrderSearch, { store_id })))
}

/** The menu of this library. */
export const ecommerceNavigation: NavigationEntry = {
  title: key('navigation.group'),
  url: ecommercePaths.group,
  icon: ShoppingBag,
  defaultOpen: true,
  children: [
    { title: key('navigation.orders'), url: ecommercePaths.orders, goToKey: 'o', prefetch: prefetchOrders },
  ],
}
