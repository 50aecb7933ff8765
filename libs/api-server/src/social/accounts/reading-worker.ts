import { inTeam } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { bringForward } from '../../platform/runs/bring-forward.ts'
import { lookRegularly } from '../../platform/runs/look-regularly.ts'
import { findDueAccounts, queueScheduledReading } from './queue-reading.ts'
import { readAccount } from './read-account.ts'
import type { ReadAccountJob } from './read-account.ts'

const queue = 'read-account'

/** How often accounts whose time has come, and readings without a worker, are looked for. */
const sweepEveryMs = 30_000

/** Adds a reading to the queue; nothing happens when the account already has one there. */
export const enqueueReading = (
  { jobs }: Pick<ApiDependencies, 'jobs'>,
  job: ReadAccountJob,
): Promise<boolean> => jobs.enqueue(queue, job, { key: String(job.account_id) })

/** Starts reading accounts. Readings that were left behind are taken up again: at once, and from time to time. */
export async function startReadingWorker(dependencies: ApiDependencies): Promise<void> {
  await dependencies.jobs.work<ReadAccountJob>(queue, ({ data, signal }) =>
    readAccount(dependencies, data, signal),
  )
  await enqueueOpenReadings(dependencies)
  lookRegularly(dependencies, {
    everyMs: sweepEveryMs,
    failure: 'looking for accounts to read failed',
    look: () => enqueueDueReadings(dependencies),
  })
}

/** Takes up what is due and what was left; several processes that do so at once start each reading once. */
export async function enqueueDueReadings(dependencies: ApiDependencies) {
  const { database, now } = dependencies
  const time = now()
  await bringForward(database, { table: 'account_readings', column: 'next_at' }, time)
  for (const { team_id, account_id } of await findDueAccounts(database, time)) {
    await inTeam(database, team_id, (db) => queueScheduledReading(db, account_id, time))
  }
  await enqueueOpenReadings(dependencies)
}

/** Over all teams, by index: how many are open does not depend on how many there are. */
async function enqueueOpenReadings(dependencies: ApiDependencies) {
  const open = await dependencies.database
    .selectFrom('account_readings')
    .select(['team_id', 'account_id'])
    .where('state', 'in', ['queued', 'running'])
    .execute()
  for (const job of open) await enqueueReading(dependencies, job)
}
