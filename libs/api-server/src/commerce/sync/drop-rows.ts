import type { SingleKind } from '@tandem/connectors'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { WriteScope } from './sync-state.ts'
import { forgetUnread, forgetUnreadRefunds } from './unread-rows.ts'
import { dropCollections } from './write-collections.ts'
import { dropCustomers } from './write-customers.ts'
import { dropOrders } from './write-orders.ts'
import { dropProducts } from './write-products.ts'

/** Deletes rows that the store no longer has, including unreadable ones. */
export async function dropRows(db: TeamDatabase, scope: WriteScope, kind: SingleKind, providerIds: string[]) {
  if (providerIds.length === 0) return
  await forgetUnread(db, scope, kind, providerIds)
  if (kind === 'orders') {
    await forgetUnreadRefunds(db, scope, providerIds)
    await dropOrders(db, scope, providerIds)
  } else if (kind === 'products') await dropProducts(db, scope.store_id, providerIds)
  else if (kind === 'customers') await dropCustomers(db, scope.store_id, providerIds)
  else await dropCollections(db, scope.store_id, providerIds)
}
