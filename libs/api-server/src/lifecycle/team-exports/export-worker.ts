import { inTeam } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { lookRegularly } from '../../platform/runs/look-regularly.ts'
import { makeExport } from './make-export.ts'
import type { ExportJob } from './make-export.ts'
import { findOldExports, findOpenExports, removeExport } from './queries.ts'

const queue = 'team-export'

/** How often exports without a worker, and archives whose time is over, are looked for. */
const lookEveryMs = 60_000

/** Has the open export of a team made, by one process at a time. */
export const enqueueExport = ({ jobs }: Pick<ApiDependencies, 'jobs'>, job: ExportJob): Promise<boolean> =>
  jobs.enqueue(queue, job, { key: String(job.team_id) })

/** Starts making exports. Those that a former life of this process, or another one, left behind are made anew. */
export async function startExportWorker(dependencies: ApiDependencies): Promise<void> {
  await dependencies.jobs.work<ExportJob>(queue, ({ data, signal }) => makeExport(dependencies, data, signal))
  await enqueueOpenExports(dependencies)
  lookRegularly(dependencies, {
    everyMs: lookEveryMs,
    failure: 'looking for exports failed',
    look: () => settleExports(dependencies),
  })
}

/** Takes up what was left, and removes what is over. */
export async function settleExports(dependencies: ApiDependencies): Promise<void> {
  const { database, now } = dependencies
  for (const { team_id, id } of await findOldExports(database, now())) {
    await inTeam(database, team_id, (db) => removeExport(db, id, now()))
  }
  await enqueueOpenExports(dependencies)
}

async function enqueueOpenExports(dependencies: ApiDependencies) {
  for (const team_id of await findOpenExports(dependencies.database)) {
    await enqueueExport(dependencies, { team_id })
  }
}
