import { inTeam, newPerson } from '@tandem/api-server'
import type { ApiDependencies } from '@tandem/api-server'

/** The account that anyone may use in a demo. */
export const demoSignIn = { email: 'demo@tandem.test', password: 'sunny-orchard-42' }

/** Whose account that is. */
export const demoPerson = { name: 'Selin Acar', email: demoSignIn.email }

/** Makes the demo's team and its user, once. */
export async function seedWorkspace({ database, passwords, now }: ApiDependencies): Promise<void> {
  const isThere = await database
    .selectFrom('logins')
    .select('user_id')
    .where('email', '=', demoSignIn.email)
    .executeTakeFirst()
  if (isThere) return
  const password_hash = await passwords.hash(demoSignIn.password)
  const { team_id } = await database
    .insertInto('teams')
    .values({ name: 'Linden & Oak', timezone: 'Europe/London', created_at: now() })
    .returning('team_id')
    .executeTakeFirstOrThrow()
  const user = await inTeam(database, team_id, (db) =>
    db
      .insertInto('users')
      .values(
        newPerson(
          {
            ...demoPerson,
            profile_picture: null,
            role: 'super_admin',
            status: 'active',
            created_at: now(),
          },
          now(),
        ),
      )
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  await database
    .insertInto('logins')
    .values({ email: demoSignIn.email, team_id, user_id: user.id, password_hash })
    .execute()
}
