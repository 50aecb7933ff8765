import { sql } from 'kysely'
import type { TeamDatabase } from '../database/team-scope.ts'
import type { ListedStores } from './listed-stores.ts'

/** The ids of rows whose text matches, in the order of a sort; by the function that a migration made for the table. */
export async function listMatches(
  db: TeamDatabase,
  table: 'customers' | 'products',
  { ids, areAll }: Pick<ListedStores, 'ids' | 'areAll'>,
  { text, sort }: { text: string; sort: string },
): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(`search_${table}`)}(${areAll ? null : ids}::bigint[], ${text}, ${sort})
      with ordinality as found (id, place) order by place`.execute(db)
  return rows
}
