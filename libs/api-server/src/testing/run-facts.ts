import { sql } from 'kysely'
import type { WholeDatabase } from '../platform/database/database.ts'

/** Rows as text, without values that differ between two equal runs. */
export const bareRows = (rows: unknown[]) =>
  rows
    .map((row) => Object.entries(row as object).filter(([column]) => !/(^|_)id$|_at$/.test(column)))
    .map((row) => JSON.stringify(row))
    .toSorted()

/** The rows of a SQL query. */
export const readRows = async (database: WholeDatabase, query: string) =>
  (await sql.raw(query).execute(database)).rows
