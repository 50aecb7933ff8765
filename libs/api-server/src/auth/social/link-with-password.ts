import type { SocialProvider } from '@tandem/api-contract'
import { asTeam } from '../../database/team-scope.ts'
import { queueMail } from '../../mail/outbox.ts'
import { findUser } from '../../me/queries.ts'
import { Problem, problem } from '../../problem.ts'
import { checkPassword } from '../check-password.ts'
import { recordFor } from '../circumstances.ts'
import type { Circumstances } from '../circumstances.ts'
import { addIdentity, takeCode } from './directory.ts'

const names: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' }

/**
 * Gives an identity to the account that has its address, once whoever came has proved with the password that the
 * account is theirs. Its owner is told by mail.
 *
 * @throws PASSWORD_NEEDED_TO_LINK, INVALID_PASSWORD, INVALID_STATE_TRY_AGAIN and what `checkPassword` throws
 */
export async function linkWithPassword(
  circumstances: Circumstances,
  link: {
    identity: { provider: SocialProvider; subject: string }
    email: string
    password: string | undefined
    code_hash: string
  },
): Promise<{ team_id: number; user_id: number }> {
  const { dependencies } = circumstances
  const { database, now, settings } = dependencies
  const { identity, email, password, code_hash } = link
  if (password === undefined) throw problem('PASSWORD_NEEDED_TO_LINK')
  const proved = await checkPassword(circumstances, email, password).catch((error: unknown) => {
    // The person is not signing in with these two: it is the password alone that was wrong.
    throw error instanceof Problem && error.code === 'INVALID_CREDENTIALS'
      ? problem('INVALID_PASSWORD')
      : error
  })
  const { team_id, user_id } = proved
  await database.transaction().execute(async (db) => {
    if (!(await takeCode(db, code_hash))) throw problem('INVALID_STATE_TRY_AGAIN')
    if (!(await addIdentity(db, { ...identity, team_id, user_id }, now()))) {
      throw problem('INVALID_STATE_TRY_AGAIN')
    }
    await asTeam(db, team_id, async (team) => {
      await recordFor(circumstances, team, user_id, {
        action: 'sign_in.linked',
        subject: 'user',
        subject_id: user_id,
        subject_name: null,
        details: { provider: identity.provider },
      })
      const { name } = await findUser(team, user_id)
      const mail = { template: 'sign-in-added', to: email, name, provider: names[identity.provider] } as const
      await queueMail(team, { ...mail, reset_link: `${settings.appUrl}/auth/forgot-password` }, dependencies)
    })
  })
  return { team_id, user_id }
}
