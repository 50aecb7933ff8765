import type { RawBuilder } from 'kysely'
import type { LeftOut } from '@tandem/api-contract'
import type { TeamTables } from '../../platform/database/database.ts'

/** How a table is exported. */
export interface ExportedTable<Column extends string = string> {
  /** The name of its files, without the extension. */
  file: string
  /** What a row is, in a sentence. */
  about: string
  /** In the order of the file. */
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

/** The decision for each of these tables; see `decided`. */
export type DataOf<Table extends keyof TeamTables> = {
  readonly [Each in Table]: ExportedTable<keyof TeamTables[Each] & string> | LeftOut
}

/** Demands `undecided` of a table with a column that is neither exported nor left out. The error names the column. */
type Whole<Data> = {
  readonly [Table in keyof Data]: Table extends keyof TeamTables
    ? [Undecided<Table, Data[Table]>] extends [never]
      ? Data[Table]
      : { undecided: Undecided<Table, Data[Table]> }
    : Data[Table]
}

type Undecided<Table extends keyof TeamTables, Data> = Data extends { columns: readonly (infer Column)[] }
  ? Exclude<
      keyof TeamTables[Table],
      Column | (Data extends { without: readonly (infer Left)[] } ? Left : never) | 'team_id'
    >
  : never

/** The decision for each of these tables. It doesn't compile while a column of one is missing. */
export const decided =
  <Table extends keyof TeamTables>() =>
  <const Data extends DataOf<Table>>(data: Data & Whole<Data>): DataOf<Table> =>
    data
