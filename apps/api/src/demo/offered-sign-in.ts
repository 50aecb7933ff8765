import type { ApiDependencies } from '@tandem/api-server'
import { demoSignIn } from './workspace.ts'

/**
 * Returns a function that reads the sign-in that the demo offers to everyone. It gives null once a person has changed
 * the account's address or password, because the account is theirs then, and while the database can't be read: the pages
 * that show the sign-in work without it. Each password hash is compared once.
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
