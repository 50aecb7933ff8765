import { sql } from 'kysely'
import { currentTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import type { ListScope } from './list-scope.ts'

/** A row that matches, and beside each how many were counted and whether there are more. */
export interface Match {
  id: number
  total: number
  is_capped: boolean
}

/** How matches are asked for: the first `wanted` at least, in the order of a sort, narrowed by filters. */
export interface AskedMatches<Sort> {
  sort: Sort
  filters: object
  wanted: number
}

/** The ids of rows whose text matches, in the order of a sort; by the function that a migration made for the table. */
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

/** Which of these rows match a text. */
export async function matchingIds(
  db: TeamDatabase,
  table: 'audit_entries' | 'customers' | 'products' | 'social_posts',
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
