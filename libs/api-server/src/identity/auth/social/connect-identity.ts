import { socialProviderNames } from '@tandem/api-contract'
import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { asTeam } from '../../../platform/database/team-scope.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { problem } from '../../../platform/request/problem.ts'
import { recordFor } from '../circumstances.ts'
import type { Circumstances } from '../circumstances.ts'
import { findLoginOf, lockPerson } from '../directory.ts'
import type { UserKey } from '../directory.ts'
import { linkSeconds } from '../link-kinds.ts'
import { newLink } from '../make-link.ts'
import { addIdentity } from './identity-directory.ts'
import type { ProviderIdentity } from './identity-directory.ts'

/**
 * Adds an identity to an existing account, and informs its owner by a mail that can undo it. `password_hash`
 * is the one that the caller was checked against: if the password was changed in the meantime, this fails.
 *
 * @throws INVALID_STATE_TRY_AGAIN
 */
export async function connectIdentity(
  circumstances: Circumstances,
  db: Transaction<Database>,
  account: UserKey & { password_hash: string },
  identity: ProviderIdentity,
): Promise<void> {
  const { dependencies } = circumstances
  const { now, settings } = dependencies
  const { team_id, user_id } = account
  const at = now()
  await lockPerson(db, account)
  const login = await findLoginOf(db, account)
  if (login?.status !== 'active' || login.password_hash !== account.password_hash) {
    throw problem('INVALID_STATE_TRY_AGAIN')
  }
  const identity_id = await addIdentity(db, { ...identity, team_id, user_id }, at)
  if (identity_id === null) throw problem('INVALID_STATE_TRY_AGAIN')
  const { email, name, language } = login
  await asTeam(db, team_id, (team) =>
    recordFor(circumstances, team, user_id, {
      action: 'sign_in.linked',
      subject: 'user',
      subject_id: user_id,
      subject_name: null,
      details: { provider: identity.provider },
    }),
  )
  const link = await newLink(db, 'undo-sign-in', { user_id, team_id, email, identity_id }, { settings, at })
  const provider = socialProviderNames[identity.provider]
  const days = linkSeconds['undo-sign-in'] / (24 * 3600)
  await queueMail(
    db,
    {
      template: 'sign-in-added',
      to: email,
      language: language ?? circumstances.language,
      name,
      provider,
      account: identity.email,
      undo: { link, days },
    },
    dependencies,
  )
}
