import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { forgetMailsTo } from '../../platform/mail/outbox.ts'
import { beginDeletion } from './begin-deletion.ts'
import { deleteFiles, deleteRows } from './delete-rows.ts'
import { endDeletion } from './end-deletion.ts'
import { withdrawAccess } from './withdraw-access.ts'

/** The team that a job is about. */
export interface DeletionJob {
  team_id: number
}

/**
 * Deletes a team whose time of grace is over, with all that it has. Each step finds what is left by itself: ended
 * anywhere and run again, it goes on; run once more, nothing happens.
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

/** Where its people get mail, but for those who have signed up elsewhere: the rest of their mail is not the team's. */
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
