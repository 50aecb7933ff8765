import { sql } from 'kysely'
import { commerceMessages } from '@tandem/api-contract'
import type { ListedNote, NotableType, NoteFilter } from '@tandem/api-contract'
import type { Selected } from '../../platform/database/database.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { Condition } from '../../platform/lists/condition.ts'
import {
  compares,
  conditionsOf,
  countedMatches,
  isOneOf,
  momentsOf,
} from '../../platform/lists/list-filters.ts'
import type { ListFilters } from '../../platform/lists/list-filters.ts'
import type { ShownRows } from '../../platform/lists/list-keys.ts'
import type { Match } from '../../platform/lists/list-matches.ts'
import type { ListScope } from '../../platform/lists/list-scope.ts'
import type { List } from '../../platform/lists/list.ts'
import type { SearchPatterns } from '../../platform/lists/search-text.ts'
import { bothWays, orderBy } from '../../platform/lists/sort-order.ts'
import { fieldProblem } from '../../platform/request/problem.ts'
import { rowLabels } from '../favorites/favoritable-rows.ts'

const sorts = bothWays('at', { name: 'created_at', type: 'timestamptz' })

/** All notes that a person may see, as a list. */
export const noteList = (reader: number): List<NoteFilter, ListedNote, ListScope> => ({
  table: 'notes',
  scope: async (db) => ({
    ids: [currentTeam(db)],
    areAll: true,
    rows: null,
    within: [isVisibleTo(reader)],
  }),
  sorts,
  filters: noteFilters,
  matches: async (db, _scope, patterns, { sort, filters, wanted }) => {
    const found = [
      sql`team_id = ${currentTeam(db)}`,
      isVisibleTo(reader),
      hasText(patterns),
      ...conditionsFor(filters),
    ]
    const { rows } = await sql<Match>`
      with found as (
        select id, created_at from notes where ${sql.join(found, sql` and `)}
        order by ${sql.raw(orderBy(sorts[sort]))} limit ${countedMatches + 1})
      select id, least(count(*) over (), ${countedMatches})::integer as total,
        count(*) over () > ${countedMatches} as is_capped
      from found order by ${sql.raw(orderBy(sorts[sort]))} limit ${wanted}`.execute(db)
    return rows
  },
  matching: async (db, ids, patterns) => {
    const { rows } = await sql<{ id: number }>`
      select id from notes where team_id = ${currentTeam(db)} and id = any(${ids}::bigint[])
        and ${hasText(patterns)}`.execute(db)
    return new Set(rows.map(({ id }) => id))
  },
  rows: notesShown,
})

const isVisibleTo = (reader: number): Condition => sql`(visible_to_team or user_id = ${reader})`

/** A short term is the start of a word, which a space precedes; see `searchPatterns`. */
const hasText = ({ text, whole }: SearchPatterns): Condition =>
  whole === null ? sql`' ' || search_text like ${text}` : sql`search_text like ${text}`

interface NoteConditions {
  notable_type?: NotableType[] | undefined
  user_id?: number[] | undefined
  from?: string | undefined
  until?: string | undefined
}

const conditionsFor = ({ notable_type, user_id, from, until }: NoteConditions) =>
  conditionsOf(
    notable_type?.length === 1
      ? compares('notable_type', '=', notable_type[0])
      : isOneOf('notable_type', notable_type),
    user_id?.length === 1
      ? compares('user_id', '=', user_id[0])
      : user_id && sql`user_id = any(${user_id}::bigint[])`,
    compares('created_at', '>=', from),
    compares('created_at', '<', until),
  )

/** The filters of the list. @throws VALIDATION_FAILED for people whom the team doesn't have */
async function noteFilters(db: TeamDatabase, view: NoteFilter): Promise<ListFilters | null> {
  const { notable_type, user_id } = view
  if (user_id) await requireUsers(db, user_id)
  const values = { notable_type, user_id, ...(await momentsOf(db, view)) }
  const conditions = conditionsFor(values)
  return conditions.length === 0 ? null : { conditions, values, counted: null }
}

async function requireUsers(db: TeamDatabase, ids: number[]) {
  const known = await db.selectFrom('users').select('id').where('id', 'in', ids).execute()
  if (known.length < new Set(ids).size) throw fieldProblem('user_id', commerceMessages.note.authorUnknown)
}

/** A row of the statement below. */
interface NoteRow extends Selected<
  'notes',
  | 'id'
  | 'content'
  | 'visible_to_team'
  | 'notable_type'
  | 'notable_id'
  | 'created_at'
  | 'updated_at'
  | 'user_id'
> {
  author_name: string | null
  author_picture: string | null
}

/** Notes with the names of their rows. */
async function notesShown(db: TeamDatabase, shown: ShownRows): Promise<ListedNote[]> {
  const { rows } = await sql<NoteRow>`
    select n.id, n.content, n.visible_to_team, n.notable_type, n.notable_id, n.created_at, n.updated_at, n.user_id,
      u.name as author_name, u.profile_picture as author_picture
    from ${shown.from} as n
    left join users u on u.team_id = ${currentTeam(db)} and u.id = n.user_id
    order by ${shown.order}`.execute(db)
  const names = new Map<NotableType, Map<number, string>>()
  for (const [type, notes] of Map.groupBy(rows, (row) => row.notable_type)) {
    const ids = notes.map(({ notable_id }) => notable_id)
    names.set(type, await rowLabels(db, type, [...new Set(ids)]))
  }
  return rows.map(({ user_id, author_name, author_picture, ...note }) => ({
    ...note,
    author:
      user_id === null ? null : { id: user_id, name: author_name ?? '', profile_picture: author_picture },
    row_name: names.get(note.notable_type)?.get(note.notable_id) ?? null,
  }))
}
