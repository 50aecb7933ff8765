import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { MailTemplate } from '../../platform/mail/mail.ts'
import type { BackupTable } from './tables.ts'

/** Sessions, links and unfinished sign-ins at the time of the backup. Some have ended since. */
const openThen = [
  'sessions',
  'known_devices',
  'registrations',
  'social_attempts',
  'social_codes',
  'social_newcomers',
  'social_registrations',
  'account_attempts',
  // Answers to old requests: new requests are different ones.
  'write_keys',
]

/** Mails that contain a link; the others are sent. */
const mailsWithLinks: MailTemplate[] = [
  'verify-email',
  'verify-new-email',
  'reset-password',
  'invitation',
  'invitation-elsewhere',
  'sign-in-added',
  'email-changed',
]

/**
 * Ends what a backup would reopen: signed-out sessions, used or replaced links. People sign in again with
 * their password or provider, and a manager of the team sends invitations again.
 *
 * @param tables those of the backup, which may be of an earlier version
 */
export async function endAccess(db: Kysely<Database>, tables: BackupTable[], now: Date): Promise<void> {
  const has = (table: string, column?: string) =>
    tables.some(
      ({ name, columns }) =>
        name === table && (column === undefined || columns.some((each) => each.name === column)),
    )
  for (const name of openThen) {
    if (has(name)) await sql`delete from ${sql.table(name)}`.execute(db)
  }
  // Kept as ended, so that opening one says that the link has expired.
  if (has('links'))
    await db.updateTable('links').set({ ended_at: now }).where('ended_at', 'is', null).execute()
  if (has('links', 'sealed')) await sql`update links set sealed = null`.execute(db)
  if (has('mails')) {
    await db
      .deleteFrom('mails')
      .where('sealed', 'is not', null)
      .where('template', 'in', mailsWithLinks)
      .execute()
  }
  if (has('users', 'invitation_expires_at')) {
    await db
      .updateTable('users')
      .set({ invitation_expires_at: now })
      .where('invitation_expires_at', '>', now.toISOString())
      .execute()
  }
}
