import type { RawBuilder } from 'kysely'
import type { TeamTables } from '../../platform/database/database.ts'

/** How a table is exported. */
export interface ExportedTable<Column extends string = string> {
  /** The name of its files, without the extension. */
  file: string
  /** What a row is, in a sentence. */
  about: string
  /** In the order of the file. A column that is neither here nor in `without` fails a test. */
  columns: readonly Column[]
  /** Columns that are calculated, serve searches, or are internal. */
  without?: readonly Column[]
  /** Values looked up beside the columns, by name; the row is `t`. */
  lookups?: Record<string, RawBuilder<unknown>>
  /** Columns of amounts in minor units, with the column of their currency. */
  amounts?: Record<string, string>
  /** Which rows; all by default. */
  only?: RawBuilder<boolean>
}

/** Why a table isn't exported. */
interface LeftOut {
  leftOut: string
}

/** The decision for each of these tables. */
export type DataOf<Table extends keyof TeamTables> = {
  readonly [Each in Table]: ExportedTable<keyof TeamTables[Each] & string> | LeftOut
}
