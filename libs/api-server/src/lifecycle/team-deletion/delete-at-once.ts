import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { enqueueRun } from '../../platform/runs/run-worker.ts'
import { beginDeletion } from './begin-deletion.ts'
import { deletionWorker } from './deletion-worker.ts'

/**
 * Deletes a team without a time of grace, for hosts that own it. Once this resolves nobody of it is signed in or can sign in;
 * its rows go in the background. Done twice, it leaves the same.
 */
export async function deleteTeamAtOnce(
  dependencies: Pick<ApiDependencies, 'database' | 'jobs' | 'now'>,
  team_id: number,
): Promise<void> {
  const { database, now } = dependencies
  await database
    .updateTable('teams')
    .set({ deletes_at: now(), deletion_requested_at: now() })
    .where('team_id', '=', team_id)
    .execute()
  await beginDeletion(dependencies, team_id)
  await enqueueRun(dependencies, deletionWorker, { team_id })
}
