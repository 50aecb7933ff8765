import type { LogEvent } from 'kysely'
import type { Log } from '../platform/dependencies/dependencies.ts'

/** A statement that is longer is cut. */
const longestStatement = 2000

/**
 * Logs the statements that took `fromMs` or longer, without their values. The lines carry what `log.within` gave to
 * the request or job that asked.
 */
export const slowQueries =
  ({ log, fromMs }: { log: Log; fromMs: number }) =>
  ({ query, queryDurationMillis, level }: LogEvent): void => {
    if (queryDurationMillis < fromMs) return
    const statement = query.sql.replaceAll(/\s+/g, ' ').trim().slice(0, longestStatement)
    log.warn(
      { ms: Math.round(queryDurationMillis), statement, ...(level === 'error' && { failed: true }) },
      'a query was slow',
    )
  }
