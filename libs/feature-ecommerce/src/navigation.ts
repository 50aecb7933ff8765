import type { NavigationEntry } from '@tandem/app-frame'
import { ShoppingBag } from 'lucide-react'
import { key } from './messages.ts'
import { ecommercePaths } from './paths.ts'

/** The menu of this library. */
export const ecommerceNavigation: NavigationEntry = {
  title: key('navigation.group'),
  url: ecommercePaths.group,
  icon: ShoppingBag,
  defaultOpen: true,
  children: [
    { title: key('navigation.customers'), url: ecommercePaths.customers, permission: 'customers.read' },
    { title: key('navigation.cohorts'), url: ecommercePaths.cohorts, permission: 'customers.read' },
    { title: key('navigation.codes'), url: ecommercePaths.codes, permission: 'customers.read' },
    { title: key('navigation.orders'), url: ecommercePaths.orders, goToKey: 'o', permission: 'orders.read' },
    { title: key('navigation.products'), url: ecommercePaths.products, permission: 'products.read' },
  ],
}
