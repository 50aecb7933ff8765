import { zoneChangeQueue } from '../../identity/team/begin-zone-change.ts'
import type { RunWorker } from '../../platform/runs/run-worker.ts'
import { changeZone } from './change-zone.ts'

/** How the worker that moves days to another zone learns of changed zones. */
export const zoneWorker: RunWorker<{ team_id: number }> = {
  queue: zoneChangeQueue,
  keyOf: ({ team_id }) => team_id,
  perform: (dependencies, { team_id }, signal) => changeZone(dependencies, team_id, { signal }),
  lookEveryMs: 30_000,
  lookFailed: 'looking for changes of time zones failed',
  // Only a few teams change their zone at the same time.
  findOpen: (database) => database.selectFrom('zone_changes').select('team_id').execute(),
}
