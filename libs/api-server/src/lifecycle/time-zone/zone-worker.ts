import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { lookRegularly } from '../../platform/runs/look-regularly.ts'
import { enqueueZoneChange, zoneChangeQueue } from '../../identity/team/begin-zone-change.ts'
import { changeZone } from './change-zone.ts'

/** How often changes without a worker are looked for. */
const sweepEveryMs = 30_000

/** Starts moving days to other zones. Changes that were left behind are taken up again: at once, and from time to time. */
export async function startZoneWorker(dependencies: ApiDependencies): Promise<void> {
  await dependencies.jobs.work<{ team_id: number }>(zoneChangeQueue, ({ data, signal }) =>
    changeZone(dependencies, data.team_id, { signal }),
  )
  await enqueueOpenChanges(dependencies)
  lookRegularly(dependencies, {
    everyMs: sweepEveryMs,
    failure: 'looking for changes of time zones failed',
    look: () => enqueueOpenChanges(dependencies),
  })
}

/** Over all teams: few have one at a time. */
export async function enqueueOpenChanges(dependencies: ApiDependencies): Promise<void> {
  const open = await dependencies.database.selectFrom('zone_changes').select('team_id').execute()
  for (const { team_id } of open) await enqueueZoneChange(dependencies, team_id)
}
