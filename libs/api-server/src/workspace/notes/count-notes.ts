import { sql } from 'kysely'
import type { NotableType } from '@tandem/api-contract'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'

/** How many notes a person may see on each of these rows; rows without any are left out. */
export async function countNotes(
  db: TeamDatabase,
  reader: number,
  type: NotableType,
  ids: number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; notes: number }>`
    select notable_id as id, count(*) as notes from notes
    where team_id = ${currentTeam(db)} and notable_type = ${type} and notable_id = any(${ids}::bigint[])
      and (visible_to_team or user_id = ${reader})
    group by notable_id`.execute(db)
  return new Map(rows.map((row) => [row.id, row.notes]))
}

/** Counts notes like `countNotes`, as a column of a query. */
export const notesCount = (db: TeamDatabase, reader: number, type: NotableType, id: string) => sql<number>`(
  select count(*) from notes n
  where n.team_id = ${currentTeam(db)} and n.notable_type = ${type} and n.notable_id = ${sql.ref(id)}
    and (n.visible_to_team or n.user_id = ${reader}))`
