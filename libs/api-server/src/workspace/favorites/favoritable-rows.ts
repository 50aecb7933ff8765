import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { favoritableRows } from '@tandem/api-contract'
import type { FavoritableRow, FavoritableType } from '@tandem/api-contract'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'

/** The table of each kind of row. */
export const favoritableTables: Record<FavoritableRow, string> = {
  store: 'stores',
  order: 'orders',
  customer: 'customers',
  product: 'products',
  account: 'social_accounts',
  post: 'social_posts',
}

const longestLabel = 80
const caption = sql`btrim(regexp_replace(caption, '[[:space:]]+', ' ', 'g'))`

/** The name of each kind of row. */
const labels: Record<FavoritableRow, RawBuilder<unknown>> = {
  store: sql`name`,
  order: sql`number`,
  customer: sql`name`,
  product: sql`name`,
  account: sql`username`,
  // The start of its caption; without one, its kind and the team's day.
  post: sql`coalesce(
    nullif(left(${caption}, ${longestLabel}) || case when length(${caption}) > ${longestLabel} then '…' else '' end, ''),
    initcap(kind) || ', ' || (posted_at at time zone (select timezone from teams t where t.team_id = social_posts.team_id))::date)`,
}

/** Whether favourites of a type are rows of the team. */
export const isRowType = (type: FavoritableType): type is FavoritableRow =>
  favoritableRows.some((row) => row === type)

/** The names of rows of the team, by id; those that the team does not have are left out. */
export async function rowLabels(
  db: TeamDatabase,
  type: FavoritableRow,
  ids: number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; label: string }>`
    select id, ${labels[type]} as label from ${sql.table(favoritableTables[type])}
    where team_id = ${currentTeam(db)} and id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row.label]))
}
