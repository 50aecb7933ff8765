import { sql } from 'kysely'
import type { OrderRow, RefundRow } from '@tandem/connectors'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { countOrdersAgain } from '../post-links/due-times.ts'
import { contribute, dropWhatIsEmpty } from './figures.ts'
import type { Fingerprinted } from './changed-rows.ts'
import { storableJson } from './storable-json.ts'
import type { WriteScope } from './sync-state.ts'
import { unreadIds } from './unread-rows.ts'

/**
 * Writes refunds with their lines, and updates the figures of their orders. Refunds of trashed orders are
 * left out.
 */
export async function writeRefunds(db: TeamDatabase, run: WriteScope, rows: Fingerprinted<RefundRow>[]) {
  const team = currentTeam(db)
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'provider_id'])
    .where('store_id', '=', run.store_id)
    .where('provider_id', 'in', [...new Set(rows.map((row) => row.order_provider_id))])
    .execute()
  if (orders.length === 0) return
  const before = await db
    .selectFrom('refunds')
    .select('order_id')
    .where('store_id', '=', run.store_id)
    .where(
      'provider_id',
      'in',
      rows.map((row) => row.provider_id),
    )
    .execute()
  const orderIds = [
    ...new Set([...orders.map((order) => order.id), ...before.map((refund) => refund.order_id)]),
  ]
  await contribute(db, run, orderIds, -1)

  const ofOrder = new Map(orders.map((order) => [order.provider_id, order.id]))
  const refunds = rows
    .filter((row) => ofOrder.has(row.order_provider_id))
    .map(({ lines, ...refund }) => ({ ...refund, lines, order_id: ofOrder.get(refund.order_provider_id) }))
  const { rows: written } = await sql<{ id: number; provider_id: string }>`
    insert into refunds (team_id, store_id, order_id, provider_id, amount, shipping_total, fee_total, tax_total, reason,
      refunded_at, run, fingerprint)
    select ${team}, ${run.store_id}, r.order_id, r.provider_id, r.amount, r.shipping_total, r.fee_total, r.tax_total,
      r.reason, r.refunded_at, ${run.run}, r.fingerprint
    from jsonb_to_recordset(${storableJson(refunds)}::jsonb) as r (order_id bigint, provider_id text, amount bigint,
      shipping_total bigint, fee_total bigint, tax_total bigint, reason text, refunded_at timestamptz, fingerprint text)
    on conflict (team_id, store_id, provider_id) do update set
      order_id = excluded.order_id, amount = excluded.amount, shipping_total = excluded.shipping_total,
      fee_total = excluded.fee_total, tax_total = excluded.tax_total, reason = excluded.reason,
      refunded_at = excluded.refunded_at, run = excluded.run, fingerprint = excluded.fingerprint
    returning id, provider_id`.execute(db)

  const ids = new Map(written.map((refund) => [refund.provider_id, refund.id]))
  const lines = refunds.flatMap((refund) =>
    refund.lines.map((line, position) => ({ ...line, position, refund_id: ids.get(refund.provider_id) })),
  )
  await db
    .deleteFrom('refund_lines')
    .where('refund_id', 'in', [...ids.values()])
    .execute()
  await sql`
    insert into refund_lines (team_id, refund_id, position, product_provider_id, quantity, total)
    select ${team}, r.refund_id, r.position, r.product_provider_id, r.quantity, r.total
    from jsonb_to_recordset(${storableJson(lines)}::jsonb) as r (refund_id bigint, position integer,
      product_provider_id text, quantity numeric, total bigint)`.execute(db)
  await settleOrders(db, run, orderIds)
}

/**
 * Deletes refunds that their orders no longer list: the shop withdrew them, which changes no date of an
 * order.
 */
export async function dropTakenBack(db: TeamDatabase, run: WriteScope, orders: OrderRow[]) {
  const named = new Map(
    orders.flatMap(({ provider_id, refund_provider_ids }) =>
      refund_provider_ids ? [[provider_id, new Set(refund_provider_ids)] as const] : [],
    ),
  )
  if (named.size === 0) return
  const kept = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select(['refunds.id', 'refunds.order_id', 'refunds.provider_id', 'orders.provider_id as order'])
    .where('orders.store_id', '=', run.store_id)
    .where('orders.provider_id', 'in', [...named.keys()])
    .execute()
  await dropRefunds(
    db,
    run,
    kept.filter(({ provider_id, order }) => !named.get(order)?.has(provider_id)),
  )
}

/** Deletes refunds that a complete reading didn't meet, except unreadable ones that it met. */
export async function dropUnseenRefunds(db: TeamDatabase, run: WriteScope): Promise<boolean> {
  const unseen = await db
    .selectFrom('refunds')
    .select(['id', 'order_id'])
    .where('store_id', '=', run.store_id)
    .where('run', '<', run.run)
    .where('provider_id', 'not in', unreadIds(db, run, 'refunds'))
    .limit(500)
    .execute()
  await dropRefunds(db, run, unseen)
  return unseen.length > 0
}

/** Deletes refunds of an order that aren't among its current ones. */
export async function dropOtherRefunds(
  db: TeamDatabase,
  run: WriteScope,
  orderProviderId: string,
  providerIds: string[],
) {
  const others = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select(['refunds.id', 'refunds.order_id'])
    .where('orders.store_id', '=', run.store_id)
    .where('orders.provider_id', '=', orderProviderId)
    .$if(providerIds.length > 0, (query) => query.where('refunds.provider_id', 'not in', providerIds))
    .execute()
  await dropRefunds(db, run, others)
}

async function dropRefunds(db: TeamDatabase, run: WriteScope, refunds: { id: number; order_id: number }[]) {
  if (refunds.length === 0) return
  const orderIds = [...new Set(refunds.map((refund) => refund.order_id))]
  await contribute(db, run, orderIds, -1)
  await db
    .deleteFrom('refunds')
    .where(
      'id',
      'in',
      refunds.map((refund) => refund.id),
    )
    .execute()
  await settleOrders(db, run, orderIds)
}

async function settleOrders(db: TeamDatabase, run: WriteScope, orderIds: number[]) {
  const team = currentTeam(db)
  const refunds = await db
    .selectFrom('refunds')
    .select(['id', 'order_id'])
    .where('order_id', 'in', orderIds)
    .execute()
  await sql`
    update orders set refunded_items_count = coalesce(back.units, 0)
    from unnest(${orderIds}::bigint[]) as touched (id)
    left join (
      select refund.order_id, sum(l.quantity) as units
      from unnest(${refunds.map((refund) => refund.id)}::bigint[], ${refunds.map((refund) => refund.order_id)}::bigint[])
        as refund (id, order_id)
      join refund_lines l on l.team_id = ${team} and l.refund_id = refund.id
        and l.refund_id = any(${refunds.map((refund) => refund.id)}::bigint[])
      group by refund.order_id
    ) as back on back.order_id = touched.id
    where orders.team_id = ${team} and orders.id = touched.id and orders.id = any(${orderIds}::bigint[])`.execute(
    db,
  )
  await contribute(db, run, orderIds, 1)
  await dropWhatIsEmpty(db, run, [])
  await countOrdersAgain(db, orderIds)
}
