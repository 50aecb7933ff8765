import { Problem, problem } from '../../../platform/request/problem.ts'
import { checkPassword } from '../check-password.ts'
import type { Circumstances } from '../circumstances.ts'
import type { Proved } from '../session-directory.ts'
import { connectIdentity } from './connect-identity.ts'
import { takeCode } from './directory.ts'
import type { ProviderIdentity } from './identity-directory.ts'

/**
 * Adds an identity to the account with its address, once the caller has proved with the password that it is
 * theirs. Its owner is informed by mail.
 *
 * @throws PASSWORD_NEEDED_TO_LINK, INVALID_PASSWORD, INVALID_STATE_TRY_AGAIN and what `checkPassword` throws
 */
export async function linkWithPassword(
  circumstances: Circumstances,
  link: {
    identity: ProviderIdentity
    email: string
    password: string | undefined
    code_hash: string
  },
): Promise<Proved> {
  const { identity, email, password, code_hash } = link
  if (password === undefined) throw problem('PASSWORD_NEEDED_TO_LINK')
  const proved = await checkPassword(circumstances, email, password).catch((error: unknown) => {
    // The person doesn't sign in with these two: only the password was wrong.
    throw error instanceof Problem && error.code === 'INVALID_CREDENTIALS'
      ? problem('INVALID_PASSWORD')
      : error
  })
  await circumstances.dependencies.database.transaction().execute(async (db) => {
    if (!(await takeCode(db, code_hash))) throw problem('INVALID_STATE_TRY_AGAIN')
    await connectIdentity(circumstances, db, proved, identity)
  })
  return proved
}
