import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ApiProcess } from './api-process.ts'

/** The process to probe. */
export type WatchedProcess = Pick<ApiProcess, 'origin' | 'pid'>

/** How `/healthz` answered for a while. */
export interface Health {
  asked: number
  /** Errors, and requests without an answer. */
  failures: string[]
  /** Wall-clock time. */
  slowestMs: number
  /**
   * The slowest time without the periods in which the process or the probe was ready to run but had no
   * processor.
   */
  slowestOwnMs: number
}

/**
 * Probes `/healthz` repeatedly in a separate thread: the main thread of the run acts as the provider and all
 * people, and would measure its own delays.
 */
export async function watchHealth({ origin, pid }: WatchedProcess, forMs: number): Promise<Health> {
  const worker = new Worker(join(import.meta.dirname, 'health-probe.ts'), {
    workerData: { origin, pid, forMs },
  })
  const [health] = (await once(worker, 'message')) as [Health]
  return health
}
