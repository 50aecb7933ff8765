import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { lockSyncs } from '../../commerce/stores/queries.ts'
import { contributeDays, dropEmptyDays, refundsOf } from '../../commerce/sync/day-figures.ts'
import { planForGrowth } from '../../commerce/sync/sync-state.ts'

/**
 * Moves the days of a store's next orders to the team's zone, by time: orders are subtracted from the days they were
 * counted on and added to their new days. Anyone who writes orders meanwhile checks how far the move is, so that
 * nothing is counted twice. After the last slice, the store is as if it had always had this zone.
 */
export async function moveStore(
  db: TeamDatabase,
  store_id: number,
  { timezone, orders }: { timezone: string; orders: number },
): Promise<void> {
  await planForGrowth(db)
  await lockSyncs(db, [store_id])
  const move = await db
    .selectFrom('store_zone_moves')
    .select(['timezone_before', 'moved_until'])
    .where('store_id', '=', store_id)
    .forUpdate()
    .executeTakeFirst()
  if (!move) return
  const slice = await sliceFrom(db, store_id, { from: move.moved_until, orders })
  const sold = slice.orders.filter((order) => order.is_sale).map((order) => order.id)
  const placed = {
    orderIds: slice.orders.map((order) => order.id),
    sold,
    refundIds: await refundsOf(db, sold),
  }
  if (slice.orders.length > 0) {
    const days = (zone: string) => ({ store_id, zone: { timezone: zone, before: null } })
    await contributeDays(db, days(move.timezone_before), placed, -1)
    await contributeDays(db, days(timezone), placed, 1)
  }
  if (slice.end !== null) {
    await db
      .updateTable('store_zone_moves')
      .set({ moved_until: slice.end })
      .where('store_id', '=', store_id)
      .execute()
    return
  }
  await dropEmptyDays(db, store_id)
  await db.deleteFrom('store_zone_moves').where('store_id', '=', store_id).execute()
}

/** Orders placed at the same moment are in the same slice; the end of the last slice is null. */
async function sliceFrom(
  db: TeamDatabase,
  storeId: number,
  { from, orders: maxOrders }: { from: string | null; orders: number },
) {
  const ordersFrom = (after: string | null) =>
    db
      .selectFrom('orders')
      .where('store_id', '=', storeId)
      .$if(after !== null, (query) => query.where('ordered_at', '>=', after))
  const first = await ordersFrom(from).select('ordered_at').orderBy('ordered_at').limit(1).executeTakeFirst()
  if (!first) return { orders: [], end: null }
  const next = await ordersFrom(from)
    .select('ordered_at')
    .where('ordered_at', '>', first.ordered_at)
    .orderBy('ordered_at')
    .offset(maxOrders - 1)
    .limit(1)
    .executeTakeFirst()
  const end = next?.ordered_at ?? null
  const orders = await ordersFrom(first.ordered_at)
    .select(['id', 'is_sale'])
    .$if(end !== null, (query) => query.where('ordered_at', '<', end))
    .execute()
  return { orders, end }
}
