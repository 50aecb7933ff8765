import { sql } from 'kysely'
import type { WholeDatabase } from '../platform/database/database.ts'

/** Rows as text, without what differs between two that say the same. */
export const bareRows = (rows: unknown[]) =>
  rows
    .map((row) => Object.entries(row as object).filter(([column]) => !/(^|_)id$|_at$/.test(column)))
    .map((row) => JSON.stringify(row))
    .toSorted()

/** The rows of a query in SQL. */
export const readRows = async (database: WholeDatabase, query: string) =>
  (await sql.raw(query).execute(database)).rows
