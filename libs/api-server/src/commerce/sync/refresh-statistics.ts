import { sql } from 'kysely'
import type { SyncKind } from '@tandem/api-contract'
import type { WholeDatabase } from '../../platform/database/database.ts'

const tablesOf: Record<SyncKind, string[]> = {
  collections: ['collections'],
  products: ['products', 'product_collections'],
  customers: ['customers'],
  orders: ['orders', 'order_lines', 'order_codes', 'customers', 'products'],
  refunds: ['refunds', 'refund_lines'],
}

/**
 * Updates the database's statistics of the tables of a kind. Nothing else does so in time: the embedded
 * database never does by itself, a server waits a minute. Until then every index that begins with the team
 * seems equally good, and foreign keys are checked by reading all orders (measured: batches of a first sync
 * took ten times as long at 2,000 orders).
 */
export async function refreshStatistics(database: WholeDatabase, kind: SyncKind) {
  for (const table of tablesOf[kind]) await sql`analyze ${sql.table(table)}`.execute(database)
}
