import { sql } from 'kysely'
import type { UnreadRow } from '@tandem/connectors'
import type { PageMeta, SyncKind, UnreadRow as ListedRow } from '@tandem/api-contract'
import { dayMs } from '@tandem/format'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { pageMeta } from '../../platform/lists/page-meta.ts'
import { storableJson } from './storable-json.ts'
import type { StoreScope } from './store-scope.ts'

/** Stores unreadable rows. A known one keeps the time it was first seen. */
export async function keepUnread(
  db: TeamDatabase,
  { store_id }: StoreScope,
  kind: SyncKind,
  unread: readonly UnreadRow[],
  now: Date,
) {
  if (unread.length === 0) return
  const rows = unread.map(({ provider_id, order_provider_id, reason }) => ({
    provider_id: provider_id ?? '',
    order_provider_id: order_provider_id ?? '',
    reason,
  }))
  const unique = [
    ...new Map(rows.map((row) => [`${row.provider_id} ${row.order_provider_id}`, row])).values(),
  ]
  await sql`
    insert into unread_rows (team_id, store_id, kind, provider_id, order_provider_id, reason, first_seen_at, last_seen_at)
    select ${currentTeam(db)}, ${store_id}, ${kind}, r.provider_id, r.order_provider_id, r.reason,
      ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${storableJson(unique)}::jsonb) as r (provider_id text, order_provider_id text, reason text)
    order by r.provider_id, r.order_provider_id
    on conflict (team_id, store_id, kind, provider_id, order_provider_id) do update set
      reason = excluded.reason, last_seen_at = excluded.last_seen_at`.execute(db)
}

/** Deletes unreadable rows that could be read, or that no longer exist at the shop. */
export async function forgetUnread(
  db: TeamDatabase,
  { store_id }: StoreScope,
  kind: SyncKind,
  providerIds: string[],
) {
  if (providerIds.length === 0) return
  await db
    .deleteFrom('unread_rows')
    .where('store_id', '=', store_id)
    .where('kind', '=', kind)
    .where('provider_id', 'in', providerIds)
    .execute()
}

/** Deletes unreadable refunds of some orders, except the listed ones. */
export async function forgetUnreadRefunds(
  db: TeamDatabase,
  { store_id }: StoreScope,
  orderIds: string[],
  except: string[] = [],
) {
  if (orderIds.length === 0) return
  await db
    .deleteFrom('unread_rows')
    .where('store_id', '=', store_id)
    .where('kind', '=', 'refunds')
    .where('order_provider_id', 'in', orderIds)
    .$if(except.length > 0, (query) => query.where('provider_id', 'not in', except))
    .execute()
}

const unnamedForMs = dayMs

/**
 * Deletes unreadable rows that weren't met for a day and can't be requested, because they only appear in a
 * list: those without an id, and refunds without an order.
 */
export async function forgetUnnamed(db: TeamDatabase, { store_id }: StoreScope, now: Date) {
  await db
    .deleteFrom('unread_rows')
    .where('store_id', '=', store_id)
    .where('last_seen_at', '<', new Date(now.getTime() - unnamedForMs).toISOString())
    .where('order_provider_id', '=', '')
    .where((is) => is.or([is('provider_id', '=', ''), is('kind', '=', 'refunds')]))
    .execute()
}

/** Deletes unreadable rows of a kind that a complete reading didn't meet. */
export async function forgetUnmet(db: TeamDatabase, { store_id }: StoreScope, kind: SyncKind, since: string) {
  await db
    .deleteFrom('unread_rows')
    .where('store_id', '=', store_id)
    .where('kind', '=', kind)
    .where('last_seen_at', '<', since)
    .execute()
}

/** Whether a reading met rows of a kind without a readable id. */
export async function metUnnamed(
  db: TeamDatabase,
  { store_id }: StoreScope,
  kind: SyncKind,
  since: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('unread_rows')
    .select('kind')
    .where('store_id', '=', store_id)
    .where('kind', '=', kind)
    .where('provider_id', '=', '')
    .where('last_seen_at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Ids of the unreadable rows of a kind, for a query about others. */
export const unreadIds = (db: TeamDatabase, { store_id }: StoreScope, kind: SyncKind) =>
  db
    .selectFrom('unread_rows')
    .select('provider_id')
    .where('store_id', '=', store_id)
    .where('kind', '=', kind)
    .where('provider_id', '!=', '')

/** Unreadable rows without earlier data. */
interface UnknownRows {
  count: number
  /** How many of them have no id: each of these may be a row that is stored. */
  nameless: number
}

/** How many unreadable rows have no earlier data: our counts are this much below the shop's. */
export async function countUnknown(
  db: TeamDatabase,
  { store_id }: StoreScope,
): Promise<Partial<Record<SyncKind, UnknownRows>>> {
  const team = currentTeam(db)
  const { rows } = await sql<UnknownRows & { kind: SyncKind }>`
    select kind, count(*)::integer as count, (count(*) filter (where u.provider_id = ''))::integer as nameless
    from unread_rows u
    where u.team_id = ${team} and u.store_id = ${store_id} and not case u.kind
      when 'orders' then exists (
        select from orders o where o.team_id = ${team} and o.store_id = ${store_id} and o.provider_id = u.provider_id)
      when 'products' then exists (
        select from products p where p.team_id = ${team} and p.store_id = ${store_id} and p.provider_id = u.provider_id)
      when 'customers' then exists (
        select from customers c where c.team_id = ${team} and c.store_id = ${store_id} and c.is_registered
          and c.key = 'id:' || u.provider_id)
      when 'collections' then exists (
        select from collections c where c.team_id = ${team} and c.store_id = ${store_id}
          and c.provider_id = u.provider_id)
      else exists (
        select from refunds r where r.team_id = ${team} and r.store_id = ${store_id} and r.provider_id = u.provider_id)
      end
    group by kind`.execute(db)
  return Object.fromEntries(rows.map(({ kind, ...unknown }) => [kind, unknown]))
}

/** The number of unreadable rows of each store. */
export async function countUnread(db: TeamDatabase, storeIds: number[]): Promise<Map<number, number>> {
  if (storeIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('unread_rows')
    .select(['store_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('store_id', 'in', storeIds)
    .groupBy('store_id')
    .execute()
  return new Map(rows.map(({ store_id, count }) => [store_id, Number(count)]))
}

/** One page of the unreadable rows, last seen first. */
export async function listUnread(
  db: TeamDatabase,
  storeId: number,
  page: { page: number; per_page: number },
): Promise<{ data: ListedRow[]; meta: PageMeta }> {
  const rows = await db
    .selectFrom('unread_rows')
    .select(['kind', 'provider_id', 'order_provider_id', 'reason', 'first_seen_at', 'last_seen_at'])
    .where('store_id', '=', storeId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('kind')
    .orderBy('provider_id')
    .orderBy('order_provider_id')
    .offset((page.page - 1) * page.per_page)
    .limit(page.per_page)
    .execute()
  const total = (await countUnread(db, [storeId])).get(storeId) ?? 0
  const data = rows.map((row) => ({
    ...row,
    provider_id: row.provider_id || null,
    order_provider_id: row.order_provider_id || null,
  }))
  return { data, meta: pageMeta(page, total) }
}
