import type { Call } from '../implement.ts'
import { fieldProblem, problem } from '../../platform/request/problem.ts'
import { forgetTurns, takeTurn } from './account-limits.ts'
import type { Session } from '../../platform/request/session.ts'

/** Somebody who signed in just now need not show the password again. */
const freshSeconds = 600

/** Until when `provePresence` asks for no password; null where it always does. */
export const provedUntil = (
  session: Pick<Session, 'created_at' | 'by_password'>,
  login: { has_password: boolean },
): Date | null =>
  session.by_password || !login.has_password
    ? new Date(new Date(session.created_at).getTime() + freshSeconds * 1000)
    : null

/**
 * Before what an open session that was found must not be enough for: the password, unless whoever asks signed in with
 * it just now. A provider alone is not enough where there is a password: whoever got hold of a linked identity would
 * take the account over. `acceptsProvider` is for what its owner can undo. `needed` says what the password is asked for.
 *
 * @throws INVALID_PASSWORD, TOO_MANY_REQUESTS, VALIDATION_FAILED on `password`
 */
export async function provePresence(
  call: Pick<Call, 'dependencies' | 'address' | 'request_id' | 'session'>,
  login: { password_hash: string; has_password: boolean },
  {
    password,
    needed,
    acceptsProvider = false,
  }: { password: string | undefined; needed: string; acceptsProvider?: boolean },
): Promise<void> {
  const { dependencies, session } = call
  const { now, passwords } = dependencies
  if (!password) {
    const age = now().getTime() - new Date(session.created_at).getTime()
    const isEnough = session.by_password || acceptsProvider || !login.has_password
    if (age < freshSeconds * 1000 && isEnough) return
    throw fieldProblem('password', needed)
  }
  // An open session that somebody found allows as many guesses as a sign-in. Failures elsewhere don't count: strangers
  // could keep the owner from proving who they are.
  const caller = `session ${session.id}`
  await takeTurn(call, 'sign-in-failures', caller)
  if (!(await passwords.verify(password, login.password_hash))) throw problem('INVALID_PASSWORD')
  await forgetTurns(dependencies, 'sign-in-failures', caller)
}
