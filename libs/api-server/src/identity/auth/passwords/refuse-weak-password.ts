import { accountMessages } from '@tandem/api-contract'
import type { ApiDependencies } from '../../../platform/dependencies/dependencies.ts'
import { fieldProblem } from '../../../platform/request/problem.ts'

const productName = 'Tandem'

/** Letters and digits in lower case, without trailing digits: `Oak-Workshop 2026!` is `oakworkshop`. */
const core = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/(?<!\p{N})\p{N}+$/u, '')

/**
 * Refuses what others would try first: common passwords, and words that everyone knows about the person.
 * There are no rules about a password's characters.
 *
 * @throws VALIDATION_FAILED on `password`
 */
export async function refuseWeakPassword(
  { settings }: Pick<ApiDependencies, 'settings'>,
  password: string,
  person: { email: string; team_name: string },
): Promise<void> {
  const min = settings.passwordMinLength
  if (password.length < min) throw fieldProblem('password', accountMessages.password.tooShort(min))
  // Loaded by the first new password: neither startup nor stories pay for the list.
  const { commonPasswords } = await import('./common-passwords.ts')
  if (commonPasswords.has(password.toLowerCase()))
    throw fieldProblem('password', accountMessages.password.common)
  const { email, team_name } = person
  const known = [email, email.split('@')[0] ?? '', team_name, productName].map(core).filter(Boolean)
  const isKnown = password.toLowerCase() === email || known.includes(core(password))
  if (isKnown) throw fieldProblem('password', accountMessages.password.ownWords)
}
