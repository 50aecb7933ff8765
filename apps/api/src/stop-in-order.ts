import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '@tandem/api-server'

/** The parts that a stop ends. */
interface Running {
  /** From then on `/readyz` answers 503, and each answer closes its connection. */
  announce(): void
  /** How long requests are still accepted, so that a proxy can notice. */
  noticeMs: number
  server: Pick<Server, 'close' | 'closeAllConnections'>
  stopJobs(): Promise<void>
  closeDatabase(): Promise<void>
  log: Pick<Log, 'error'>
}

/**
 * Running answers may finish within this time; a client that sends its request byte by byte must not delay
 * the stop.
 */
export const drainMs = 5_000

/**
 * Stops a process so that nobody notices: first proxies are told and get time to use other processes, then no
 * connection is accepted, running answers are finished, jobs stop at a point where they can continue later,
 * and the database is closed last.
 *
 * @returns whether all of it succeeded. A part that fails is logged, and the others are stopped all the same.
 */
export async function stopInOrder({
  announce,
  noticeMs,
  server,
  stopJobs,
  closeDatabase,
  log,
}: Running): Promise<boolean> {
  announce()
  if (noticeMs > 0) await wait(noticeMs)
  let isClean = true
  for (const end of [() => drain(server), stopJobs, closeDatabase]) {
    try {
      await end()
    } catch (error) {
      isClean = false
      log.error({ error }, 'a part of the process could not be stopped')
    }
  }
  return isClean
}

async function drain(server: Running['server']) {
  const cut = setTimeout(() => server.closeAllConnections(), drainMs)
  await new Promise<void>((resolve) => {
    // After this turn of the event loop, so that connections which have arrived are accepted and not reset.
    setImmediate(() => server.close(() => resolve()))
  })
  clearTimeout(cut)
}
