import { sql } from 'kysely'
import { expect } from 'vitest'
import type { WholeDatabase } from '../platform/database/database.ts'

/**
 * Until another transaction waits for what this one holds. On PostgreSQL alone: PGlite does one thing at a time, so
 * nobody waits for anybody there.
 */
export const untilSomebodyWaits = (database: WholeDatabase) =>
  expect
    .poll(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(database)
      return rows.length
    })
    .toBeGreaterThan(0)
