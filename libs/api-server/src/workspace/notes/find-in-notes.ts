import { sql } from 'kysely'
import type { NotableType } from '@tandem/api-contract'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { anyPartPattern } from '../../platform/lists/search-text.ts'

/** A note that a search found. */
interface NoteFound {
  id: number
  content: string
  notable_type: NotableType
  notable_id: number
  /** Null once the writer has left the team. */
  author_name: string | null
  created_at: string
}

/** The newest notes with a text that this person may see. */
export async function findInNotes(
  db: TeamDatabase,
  { term, reader, maxNotes }: { term: string; reader: number; maxNotes: number },
): Promise<NoteFound[]> {
  const pattern = anyPartPattern(term)
  if (pattern === null) return []
  const { rows } = await sql<NoteFound>`
    select n.id, n.content, n.notable_type, n.notable_id, u.name as author_name, n.created_at
    from notes n
    left join users u on u.team_id = ${currentTeam(db)} and u.id = n.user_id
    where n.team_id = ${currentTeam(db)} and (n.visible_to_team or n.user_id = ${reader})
      and n.search_text like ${pattern}
    order by n.created_at desc, n.id desc limit ${maxNotes}`.execute(db)
  return rows
}
