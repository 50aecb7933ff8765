import { inTeam } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { enqueueRun } from '../../platform/runs/run-worker.ts'
import type { RunWorker } from '../../platform/runs/run-worker.ts'
import { makeExport } from './make-export.ts'
import type { ExportJob } from './make-export.ts'
import { findOldExports, findOpenExports, removeExport } from './queries.ts'

/** Passes exports to workers. Each check also deletes expired archives. */
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

/** Queues making the team's open export, for one process at a time. */
export const enqueueExport = (dependencies: Pick<ApiDependencies, 'jobs'>, job: ExportJob) =>
  enqueueRun(dependencies, exportWorker, job)
