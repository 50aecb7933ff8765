import { Invitation, Registration } from '@tandem/api-contract'
import type { Role } from '@tandem/api-contract'
import type { Transaction } from 'kysely'
import * as v from 'valibot'
import { AddressTakenError, createAccount } from '../auth/create-account.ts'
import { recordFor } from '../auth/circumstances.ts'
import { addLogin } from '../auth/directory.ts'
import { refuseUnknownTimezone } from '../auth/registration.ts'
import type { Database } from '../../platform/database/database.ts'
import { asTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import type { HostPerson } from '../../platform/dependencies/host-person.ts'
import { readInput } from '../../platform/request/read-input.ts'
import { newToken } from '../../platform/secrets/token.ts'
import { newPerson } from './person-row.ts'

type Used = Pick<ApiDependencies, 'database' | 'passwords' | 'now'>

/** A user of a host with its own sign-in. */
interface HostUser {
  name: string
  /** The host has verified it. The person who reads mail sent to it can also choose a Tandem password. */
  email: string
}

const { name, email, team_name, timezone } = Registration.entries

/** The same rules as for people who register themselves. */
const NewTeam = v.strictObject({ name, email, team_name, timezone })

const byHost = (dependencies: Used) => ({ dependencies, address: null, request_id: null })

/** Nobody knows this password: the person can request a new one by mail. */
const unknownPassword = ({ passwords }: Used) => passwords.hash(newToken())

/**
 * Creates a team and its super admin, for a host with its own sign-in. Store the ids with the host's user.
 *
 * @param team.timezone an IANA time zone, such as `Europe/London`: the days of its figures
 * @throws AddressTakenError when the address has an account, and VALIDATION_FAILED for a name, address or time zone that
 * registering refuses too; its `errors` are by the fields of registration: `name`, `email`, `team_name`, `timezone`
 */
export async function addHostTeam(
  dependencies: Used,
  team: { name: string; timezone: string; owner: HostUser },
): Promise<HostPerson> {
  const { name, email } = team.owner
  const asked = readInput(NewTeam, { name, email, team_name: team.name, timezone: team.timezone })
  refuseUnknownTimezone(asked.timezone)
  const account = {
    ...asked,
    password_hash: await unknownPassword(dependencies),
    password_set_at: null,
  }
  return dependencies.database.transaction().execute((db) => createAccount(db, account, byHost(dependencies)))
}

/**
 * Adds a member to a team, for a host with its own sign-in. Store the ids with the host's user.
 *
 * @throws AddressTakenError when the address has an account, in this team or another, VALIDATION_FAILED for a name,
 * address or role that an invitation can't have, and an error when there is no such team or it is being deleted
 */
export async function addHostMember(
  dependencies: Used,
  { team_id, ...given }: HostUser & { team_id: number; role: Exclude<Role, 'super_admin'> },
): Promise<HostPerson> {
  const at = dependencies.now()
  const { name, email, role } = readInput(Invitation, {
    name: given.name,
    email: given.email,
    role: given.role,
  })
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
