import type { ColumnType } from 'kysely'

/** Filled by the database from the team that the transaction works for; never written by a query. */
export type TeamId = ColumnType<number, number | undefined, never>

/** An instant: written as a Date or ISO text, read as ISO text in UTC. */
export type Timestamp = ColumnType<string, Date | string, Date | string>
export type NullableTimestamp = ColumnType<string | null, Date | string | null, Date | string | null>

/** A day as `2026-11-21`. */
export type DayColumn = ColumnType<string, string, never>
