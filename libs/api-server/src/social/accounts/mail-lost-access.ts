import { isAllowed, roles } from '@tandem/api-contract'
import { sql } from 'kysely'
import { hourMs } from '@tandem/format'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import type { ReadingRun } from './reading-state.ts'

/**
 * A changed password ends all accounts of a person within minutes, so they get at most one mail in this many
 * hours.
 */
const quietHours = 24

/**
 * Mails the person who connected an account that its access has ended, or the super admin if that person has left. It
 * does so once, however often readings fail until the account is reconnected.
 */
export async function mailLostAccess(
  db: TeamDatabase,
  { account_id, username }: Pick<ReadingRun, 'account_id' | 'username'>,
  reason: string,
  dependencies: Pick<ApiDependencies, 'secrets' | 'mail' | 'now' | 'settings'>,
): Promise<void> {
  const now = dependencies.now()
  const ended = await db
    .updateTable('account_credentials')
    .set({ end_told_at: now })
    .where('account_id', '=', account_id)
    .where('end_told_at', 'is', null)
    .returning('connected_by')
    .executeTakeFirst()
  if (!ended || (await isMailedAboutAnother(db, account_id, ended.connected_by, now))) return
  const { connected_by } = ended
  const reader = await db
    .selectFrom('users')
    .select(['name', 'email', 'language'])
    .where('status', '=', 'active')
    .where((user) => user.or([user('id', '=', connected_by ?? 0), user('role', '=', 'super_admin')]))
    .where(
      'role',
      'in',
      [...roles].filter((role) => isAllowed(role, 'accounts.write')),
    )
    .orderBy(sql`id = ${connected_by ?? 0}`, 'desc')
    .executeTakeFirst()
  if (!reader) return
  const { name, email: to, language } = reader
  const link = `${dependencies.settings.appUrl}/integrations/social-media`
  await queueMail(
    db,
    { template: 'connection-ended', to, language, name, account: username, reason, link },
    dependencies,
  )
}

async function isMailedAboutAnother(
  db: TeamDatabase,
  account_id: number,
  connected_by: number | null,
  now: Date,
) {
  const other = await db
    .selectFrom('account_credentials')
    .select('account_id')
    .where('account_id', '!=', account_id)
    .where('connected_by', 'is not distinct from', connected_by)
    .where('end_told_at', '>', new Date(now.getTime() - quietHours * hourMs).toISOString())
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}
