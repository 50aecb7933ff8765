import type { Role, UserStatus } from '@tandem/api-contract'
import { startSession } from '../identity/auth/session-directory.ts'
import { newPerson } from '../identity/users/person-row.ts'
import { inTeam } from '../platform/database/team-scope.ts'
import type { WholeDatabase } from '../platform/database/database.ts'
import type { Passwords } from '../platform/dependencies/dependencies.ts'
import { hashToken, newToken } from '../platform/secrets/token.ts'

/** A user to sign in as. */
export interface TestUser {
  id: number
  team_id: number
  email: string
  password: string
  token: string
  role: Role
}

/** A team with its super admin. */
export interface TestTeam extends TestUser {
  name: string
}

/** Adds teams and people to the database of a test. */
export interface TestPeople {
  newTeam(options?: { name?: string; timezone?: string; user_name?: string }): Promise<TestTeam>
  /** Adds a member with a role, in a new team. */
  newMember(role: Role): Promise<TestUser>
  /** Adds a user to a team, which has a super admin already. */
  newUser(team_id: number, options?: { role?: Role; status?: UserStatus; name?: string }): Promise<TestUser>
}

interface TestPeopleOptions {
  database: WholeDatabase
  passwords: Passwords
  now: () => Date
  /** Creates names that aren't used yet. */
  unique: () => string
}

/** Adds teams and people without the calls that people would use, because each test needs some. */
export function testPeople({ database, passwords, now, unique }: TestPeopleOptions): TestPeople {
  let count = 0
  const newUser: TestPeople['newUser'] = async (team_id, user = {}) => {
    const { role = 'editor', status = 'active', name = `Person ${++count}` } = user
    const email = `person-${unique()}@example.test`
    const password = `correct-horse-${count}`
    const created_at = now()
    const password_hash = await passwords.hash(password)
    const id = await inTeam(database, team_id, async (db) => {
      const row = await db
        .insertInto('users')
        .values(newPerson({ name, email, profile_picture: null, role, status, created_at }, created_at))
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    })
    await database.insertInto('logins').values({ email, team_id, user_id: id, password_hash }).execute()
    const token = newToken()
    const token_hash = await hashToken(token)
    const device = { address: '192.0.2.1', user_agent: null }
    const proved = { team_id, user_id: id, by_password: true }
    await startSession(database, { ...proved, ...device, token_hash }, created_at)
    return { id, team_id, email, password, token, role }
  }

  const newTeam: TestPeople['newTeam'] = async (team = {}) => {
    const { name = `Team ${unique()}`, timezone = 'Europe/Istanbul', user_name } = team
    const { team_id } = await database
      .insertInto('teams')
      .values({ name, timezone, created_at: now() })
      .returning('team_id')
      .executeTakeFirstOrThrow()
    return {
      name,
      ...(await newUser(team_id, { role: 'super_admin', ...(user_name && { name: user_name }) })),
    }
  }

  return {
    newTeam,
    newUser,
    async newMember(role) {
      const team = await newTeam()
      return role === 'super_admin' ? team : newUser(team.team_id, { role })
    },
  }
}
