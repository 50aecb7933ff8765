import { readableOrderDays } from '@tandem/connectors'
import type { OrderRow, ProductRow, RefundRow, SingleKind } from '@tandem/connectors'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { AnyRow, Fingerprinted } from '../sync/changed-rows.ts'
import type { WriteScope } from '../sync/sync-state.ts'
import { dropCollections } from '../sync/write-collections.ts'
import { dropCustomers } from '../sync/write-customers.ts'
import { dropOrders } from '../sync/write-orders.ts'
import { writeRows } from '../sync/write-page.ts'
import { dropProducts } from '../sync/write-products.ts'
import { dropOtherRefunds } from '../sync/write-refunds.ts'

interface ReadRow {
  row: Fingerprinted<AnyRow>
  /** All that an order has. */
  refunds: Fingerprinted<RefundRow>[]
}

/** Writes one row with what hangs on it as a sync would. */
export async function writeRow(
  db: TeamDatabase,
  scope: WriteScope,
  kind: SingleKind,
  { row, refunds }: ReadRow,
) {
  // Stores answer from copies, too: one that lags behind must not take back what is known already.
  if ((kind === 'orders' || kind === 'products') && (await isOlder(db, scope, kind, row as DatedRow))) return
  await writeRows(db, scope, kind, [row])
  if (kind !== 'orders') return
  await writeRows(db, scope, 'refunds', refunds)
  const kept = refunds.map((refund) => refund.provider_id)
  await dropOtherRefunds(db, scope, row.provider_id, kept)
}

type DatedRow = OrderRow | ProductRow

async function isOlder(
  db: TeamDatabase,
  { store_id }: WriteScope,
  kind: 'orders' | 'products',
  { provider_id, modified_at }: DatedRow,
): Promise<boolean> {
  const kept = await db
    .selectFrom(kind)
    .select('modified_at')
    .where('store_id', '=', store_id)
    .where('provider_id', '=', provider_id)
    .executeTakeFirst()
  return Date.parse(modified_at) < Date.parse(kept?.modified_at ?? '')
}

const dayMs = 24 * 3600_000

/** Whether an order is so young that any key would see it; a day is left for clocks that differ. */
export async function isReadable(
  db: TeamDatabase,
  { store_id }: WriteScope,
  providerId: string,
  now: Date,
): Promise<boolean> {
  const kept = await db
    .selectFrom('orders')
    .select('ordered_at')
    .where('store_id', '=', store_id)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
  return kept !== undefined && Date.parse(kept.ordered_at) > now.getTime() - (readableOrderDays - 1) * dayMs
}

/** Removes one row that the store no longer has. */
export async function dropRow(db: TeamDatabase, scope: WriteScope, kind: SingleKind, providerId: string) {
  if (kind === 'orders') await dropOrders(db, scope, [providerId])
  else if (kind === 'products') await dropProducts(db, scope.store_id, [providerId])
  else if (kind === 'customers') await dropCustomers(db, scope.store_id, [providerId])
  else await dropCollections(db, scope.store_id, [providerId])
}
