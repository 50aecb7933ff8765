import { readableOrderDays } from '@tandem/connectors'
import type { OrderRow, ProductRow, RefundRow, SingleKind, SingleRow, UnreadRow } from '@tandem/connectors'
import { dayMs } from '@tandem/format'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { withFingerprints } from '../sync/changed-rows.ts'
import type { AnyRow, Fingerprinted } from '../sync/changed-rows.ts'
import type { WriteScope } from '../sync/sync-state.ts'
import { mergeCustomers } from '../sync/merge-customers.ts'
import { ownRows } from '../sync/people.ts'
import { forgetUnread, forgetUnreadRefunds, keepUnread } from '../sync/unread-rows.ts'
import { writeRows } from '../sync/write-page.ts'
import { dropOtherRefunds } from '../sync/write-refunds.ts'

interface PreparedRow {
  row: Fingerprinted<AnyRow>
  /** All refunds of an order, except unreadable ones. */
  refunds: Fingerprinted<RefundRow>[]
  unread: UnreadRow[]
}

/** One row prepared for `writeRow`, before a transaction, which must be short. */
export async function prepareRow(
  scope: WriteScope,
  kind: SingleKind,
  { row, refunds, unread }: SingleRow<SingleKind>,
): Promise<PreparedRow> {
  const [prepared = row] = await withFingerprints<AnyRow>(scope, kind, [row])
  return { row: prepared, refunds: await withFingerprints(scope, 'refunds', refunds), unread }
}

/** Writes one row with its children as a sync would. */
export async function writeRow(
  db: TeamDatabase,
  scope: WriteScope,
  kind: SingleKind,
  { row, refunds, unread }: PreparedRow,
  now: Date,
) {
  await forgetUnread(db, scope, kind, [row.provider_id])
  // Stores may answer from replicas: one that lags behind must not revert newer data.
  if ((kind === 'orders' || kind === 'products') && (await isOlder(db, scope, kind, row as DatedRow))) return
  await writeRows(db, scope, kind, [row])
  if (kind !== 'orders') return
  await writeRows(db, scope, 'refunds', refunds)
  const aside = unread.map(({ provider_id }) => provider_id ?? '')
  await forgetUnreadRefunds(db, scope, [row.provider_id], aside)
  await keepUnread(db, scope, 'refunds', unread, now)
  // One without a readable id may be any of ours.
  if (aside.includes('')) return
  const kept = refunds.map((refund) => refund.provider_id)
  await dropOtherRefunds(db, scope, row.provider_id, [...kept, ...aside])
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

/** Whether an order is so new that any key can see it; a day is allowed for clock differences. */
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

/** Merges customers whom the store has merged. */
export async function followMerges(
  db: TeamDatabase,
  { store_id }: WriteScope,
  { provider_id, merged }: { provider_id: string; merged: readonly string[] },
) {
  if (merged.length === 0) return
  const keys = [provider_id, ...merged].map((id) => `id:${id}`)
  const rows = await ownRows(db, store_id, keys)
  const kept = rows.get(`id:${provider_id}`)
  if (!kept) return
  const gone = [...rows.values()].filter((row) => row.id !== kept.id)
  await mergeCustomers(
    db,
    store_id,
    gone.map((row) => ({ gone: row.id, kept: kept.id })),
  )
}
