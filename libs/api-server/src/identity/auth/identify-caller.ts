import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { problem } from '../../platform/request/problem.ts'
import { refuseForeignCalls } from '../../platform/request/refuse-foreign-calls.ts'
import type { Session } from '../../platform/request/session.ts'
import type { UserKey } from './directory.ts'
import { noteActivity } from './note-activity.ts'

/** Longer ago than anything that needs a recent sign-in accepts. */
const longAgo = new Date(0)

/**
 * The session of the person whom the host's own sign-in names; null if it names nobody.
 *
 * @throws UNAUTHENTICATED for a person who isn't an active member of the team, or whose team is being deleted,
 * CROSS_SITE_REQUEST_REFUSED, and what the host throws
 */
export async function identifyCaller(
  dependencies: ApiDependencies,
  { method, url, headers }: Request,
  inDatabase: <T>(work: () => Promise<T>) => Promise<T>,
): Promise<Session | null> {
  const { identify, settings } = dependencies
  const person = await identify?.(new Request(url, { method, headers }))
  if (!person) return null
  refuseForeignCalls(headers, settings.appUrl)
  const { team_id, user_id, signed_in_at = longAgo } = person
  if (![team_id, user_id].every(Number.isSafeInteger))
    throw new Error('identify returned ids that are not numbers')
  const { last_active_at: _, ...found } = await inDatabase(() =>
    findActive(dependencies, { team_id, user_id }),
  )
  return {
    // Sessions of our own have positive ids, and hashes without a colon: this one is found in no table.
    id: -user_id,
    token_hash: `host:${team_id}:${user_id}`,
    ...found,
    created_at: signed_in_at.toISOString(),
    by_password: false,
  }
}

/** The person, noted as active now. */
async function findActive(dependencies: ApiDependencies, { team_id, user_id }: UserKey) {
  const found = await dependencies.database
    .selectFrom('users')
    .innerJoin('teams', 'teams.team_id', 'users.team_id')
    .select(['users.team_id', 'users.id as user_id', 'role', 'users.language', 'last_active_at'])
    .where('users.team_id', '=', team_id)
    .where('users.id', '=', user_id)
    .where('status', '=', 'active')
    .where('teams.deletion_began_at', 'is', null)
    .executeTakeFirst()
  if (!found) throw problem('UNAUTHENTICATED')
  await noteActivity(dependencies, found)
  return found
}
