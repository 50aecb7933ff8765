import { zoneChangeQueue } from '../../identity/team/begin-zone-change.ts'
import type { RunWorker } from '../../platform/runs/run-worker.ts'
import { changeZone } from './change-zone.ts'

/** How changes of time zones reach their workers, which move days to other zones. */
export const zoneWorker: RunWorker<{ team_id: number }> = {
  queue: zoneChangeQueue,
  keyOf: ({ team_id }) => team_id,
  perform: (dependencies, { team_id }, signal) => changeZone(dependencies, team_id, { signal }),
  lookEveryMs: 30_000,
  lookFailed: 'looking for changes of time zones failed',
  // Few teams have one at a time.
  findOpen: (database) => database.selectFrom('zone_changes').select('team_id').execute(),
}
