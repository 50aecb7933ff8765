import { sql } from 'kysely'
import { favoritableRows } from '@tandem/api-contract'
import type { FavoritableRow, FavoritableType } from '@tandem/api-contract'
import { currentTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'

/** Where each kind of row is kept, and what it is called there. */
const tables: Record<FavoritableRow, { table: string; label: string }> = {
  store: { table: 'stores', label: 'name' },
  order: { table: 'orders', label: 'number' },
  customer: { table: 'customers', label: 'name' },
  product: { table: 'products', label: 'name' },
  account: { table: 'social_accounts', label: 'username' },
}

/** The tables alone, for what else is kept on rows of these kinds. */
export const favoritableTables: Record<FavoritableRow, string> = {
  store: tables.store.table,
  order: tables.order.table,
  customer: tables.customer.table,
  product: tables.product.table,
  account: tables.account.table,
}

/** Whether favourites of a type are rows of the team. */
export const isRowType = (type: FavoritableType): type is FavoritableRow =>
  favoritableRows.some((row) => row === type)

/** What rows of the team are called, by id; those that the team does not have are left out. */
export async function rowLabels(
  db: TeamDatabase,
  type: FavoritableRow,
  ids: number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { table, label } = tables[type]
  const { rows } = await sql<{ id: number; label: string }>`
    select id, ${sql.ref(label)} as label from ${sql.table(table)}
    where team_id = ${currentTeam(db)} and id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row.label]))
}
