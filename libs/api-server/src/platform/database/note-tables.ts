import type { ColumnType, Generated } from 'kysely'
import type { FilteredList, NotableType } from '@tandem/api-contract'
import type { TeamId, Timestamp } from './columns.ts'

interface NotesTable {
  team_id: TeamId
  id: Generated<number>
  /** Null once the writer has left the team. */
  user_id: number | null
  notable_type: NotableType
  notable_id: number
  content: string
  visible_to_team: boolean
  created_at: Timestamp
  updated_at: Timestamp
  /** The content in the form that is searched; the database makes it. */
  search_text: ColumnType<string, never, never>
}

interface SavedFiltersTable {
  team_id: TeamId
  id: Generated<number>
  /** Null once the maker has left the team. */
  user_id: number | null
  list: FilteredList
  name: string
  /** The name in the form that is compared. */
  name_key: string
  /** The query part of the list's address. */
  search: string
  visible_to_team: boolean
  /** Whether it opens the list for everybody, as long as the team sees it; one for each list. */
  is_team_default: Generated<boolean>
  created_at: Timestamp
}

/** Notes and saved lists, of one person or of the team. */
export interface NoteTables {
  notes: NotesTable
  saved_filters: SavedFiltersTable
}
