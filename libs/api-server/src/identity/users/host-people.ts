import type { Role } from '@tandem/api-contract'
import type { Transaction } from 'kysely'
import { AddressTakenError, createAccount } from '../auth/create-account.ts'
import { recordFor } from '../auth/circumstances.ts'
import { addLogin } from '../auth/directory.ts'
import { refuseUnknownTimezone } from '../auth/registration.ts'
import type { Database } from '../../platform/database/database.ts'
import { asTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import type { HostPerson } from '../../platform/dependencies/host-person.ts'
import { newToken } from '../../platform/secrets/token.ts'
import { newPerson } from './person-row.ts'

type Used = Pick<ApiDependencies, 'database' | 'passwords' | 'now'>

/** A user of a host with its own sign-in. */
interface HostUser {
  name: string
  /** Verified by the host. Whoever reads its mail can also choose a password of Tandem. */
  email: string
}

const byHost = (dependencies: Used) => ({ dependencies, address: null, request_id: null })

/** Nobody knows this password: the person can request a new one by mail. */
const unknownPassword = ({ passwords }: Used) => passwords.hash(newToken())

/**
 * Creates a team and its super admin, for a host with its own sign-in. Store the ids with the host's user.
 *
 * @param team.timezone an IANA time zone, such as `Europe/London`: the days of its figures
 * @throws AddressTakenError when the address has an account, and VALIDATION_FAILED for an unknown time zone
 */
export async function addHostTeam(
  dependencies: Used,
  team: { name: string; timezone: string; owner: HostUser },
): Promise<HostPerson> {
  refuseUnknownTimezone(team.timezone)
  const account = {
    name: team.owner.name,
    email: team.owner.email.trim().toLowerCase(),
    team_name: team.name,
    timezone: team.timezone,
    password_hash: await unknownPassword(dependencies),
    password_set_at: null,
  }
  return dependencies.database.transaction().execute((db) => createAccount(db, account, byHost(dependencies)))
}

/**
 * Adds a member to a team, for a host with its own sign-in. Store the ids with the host's user.
 *
 * @throws AddressTakenError when the address has an account, in this team or another, and an error when there is no such
 * team or it is being deleted
 */
export async function addHostMember(
  dependencies: Used,
  { team_id, role, name, ...user }: HostUser & { team_id: number; role: Exclude<Role, 'super_admin'> },
): Promise<HostPerson> {
  const at = dependencies.now()
  const email = user.email.trim().toLowerCase()
  const password_hash = await unknownPassword(dependencies)
  return dependencies.database.transaction().execute(async (db: Transaction<Database>) => {
    const user_id = await asTeam(db, team_id, async (team) => {
      await requireTeam(team)
      const person = { name, email, profile_picture: null, role, status: 'active' as const, created_at: at }
      const added = await team
        .insertInto('users')
        .values(newPerson(person, at))
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!added) throw new AddressTakenError()
      const { id } = added
      await recordFor(byHost(dependencies), team, id, {
        action: 'user.activated',
        subject: 'user',
        subject_id: id,
        subject_name: name,
      })
      return id
    })
    const isAdded = await addLogin(db, { email, team_id, user_id, password_hash, password_set_at: null })
    if (!isAdded) throw new AddressTakenError()
    return { team_id, user_id }
  })
}

/** Holds the team until the member is added, so that its deletion can't begin meanwhile. */
async function requireTeam(team: TeamDatabase) {
  const found = await team
    .selectFrom('teams')
    .select('team_id')
    .where('deletion_began_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (!found) throw new Error('There is no such team, or it is being deleted')
}
