import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '@tandem/api-server'

/** What a stop has to end. */
interface Running {
  /** From then on `/readyz` says 503, and each answer ends its connection. */
  announce(): void
  /** How long requests are still taken, so that a proxy notices. */
  noticeMs: number
  server: Pick<Server, 'close' | 'closeAllConnections'>
  stopJobs(): Promise<void>
  closeDatabase(): Promise<void>
  log: Pick<Log, 'error'>
}

/** What is answered meanwhile ends well; a client that sends its request byte by byte must not hold up the stop. */
export const drainMs = 5_000

/**
 * Ends a process so that nobody notices: a proxy is told first and has time to turn to others, then no connection is
 * taken, what is being answered is finished, jobs stop where they can go on later, and the database is closed last.
 *
 * @returns whether all of it went well. A part that fails is logged, and the others are ended all the same.
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
    // After this turn of the event loop: connections that have arrived are taken first, and not reset.
    setImmediate(() => server.close(() => resolve()))
  })
  clearTimeout(cut)
}
