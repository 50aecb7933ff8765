import { inTeam } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { enqueueRun } from '../../platform/runs/run-worker.ts'
import type { RunWorker } from '../../platform/runs/run-worker.ts'
import { makeExport } from './make-export.ts'
import type { ExportJob } from './make-export.ts'
import { findOldExports, findOpenExports, removeExport } from './queries.ts'

/** How exports reach their workers. Each look also removes archives whose time is over. */
export const exportWorker: RunWorker<ExportJob> = {
  queue: 'team-export',
  keyOf: ({ team_id }) => team_id,
  perform: makeExport,
  lookEveryMs: 60_000,
  lookFailed: 'looking for exports failed',
  findOpen: findOpenExports,
  async lookToo({ database, now }) {
    for (const { team_id, id } of await findOldExports(database, now())) {
      await inTeam(database, team_id, (db) => removeExport(db, id, now()))
    }
  },
}

/** Has the open export of a team made, by one process at a time. */
export const enqueueExport = (dependencies: Pick<ApiDependencies, 'jobs'>, job: ExportJob) =>
  enqueueRun(dependencies, exportWorker, job)
