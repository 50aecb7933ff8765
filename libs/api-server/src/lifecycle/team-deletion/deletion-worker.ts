import { dayMs } from '@tandem/format'
import type { WholeDatabase } from '../../platform/database/database.ts'
import { inTeam } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import type { RunWorker } from '../../platform/runs/run-worker.ts'
import { deleteTeamData } from './delete-team.ts'
import type { DeletionJob } from './delete-team.ts'
import { findMailedMembers, mailMembers } from './mail-members.ts'

/** How long before the end people are reminded. */
const remindedMs = dayMs

/** Passes deletions of teams whose grace period is over to workers. Each check also sends due reminders. */
export const deletionWorker: RunWorker<DeletionJob> = {
  queue: 'delete-team',
  keyOf: ({ team_id }) => team_id,
  perform: deleteTeamData,
  lookEveryMs: 60_000,
  lookFailed: 'looking for teams to delete failed',
  findOpen: (database, now) => findEnding(database, now).execute(),
  async lookToo(dependencies) {
    const { database, now } = dependencies
    const near = await findEnding(database, new Date(now().getTime() + remindedMs))
      .where('deletes_at', '>', now().toISOString())
      .where('deletion_reminded_at', 'is', null)
      .execute()
    for (const { team_id } of near) await remind(dependencies, team_id)
  },
}

/** Teams that end until then, over all teams and by index; the next to end first. */
const findEnding = (database: WholeDatabase, until: Date) =>
  database
    .selectFrom('teams')
    .select('team_id')
    .where('deletes_at', '<=', until.toISOString())
    .orderBy('deletes_at')
    .limit(100)

async function remind(dependencies: ApiDependencies, team_id: number) {
  await inTeam(dependencies.database, team_id, async (db) => {
    const team = await db
      .updateTable('teams')
      .set({ deletion_reminded_at: dependencies.now() })
      .where('deletes_at', 'is not', null)
      .where('deletion_reminded_at', 'is', null)
      .returning(['name', 'timezone', 'deletes_at'])
      .$narrowType<{ deletes_at: string }>()
      .executeTakeFirst()
    if (!team) return
    const owner = await db
      .selectFrom('users')
      .select('name')
      .where('role', '=', 'super_admin')
      .executeTakeFirst()
    const notice = { ...team, by: owner?.name ?? 'The super admin', asked: null }
    await mailMembers(db, await findMailedMembers(db), 'team-deletion-near', notice, dependencies)
  })
}
