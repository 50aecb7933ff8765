import type { WholeDatabase } from '@tandem/api-server'
import { openPostgres } from '@tandem/api-server/node'

/** A connection to a server that reports how long each statement took. */
export interface TimedServer {
  /**
   * The milliseconds that the server itself spent on the work's statements: parsing, planning and running,
   * without the network.
   */
  spent(work: (database: WholeDatabase) => Promise<unknown>): Promise<number>
  close(): Promise<void>
}

/** Connects with the address of a role for which `log_duration` is on and sent to clients. */
export function openTimedServer(url: string): TimedServer {
  let milliseconds = 0
  const opened = openPostgres(url, {
    poolSize: 1,
    onNotice: (message) => (milliseconds += durationOf(message)),
  })
  return {
    async spent(work) {
      milliseconds = 0
      await work(opened.database)
      if (milliseconds === 0) throw new Error('The server does not say how long it takes')
      return milliseconds
    },
    close: opened.close,
  }
}

const durationOf = (message: string) => Number(/^duration: ([\d.]+) ms$/.exec(message)?.[1] ?? 0)
