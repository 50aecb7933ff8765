import type { Timestamp } from './columns.ts'

/** One row in the database of a demo, and none in any other. */
interface DemoMarkTable {
  made_at: Timestamp
}

/** What says of a database that it is a demo's. */
export interface DemoMarkTables {
  demo_mark: DemoMarkTable
}
