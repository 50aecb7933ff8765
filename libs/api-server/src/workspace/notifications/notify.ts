import { isAllowed, notificationPermissions, roles } from '@tandem/api-contract'
import type { NotificationKind } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'

/** Something that people should know. */
interface Happening {
  kind: NotificationKind
  /** Distinguishes it from others of its kind. Nobody is told twice of one event. */
  event: string
  at: Date
  store_id?: number
  account_id?: number
  export_id?: number
  note_id?: number
  ends_at?: Date
}

/**
 * Notifies the active people who may know of it: all of them, or only some. It belongs into the transaction that
 * makes it happen.
 */
export async function notify(
  db: TeamDatabase,
  { at, store_id, account_id, export_id, note_id, ends_at, ...what }: Happening,
  only?: readonly number[],
): Promise<void> {
  if (only?.length === 0) return
  const may = roles.filter((role) => isAllowed(role, notificationPermissions[what.kind]))
  // Locked, so that nobody is deleted before they are told.
  const people = await db
    .selectFrom('users')
    .select('id')
    .where('status', '=', 'active')
    .where('role', 'in', may)
    .$if(only !== undefined, (query) => query.where('id', 'in', [...(only ?? [])]))
    .orderBy('id')
    .forKeyShare()
    .execute()
  if (people.length === 0) return
  const about = {
    store_id: store_id ?? null,
    account_id: account_id ?? null,
    export_id: export_id ?? null,
    note_id: note_id ?? null,
    ends_at: ends_at ?? null,
  }
  await db
    .insertInto('notifications')
    .values(people.map(({ id }) => ({ user_id: id, ...what, ...about, created_at: at, read_at: null })))
    .onConflict((conflict) => conflict.columns(['team_id', 'user_id', 'kind', 'event']).doNothing())
    .execute()
}

/**
 * Deletes news of lost or ending access when access was given again, so that a later loss is told of like the
 * first.
 */
export async function takeBackLostAccess(
  db: TeamDatabase,
  about: { store_id: number } | { account_id: number },
): Promise<void> {
  const [kinds, column, id] =
    'store_id' in about
      ? ([['store_access_lost'], 'store_id', about.store_id] as const)
      : ([['account_access_lost', 'account_access_ending'], 'account_id', about.account_id] as const)
  await db.deleteFrom('notifications').where(column, '=', id).where('kind', 'in', kinds).execute()
}
