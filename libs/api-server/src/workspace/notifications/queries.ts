import { isAllowed, notificationDays, notificationPermissions } from '@tandem/api-contract'
import type { Notification, NotificationKind, PageMeta } from '@tandem/api-contract'
import { dayMs } from '@tandem/format'
import type { WholeDatabase } from '../../platform/database/database.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { startOf } from '../../platform/lists/excerpt.ts'
import { pageMeta } from '../../platform/lists/page-meta.ts'
import type { Session } from '../../platform/request/session.ts'

/** The person who asks, with the role that they have now. */
type Reader = Pick<Session, 'user_id' | 'role'>

const kinds = Object.keys(notificationPermissions) as NotificationKind[]

/** What the reader was told and may still know: their role may have changed, and a note may be private now. */
const visible = (db: TeamDatabase, { user_id, role }: Reader) =>
  db
    .selectFrom('notifications as n')
    .leftJoin('notes', 'notes.id', 'n.note_id')
    .where('n.user_id', '=', user_id)
    .where(
      'n.kind',
      'in',
      kinds.filter((kind) => isAllowed(role, notificationPermissions[kind])),
    )
    .where((row) => row.or([row('n.note_id', 'is', null), row('notes.visible_to_team', '=', true)]))

const rowsOf = (db: TeamDatabase, reader: Reader) =>
  visible(db, reader)
    .leftJoin('stores as s', 's.id', 'n.store_id')
    .leftJoin('social_accounts as a', 'a.id', 'n.account_id')
    .leftJoin('users as u', 'u.id', 'notes.user_id')
    .select([
      'n.id',
      'n.kind',
      'n.created_at',
      'n.read_at',
      'n.ends_at',
      'n.store_id',
      's.name as store_name',
      'n.account_id',
      'a.service',
      'a.username',
      'n.note_id',
      'notes.notable_type',
      'notes.notable_id',
      'notes.content',
      'u.name as author_name',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

/** One page of what the reader was told, newest first. */
export async function findNotifications(
  db: TeamDatabase,
  reader: Reader,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ data: Notification[]; meta: PageMeta & { unread: number } }> {
  const rows = await rowsOf(db, reader)
    .orderBy('n.id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const { total, unread } = await visible(db, reader)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('n.read_at', 'is', null).as('unread'),
    ])
    .executeTakeFirstOrThrow()
  return { data: rows.map(notificationOf), meta: { ...pageMeta({ page, per_page }, total), unread } }
}

/** How many of them are unread. */
export async function countUnread(db: TeamDatabase, reader: Reader): Promise<number> {
  const { unread } = await visible(db, reader)
    .where('n.read_at', 'is', null)
    .select((row) => row.fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow()
  return unread
}

/** Marks one as read since `read_at`, or as unread; false when the reader has no such notification. */
export async function markOne(db: TeamDatabase, reader: Reader, id: number, read_at: Date | null) {
  const found = await visible(db, reader).where('n.id', '=', id).select('n.id').executeTakeFirst()
  if (!found) return false
  await db
    .updateTable('notifications')
    .set({ read_at })
    .where('id', '=', id)
    .where('read_at', read_at === null ? 'is not' : 'is', null)
    .execute()
  return true
}

/** Marks everything that a person was told up to one notification as read. */
export async function markUpTo(db: TeamDatabase, user_id: number, id: number, read_at: Date) {
  await db
    .updateTable('notifications')
    .set({ read_at })
    .where('user_id', '=', user_id)
    .where('id', '<=', id)
    .where('read_at', 'is', null)
    .execute()
}

/** Deletes notifications of all teams that were kept long enough. */
export async function forgetOldNotifications(database: WholeDatabase, now: Date): Promise<void> {
  await database
    .deleteFrom('notifications')
    .where('created_at', '<', new Date(now.getTime() - notificationDays * dayMs).toISOString())
    .execute()
}

function notificationOf(row: Row): Notification {
  const { kind } = row
  const told = { id: row.id, created_at: row.created_at, is_read: row.read_at !== null }
  const ends_at = () => known(row.ends_at)
  const store = () => ({ id: known(row.store_id), name: known(row.store_name) })
  const account = () => ({
    id: known(row.account_id),
    service: known(row.service),
    username: known(row.username),
  })
  switch (kind) {
    case 'store_sync_failed':
    case 'store_access_lost':
      return { kind, ...told, store: store() }
    case 'account_sync_failed':
    case 'account_access_lost':
      return { kind, ...told, account: account() }
    case 'account_access_ending':
      return { kind, ...told, account: account(), ends_at: ends_at() }
    case 'export_ready':
      return { kind, ...told, ends_at: ends_at() }
    case 'export_failed':
      return { kind, ...told }
    case 'mention': {
      const { author_name } = row
      const of = { notable_type: known(row.notable_type), notable_id: known(row.notable_id) }
      const note = { id: known(row.note_id), ...of, excerpt: startOf(known(row.content)), author_name }
      return { kind, ...told, note }
    }
  }
}

/** What a notification is about is deleted together with it. */
function known<Value>(value: Value | null): Value {
  if (value === null) throw new Error('A notification is about nothing')
  return value
}
