import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { PostalAddress } from '@tandem/api-contract'

/** Filled by the database from the team that the transaction works for; never written by a query. */
export type TeamId = ColumnType<number, number | undefined, never>

/** An instant: written as a Date or ISO text, read as ISO text in UTC. */
export type Timestamp = ColumnType<string, Date | string, Date | string>
export type NullableTimestamp = ColumnType<string | null, Date | string | null, Date | string | null>

/** A day as `2026-11-21`. */
export type DayColumn = ColumnType<string, string, never>

/** The database counts from zero; the sync keeps it. */
export type Counter = Generated<number>

/** Of the row as the store last answered it; null makes the next one that comes be written. See sync/changed-rows.ts. */
export type Fingerprint = string | null

/** Where somebody lives or gets a parcel. */
export type AddressColumn = JSONColumnType<PostalAddress | null, string | null | undefined, string | null>
