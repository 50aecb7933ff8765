import type { Timestamp } from './columns.ts'

/** Has one row in the database of a demo, and none in others. */
interface DemoMarkTable {
  made_at: Timestamp
}

/** The table that marks a demo's database. */
export interface DemoMarkTables {
  demo_mark: DemoMarkTable
}
