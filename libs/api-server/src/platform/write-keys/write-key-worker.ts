import type { ApiDependencies } from '../dependencies/dependencies.ts'
import { lookRegularly } from '../runs/look-regularly.ts'
import { forgetOldKeys } from './write-key-queries.ts'

const lookEveryMs = 10 * 60_000

/** Starts deleting keys that are too old to be used again. */
export function startWriteKeyWorker(dependencies: ApiDependencies): void {
  lookRegularly(dependencies, {
    everyMs: lookEveryMs,
    failure: 'forgetting old keys of writes failed',
    look: () => forgetOldKeys(dependencies.database, dependencies.now()),
  })
}
