import { sql } from 'kysely'
import { expect } from 'vitest'
import type { WholeDatabase } from '../platform/database/database.ts'

/**
 * Waits until another transaction waits for a lock of this one. Only on PostgreSQL: PGlite runs one
 * transaction at a time, so nothing waits for a lock there.
 */
export const untilSomebodyWaits = (database: WholeDatabase) =>
  expect
    .poll(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(database)
      return rows.length
    })
    .toBeGreaterThan(0)
