import type { Transaction } from 'kysely'
import type { InvitedUser } from '@tandem/api-contract'
import { findLogin } from '../auth/directory.ts'
import { linkSeconds } from '../auth/link-kinds.ts'
import { newLink } from '../auth/make-link.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Call } from '../call.ts'
import { queueMail } from '../../platform/mail/outbox.ts'

/** When an invitation sent now expires. */
export const invitationEnd = (at: Date) => new Date(at.getTime() + linkSeconds.invitation * 1000)

/**
 * Creates the link of an invitation, which ends the older one, and queues its mail. Somebody with an account
 * in another team is told so in the mail, in their language: the owner of the address should know, not the sender. Others
 * get it in the sender's.
 */
export async function sendInvitation(
  db: Transaction<Database>,
  { session: { team_id }, dependencies, language }: Pick<Call, 'session' | 'dependencies' | 'language'>,
  { user, sender, at }: { user: InvitedUser; sender: { inviter_name: string; team_name: string }; at: Date },
): Promise<void> {
  const { settings } = dependencies
  const { id: user_id, email, name, role } = user
  const link = await newLink(db, 'invitation', { user_id, team_id, email }, { settings, at })
  const { inviter_name: inviter, team_name: team } = sender
  const days = linkSeconds.invitation / (24 * 3600)
  const owner = await findLogin(db, email)
  const invitation = {
    to: email,
    language: owner?.language ?? language,
    name,
    inviter,
    team,
    role,
    link,
    days,
  }
  await queueMail(
    db,
    owner
      ? { ...invitation, template: 'invitation-elsewhere', sign_in_link: `${settings.appUrl}/auth/login` }
      : { ...invitation, template: 'invitation' },
    dependencies,
  )
}
