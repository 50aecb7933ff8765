import type { Call } from '../call.ts'
import { fieldProblem, problem } from '../../platform/request/problem.ts'
import { forgetTurns, takeTurn } from './account-limits.ts'
import type { Session } from '../../platform/request/session.ts'

/** Somebody who just signed in needn't type the password again. */
const freshSeconds = 600

/** Until when a session counts as a recent sign-in. */
export const recentUntil = ({ created_at }: Pick<Session, 'created_at'>): Date =>
  new Date(new Date(created_at).getTime() + freshSeconds * 1000)

/** Until when `provePresence` needs no password; null when it always does. */
export const provedUntil = (
  session: Pick<Session, 'created_at' | 'by_password'>,
  login: { has_password: boolean },
): Date | null => (session.by_password || !login.has_password ? recentUntil(session) : null)

/**
 * Required when an open session that somebody found must not be enough: the password, unless the caller just
 * signed in with it. A provider alone isn't enough when there is a password: somebody with access to a linked
 * identity could take over the account. `acceptsProvider` is for actions that the owner can undo. `needed`
 * explains why the password is required.
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
  // A found session allows as many guesses as a sign-in. Failures elsewhere don't count: strangers could
  // otherwise block the owner.
  const caller = `session ${session.id}`
  await takeTurn(call, 'sign-in-failures', caller)
  if (!(await passwords.verify(password, login.password_hash))) throw problem('INVALID_PASSWORD')
  await forgetTurns(dependencies, 'sign-in-failures', caller)
}
