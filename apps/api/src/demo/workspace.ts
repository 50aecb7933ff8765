import { inTeam, newPerson } from '@tandem/api-server'
import type { ApiDependencies } from '@tandem/api-server'
import { colleagues } from './sample/people.ts'

/** The account that anyone may use in a demo. */
export const demoSignIn = { email: 'demo@tandem.test', password: 'sunny-orchard-42' }

/** The person who owns that account. */
export const demoPerson = { name: 'Selin Acar', email: demoSignIn.email }

/** The id of the demo account's team; undefined if there is none. */
export async function findDemoTeam({
  database,
}: Pick<ApiDependencies, 'database'>): Promise<number | undefined> {
  const login = await database
    .selectFrom('logins')
    .select('team_id')
    .where('email', '=', demoSignIn.email)
    .executeTakeFirst()
  return login?.team_id
}

/**
 * Creates the demo's team and its owner; if it is `isFull`, also a colleague for each other role. They all have the
 * same password.
 */
export async function seedWorkspace(
  { database, passwords, now }: Pick<ApiDependencies, 'database' | 'passwords' | 'now'>,
  { isFull }: { isFull: boolean },
): Promise<void> {
  const password_hash = await passwords.hash(demoSignIn.password)
  const people = [{ ...demoPerson, role: 'super_admin' as const }, ...(isFull ? colleagues : [])]
  const { team_id } = await database
    .insertInto('teams')
    .values({ name: 'Linden & Oak', timezone: 'Europe/London', created_at: now() })
    .returning('team_id')
    .executeTakeFirstOrThrow()
  const users = await inTeam(database, team_id, (db) =>
    db
      .insertInto('users')
      .values(
        people.map((person) =>
          newPerson({ ...person, profile_picture: null, status: 'active', created_at: now() }, now()),
        ),
      )
      .returning(['id', 'email'])
      .execute(),
  )
  await database
    .insertInto('logins')
    .values(users.map(({ id, email }) => ({ email, team_id, user_id: id, password_hash })))
    // If the owner took over a former team, its colleagues keep signing in there.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
