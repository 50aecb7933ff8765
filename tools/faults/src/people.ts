import { inTeam, newPerson } from '@tandem/api-server'
import { argon2Passwords } from '@tandem/api-server/node'
import type { OpenDatabase } from '@tandem/api-server/node'

/** A person who uses the product during a run. */
export interface Person {
  number: number
  team_id: number
  email: string
  role: 'super_admin' | 'admin' | 'editor'
  /** The network address they seem to call from, so that limits by address treat them as different people. */
  address: string
  token: string
}

/** The password of everybody. */
export const password = 'sturdy-lantern-84'

const roles = ['super_admin', 'admin', 'editor'] as const

/** Creates teams of three people each, directly in the database. */
export async function addTeams(
  { database }: Pick<OpenDatabase, 'database'>,
  count: number,
): Promise<Person[]> {
  const password_hash = await argon2Passwords.hash(password)
  const created_at = new Date()
  const people: Person[] = []
  for (let team = 0; team < count; team++) {
    const { team_id } = await database
      .insertInto('teams')
      .values({ name: `Team ${team}`, timezone: 'Europe/London', created_at })
      .returning('team_id')
      .executeTakeFirstOrThrow()
    for (const role of roles) {
      const number = people.length
      const email = `person-${number}@faults.test`
      const person = {
        name: `Person ${number}`,
        email,
        profile_picture: null,
        role,
        status: 'active',
      } as const
      const { id } = await inTeam(database, team_id, (db) =>
        db
          .insertInto('users')
          .values(newPerson({ ...person, created_at }, created_at))
          .returning('id')
          .executeTakeFirstOrThrow(),
      )
      await database.insertInto('logins').values({ email, team_id, user_id: id, password_hash }).execute()
      people.push({ number, team_id, email, role, address: `198.51.100.${number + 1}`, token: '' })
    }
  }
  return people
}
