import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { forgetMailsTo } from '../../platform/mail/outbox.ts'
import { beginDeletion } from './begin-deletion.ts'
import { deleteFiles, deleteRows } from './delete-rows.ts'
import { endDeletion } from './end-deletion.ts'
import { withdrawAccess } from './withdraw-access.ts'

/** The team of a job. */
export interface DeletionJob {
  team_id: number
}

/**
 * Deletes a team whose grace period is over, with everything it has. Each step finds what is left by itself:
 * after an interruption it continues; running it once more does nothing.
 */
export async function deleteTeamData(
  dependencies: ApiDependencies,
  { team_id }: DeletionJob,
  signal: AbortSignal,
): Promise<void> {
  const { database, log } = dependencies
  if (!(await beginDeletion(dependencies, team_id))) return
  log.warn({ team_id }, 'the deletion of a team begins')
  await withdrawAccess(dependencies, team_id, signal)
  do {
    await deleteFiles(dependencies, team_id, signal)
    await deleteRows(database, team_id, signal)
    await forgetMailsTo(database, await addressesOf(dependencies, team_id), dependencies)
    signal.throwIfAborted()
  } while (!(await endDeletion(dependencies, team_id)))
  log.warn({ team_id }, 'a team was deleted')
}

/**
 * Its members' addresses, except people who have signed up elsewhere: the rest of their mail isn't the
 * team's.
 */
async function addressesOf({ database }: Pick<ApiDependencies, 'database'>, team_id: number) {
  const people = await database
    .selectFrom('users')
    .select('email')
    .where('team_id', '=', team_id)
    .where('email', 'not in', (of) => of.selectFrom('logins').select('logins.email'))
    .where('email', 'not in', (of) => of.selectFrom('registrations').select('registrations.email'))
    .execute()
  return new Set(people.map(({ email }) => email))
}
