import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ApiProcess } from './api-process.ts'

/** Who is asked. */
export type WatchedProcess = Pick<ApiProcess, 'origin' | 'pid'>

/** How `/healthz` answered for a while. */
export interface Health {
  asked: number
  /** Answers that were none, or no success. */
  failures: string[]
  /** By the clock. */
  slowestMs: number
  /** The same without the time in which the process or the probe could have worked and had no processor. */
  slowestOwnMs: number
}

/**
 * Asks for `/healthz` again and again, in a thread of its own: the thread of the run plays the provider and all people,
 * and would find its own waits.
 */
export async function watchHealth({ origin, pid }: WatchedProcess, forMs: number): Promise<Health> {
  const worker = new Worker(join(import.meta.dirname, 'health-probe.ts'), {
    workerData: { origin, pid, forMs },
  })
  const [health] = (await once(worker, 'message')) as [Health]
  return health
}
