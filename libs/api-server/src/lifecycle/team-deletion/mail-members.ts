import type { Language } from '@tandem/api-contract'
import { formatDateTime } from '@tandem/format'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { queueMail } from '../../platform/mail/outbox.ts'

interface Member {
  name: string
  email: string
  language: Language | null
}

/** The recipients of a deletion's mails: everybody who can sign in. */
export const findMailedMembers = (db: TeamDatabase): Promise<Member[]> =>
  db
    .selectFrom('users')
    .select(['name', 'email', 'language'])
    .where('status', '=', 'active')
    .orderBy('id')
    .execute()

/** The content of the mail. */
interface Notice {
  name: string
  timezone: string
  deletes_at: string
  /** Who did it, or the only person who can cancel it. */
  by: string
  /** The language of the request, for members who chose none; null without a request. */
  asked: Language | null
}

type Template = 'team-deletion-requested' | 'team-deletion-near' | 'team-deletion-called-off'

/** Queues the mail for each of them, in the transaction of the change. */
export async function mailMembers(
  db: TeamDatabase,
  members: Member[],
  template: Template,
  { name: team, timezone, deletes_at, by, asked }: Notice,
  dependencies: Pick<ApiDependencies, 'secrets' | 'mail' | 'now' | 'settings'>,
): Promise<void> {
  const when = `${formatDateTime(deletes_at, timezone)} (${timezone})`
  const link = `${dependencies.settings.appUrl}/settings/team`
  for (const { name, email: to, language } of members) {
    const mail: Mail = { template, to, language: language ?? asked, name, team, when, by, link }
    await queueMail(db, mail, dependencies)
  }
}
