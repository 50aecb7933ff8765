import { sql } from 'kysely'
import { currentTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import type { ListScope } from './list-scope.ts'

/** A matching row, each with the number of rows counted and whether there are more. */
export interface Match {
  id: number
  total: number
  is_capped: boolean
}

/** The matches to find: at least the first `wanted`, in the order of a sort, with filters. */
export interface AskedMatches<Sort> {
  sort: Sort
  filters: object
  wanted: number
}

/**
 * The ids of rows whose text matches, in the order of a sort, found by the table's search function from a
 * migration.
 */
export async function listMatches(
  db: TeamDatabase,
  table: 'customers' | 'products',
  { ids, areAll }: Pick<ListScope, 'ids' | 'areAll'>,
  { text, sort, filters, wanted }: { text: string } & AskedMatches<string>,
): Promise<Match[]> {
  const { rows } = await sql<Match>`
    select id, total, is_capped from ${sql.table(`search_${table}`)}(
      ${areAll ? null : ids}::bigint[], ${text}, ${sort}, ${JSON.stringify(filters)}::jsonb, ${wanted}
    ) with ordinality as found (id, total, is_capped, place) order by place`.execute(db)
  return rows
}

/** Which of these rows match a search term. */
export async function matchingIds(
  db: TeamDatabase,
  table: 'customers' | 'products' | 'social_posts',
  ids: number[],
  text: string,
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)}
    where team_id = ${currentTeam(db)} and id = any(${ids}::bigint[]) and search_text like ${text}`.execute(
    db,
  )
  return new Set(rows.map((row) => row.id))
}
