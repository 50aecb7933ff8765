import { minuteMs } from '@tandem/format'
import type { WholeDatabase } from '../database/database.ts'
import type { ApiDependencies } from '../dependencies/dependencies.ts'
import { lookRegularly } from './look-regularly.ts'

const lookEveryMs = 10 * minuteMs

/** Deletes rows of all teams that have been kept long enough. */
type Forget = (database: WholeDatabase, now: Date) => Promise<void>

/** Starts deleting rows that are kept for a limited time. */
export function startForgetWorker(dependencies: ApiDependencies, forgets: readonly Forget[]): void {
  for (const forget of forgets)
    lookRegularly(dependencies, {
      everyMs: lookEveryMs,
      failure: 'deleting old rows failed',
      look: () => forget(dependencies.database, dependencies.now()),
    })
}
