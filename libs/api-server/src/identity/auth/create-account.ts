import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { asTeam } from '../../platform/database/team-scope.ts'
import { newPerson } from '../users/person-row.ts'
import { recordFor } from './circumstances.ts'
import type { Occasion } from './circumstances.ts'
import { addLogin } from './directory.ts'

/** Somebody else got an account with this address in the meantime. The transaction must be rolled back. */
export class AddressTakenError extends Error {
  constructor() {
    super('The address has an account already')
    this.name = 'AddressTakenError'
  }
}

interface NewAccount {
  email: string
  name: string
  password_hash: string
  /** Null for a password that nobody knows. */
  password_set_at: Date | null
  team_name: string
  timezone: string
  /** Reserved by a registration; otherwise the next one. */
  user_id?: number
}

/**
 * Creates a team, its super admin, and the sign-in of a verified address.
 * @throws AddressTakenError
 */
export async function createAccount(
  db: Transaction<Database>,
  account: NewAccount,
  occasion: Occasion,
): Promise<{ team_id: number; user_id: number }> {
  const { email, name, password_hash, password_set_at, team_name, timezone } = account
  const created_at = occasion.dependencies.now()
  const { team_id } = await db
    .insertInto('teams')
    .values({ name: team_name, timezone, created_at })
    .returning('team_id')
    .executeTakeFirstOrThrow()
  const user_id = await asTeam(db, team_id, async (team) => {
    const { id } = await team
      .insertInto('users')
      .values(
        newPerson(
          {
            ...(account.user_id !== undefined && { id: account.user_id }),
            name,
            email,
            profile_picture: null,
            role: 'super_admin',
            status: 'active',
            timezone,
            created_at,
          },
          created_at,
        ),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordFor(occasion, team, id, {
      action: 'team.created',
      subject: 'team',
      subject_id: team_id,
      subject_name: team_name,
    })
    return id
  })
  if (!(await addLogin(db, { email, team_id, user_id, password_hash, password_set_at })))
    throw new AddressTakenError()
  return { team_id, user_id }
}
