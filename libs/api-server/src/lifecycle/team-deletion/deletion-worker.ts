import { inTeam } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { lookRegularly } from '../../platform/runs/look-regularly.ts'
import { deleteTeamData } from './delete-team.ts'
import type { DeletionJob } from './delete-team.ts'
import { findToldMembers, tellMembers } from './tell-members.ts'

const queue = 'delete-team'

/** How often teams whose time has come, and deletions without a worker, are looked for. */
const lookEveryMs = 60_000

/** How long before the end people are told once more. */
const remindedMs = 24 * 3600_000

/** Starts deleting teams whose time of grace is over. Deletions that were left behind are taken up again. */
export async function startDeletionWorker(dependencies: ApiDependencies): Promise<void> {
  await dependencies.jobs.work<DeletionJob>(queue, ({ data, signal }) =>
    deleteTeamData(dependencies, data, signal),
  )
  lookRegularly(dependencies, {
    everyMs: lookEveryMs,
    failure: 'looking for teams to delete failed',
    look: () => settleDeletions(dependencies),
  })
}

/** Reminds those whose team is near its end, and has the teams deleted whose time has come. */
export async function settleDeletions(dependencies: ApiDependencies): Promise<void> {
  const { database, jobs, now } = dependencies
  const near = await database
    .selectFrom('teams')
    .select(['team_id', 'deletes_at', 'deletion_reminded_at'])
    .where('deletes_at', '<=', new Date(now().getTime() + remindedMs) as unknown as string)
    .orderBy('deletes_at')
    .limit(100)
    .execute()
  for (const { team_id, deletes_at, deletion_reminded_at } of near) {
    if (deletes_at !== null && new Date(deletes_at) <= now()) {
      await jobs.enqueue(queue, { team_id }, { key: String(team_id) })
    } else if (deletion_reminded_at === null) await remind(dependencies, team_id)
  }
}

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
    const notice = { ...team, by: owner?.name ?? 'The super admin' }
    await tellMembers(db, await findToldMembers(db), 'team-deletion-near', notice, dependencies)
  })
}
