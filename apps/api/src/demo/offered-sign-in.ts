import type { ApiDependencies } from '@tandem/api-server'
import { demoSignIn } from './workspace.ts'

/**
 * Tells the sign-in that the demo offers to everyone; null once somebody changed its address or its password, and the
 * account is theirs, and while the database can't be read: the pages that show it work without one. A hash is compared
 * once.
 */
export function offeredSignIn({ database, passwords }: Pick<ApiDependencies, 'database' | 'passwords'>) {
  let compared: { hash: string; isRight: boolean } | null = null
  return async (): Promise<typeof demoSignIn | null> => {
    const login = await database
      .selectFrom('logins')
      .select('password_hash')
      .where('email', '=', demoSignIn.email)
      .executeTakeFirst()
      .catch(() => undefined)
    if (!login) return null
    const hash = login.password_hash
    if (compared?.hash !== hash)
      compared = { hash, isRight: await passwords.verify(demoSignIn.password, hash) }
    return compared.isRight ? demoSignIn : null
  }
}
