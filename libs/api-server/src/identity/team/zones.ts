import { sql } from 'kysely'
import type { Expression } from 'kysely'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'

/**
 * The time zone of the days of a store or an account. After a change of the team's zone they are moved from
 * the previous one in parts (see change-zone.ts); writers must respect how far that is.
 */
export interface StoreZone {
  timezone: string
  /** For orders that aren't moved yet: those placed at `moved_until` or later; all when it is null. */
  before: { timezone: string; moved_until: string | null } | null
}

export interface AccountZone {
  timezone: string
  /** For posts with greater ids; for the account itself when it is null. */
  before: { timezone: string; moved_post_id: number | null } | null
}

/**
 * Use before a transaction writes days of a store. A change of the zone waits for it, and so does the part of
 * one that moves these days.
 */
export async function lockStoreZone(db: TeamDatabase, storeId: number): Promise<StoreZone> {
  const timezone = await lockTeamZone(db)
  const move = await db
    .selectFrom('store_zone_moves')
    .select(['timezone_before as timezone', 'moved_until'])
    .where('store_id', '=', storeId)
    .forShare()
    .executeTakeFirst()
  return { timezone, before: move ?? null }
}

/** Like `lockStoreZone`, for an account. */
export async function lockAccountZone(db: TeamDatabase, accountId: number): Promise<AccountZone> {
  const timezone = await lockTeamZone(db)
  const move = await db
    .selectFrom('account_zone_moves')
    .select(['timezone_before as timezone', 'moved_post_id'])
    .where('account_id', '=', accountId)
    .forShare()
    .executeTakeFirst()
  return { timezone, before: move ?? null }
}

/** Queried before the moves: in a join, they would be seen as they were before the lock on the team. */
async function lockTeamZone(db: TeamDatabase): Promise<string> {
  const team = await db.selectFrom('teams').select('timezone').forShare().executeTakeFirstOrThrow()
  return team.timezone
}

/** The zone of the day of an order placed at `orderedAt`. */
export function zoneOfOrder(
  { timezone, before }: StoreZone,
  orderedAt: Expression<unknown>,
): Expression<string> {
  if (before === null) return sql<string>`${timezone}::text`
  if (before.moved_until === null) return sql<string>`${before.timezone}::text`
  return sql<string>`
    case when ${orderedAt} < ${before.moved_until}::timestamptz then ${timezone}::text else ${before.timezone}::text end`
}

/** The zone of the day of a post's reading. */
export function zoneOfPost(
  { timezone, before }: AccountZone,
  postId: Expression<unknown>,
): Expression<string> {
  if (before === null) return sql<string>`${timezone}::text`
  return sql<string>`
    case when ${postId} <= ${before.moved_post_id ?? 0}::bigint then ${timezone}::text else ${before.timezone}::text end`
}

/** The zone of the day of an account's reading. */
export const zoneOfAccount = ({ timezone, before }: AccountZone): string =>
  before !== null && before.moved_post_id === null ? before.timezone : timezone

/** Whether all days of some stores are in the team's zone: only then can lists count by them. */
export async function areDaysSettled(db: TeamDatabase, storeIds: readonly number[] | null): Promise<boolean> {
  const moving = await db
    .selectFrom('store_zone_moves')
    .select('store_id')
    .$if(storeIds !== null, (query) =>
      query.where('store_id', '=', sql<number>`any(${storeIds ?? []}::bigint[])`),
    )
    .limit(1)
    .executeTakeFirst()
  return moving === undefined
}
