import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { countTimesAgain } from '../post-links/due-times.ts'
import { keepFiguresBefore } from './figure-changes.ts'
import { contribute, dropWhatIsEmpty, recalculateCustomers } from './figures.ts'
import { saleRuleOf } from './sale-rule.ts'
import type { SyncContext } from './sync-context.ts'
import type { WriteScope } from './sync-state.ts'

/** How many orders one transaction may move. */
const batchSize = 250

/**
 * Recalculates orders that now count differently, because the shop or an admin has changed what a sale is. It
 * continues where it was interrupted, and costs one small query when nothing has changed.
 */
export async function settleSales({ run, write, now }: Pick<SyncContext, 'run' | 'write' | 'now'>) {
  while (!(await write((db) => settleSome(db, run, now())))) {
    // The next batch.
  }
}

/** True once all orders follow the rule. */
async function settleSome(db: TeamDatabase, scope: WriteScope, now: Date): Promise<boolean> {
  const { store_id } = scope
  const isSale = await saleRuleOf(db, store_id)
  const statuses = await db
    .selectFrom('store_statuses')
    .select(['status', 'is_sale'])
    .where('store_id', '=', store_id)
    .orderBy('status')
    .execute()
  const changed = statuses.find(({ status, is_sale }) => is_sale !== isSale(status))
  if (!changed) return true
  await keepFiguresBefore(db, store_id, 'sales', now)
  const { status } = changed
  const is_sale = isSale(status)
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'customer_id', 'ordered_at'])
    .where('store_id', '=', store_id)
    .where('status', '=', status)
    .where('is_sale', '!=', is_sale)
    .limit(batchSize)
    .execute()
  if (orders.length === 0) {
    await db
      .updateTable('store_statuses')
      .set({ is_sale })
      .where('store_id', '=', store_id)
      .where('status', '=', status)
      .execute()
    return false
  }
  const ids = orders.map((order) => order.id)
  await contribute(db, scope, ids, -1)
  await db.updateTable('orders').set({ is_sale }).where('id', 'in', ids).execute()
  await db.updateTable('order_lines').set({ is_sale }).where('order_id', 'in', ids).execute()
  await contribute(db, scope, ids, 1)
  await dropWhatIsEmpty(db, scope, [])
  await recalculateCustomers(db, [
    ...new Set(orders.map((order) => order.customer_id).filter((id) => id !== null)),
  ])
  await countTimesAgain(
    db,
    orders.map((order) => order.ordered_at),
  )
  return false
}
