import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { PostalAddress } from '@tandem/api-contract'

/** Set by the database to the team of the transaction; a query never writes it. */
export type TeamId = ColumnType<number, number | undefined, never>

/** An instant: written as a Date or ISO text, read as ISO text in UTC. */
export type Timestamp = ColumnType<string, Date | string, Date | string>
export type NullableTimestamp = ColumnType<string | null, Date | string | null, Date | string | null>

/** A day as `2026-11-21`. */
export type DayColumn = ColumnType<string, string, never>

/** The default in the database is 0; the sync keeps it up to date. */
export type Counter = Generated<number>

/**
 * The hash of the row as the store last sent it; null forces a write at the next sync. See
 * sync/changed-rows.ts.
 */
export type Fingerprint = string | null

/** A postal address, for billing or delivery. */
export type AddressColumn = JSONColumnType<PostalAddress | null, string | null | undefined, string | null>
