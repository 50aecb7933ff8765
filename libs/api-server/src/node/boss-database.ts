import type { ConstructorOptions } from 'pg-boss'
import type { Log } from '../platform/dependencies/dependencies.ts'
import type { LimitedPool } from './limited-pool.ts'
import { listen } from './listen.ts'

/** The interface through which pg-boss runs its statements. */
export type BossDatabase = NonNullable<ConstructorOptions['db']>

/** Runs the queue's statements on a pool. */
export const executorOf = (pool: LimitedPool): BossDatabase => ({
  executeSql: (text, values) => pool.query(text, values),
})

/**
 * The database for the queue. Statements use the pool. `directUrl` is for notifications of new jobs, because a pooler
 * gives each transaction another connection of the server.
 */
export function bossDatabase(pool: LimitedPool, listening: { directUrl: string; log: Log }): BossDatabase {
  return {
    ...executorOf(pool),
    listen: (channel, onNotification, onReconnect) =>
      listen({ ...listening, channel, onNotification, onReconnect }),
  }
}
