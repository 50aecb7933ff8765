import type { RawBuilder } from 'kysely'
import type { TeamTables } from '../../platform/database/database.ts'

/** What an export holds of a table. */
export interface ExportedTable<Column extends string = string> {
  /** The name of its files, without an ending. */
  file: string
  /** What a row is, in a sentence. */
  about: string
  /** In the order of the file. A column that stands neither here nor in `without` fails a test. */
  columns: readonly Column[]
  /** What is counted from others, serves searches, or is nobody's business outside. */
  without?: readonly Column[]
  /** What is looked up beside the columns, by its name; the row is `t`. */
  lookups?: Record<string, RawBuilder<unknown>>
  /** Columns of amounts in minor units, with the column that names their currency. */
  amounts?: Record<string, string>
  /** Which rows; all unless told. */
  only?: RawBuilder<boolean>
}

/** Why an export holds nothing of a table. */
interface LeftOut {
  leftOut: string
}

/** The decision for each of these tables. */
export type DataOf<Table extends keyof TeamTables> = {
  readonly [Each in Table]: ExportedTable<keyof TeamTables[Each] & string> | LeftOut
}
