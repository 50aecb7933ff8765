import type { Call } from '../implement.ts'
import { fieldProblem, problem } from '../problem.ts'
import { forgetTurns, takeTurn } from './account-limits.ts'
import type { Circumstances } from './circumstances.ts'

/** Somebody who signed in just now need not show the password again. */
const freshSeconds = 600

/**
 * Before what an open session that was found must not be enough for: the password, unless whoever asks signed in just
 * now. `needed` says what it is asked for.
 *
 * @throws INVALID_PASSWORD, TOO_MANY_REQUESTS, VALIDATION_FAILED on `password`
 */
export async function provePresence(
  call: Circumstances & Pick<Call, 'session'>,
  login: { email: string; password_hash: string },
  { password, needed }: { password: string | undefined; needed: string },
): Promise<void> {
  const { dependencies, session } = call
  const { now, passwords } = dependencies
  if (!password) {
    const age = now().getTime() - new Date(session.created_at).getTime()
    if (age < freshSeconds * 1000) return
    throw fieldProblem('password', needed)
  }
  // Counted with the failures of sign-in: whoever found an open session has no more guesses than others.
  await takeTurn(call, 'sign-in-failures', login.email)
  if (!(await passwords.verify(password, login.password_hash))) throw problem('INVALID_PASSWORD')
  await forgetTurns(dependencies, 'sign-in-failures', login.email)
}
