import type { RawBuilder } from 'kysely'
import type { TeamDatabase } from '../database/team-scope.ts'
import type { Condition } from './condition.ts'
import type { ListFilters } from './list-filters.ts'
import type { ListTable, ShownRows } from './list-keys.ts'
import type { AskedMatches, Match } from './list-matches.ts'
import type { CountedScope, ListScope } from './list-scope.ts'
import type { SearchPatterns } from './search-text.ts'
import type { SortOrder } from './sort-order.ts'

/** What narrows and sorts a list, without paging. */
export interface ListView<Sort extends string> {
  search_term: string
  sort: Sort
}

/** The beginning of a walk that figures save: how many rows it is, and what holds for all that come after. */
export interface Skipped {
  rows: number
  condition: Condition
}

/** So many rows, after those that come before them. */
export interface SoughtRows {
  ahead: number
  wanted: number
}

/** What a page is read with before it is known whose rows the list shows. */
interface LikelyRows<View, Row, Scope> {
  /** Whose rows a view that nothing narrows shows in most teams; null where only `scope` of the list can say. */
  scope: (view: View) => Scope | null
  /** The statement of `rows`, which has to be the only one. */
  query: (db: TeamDatabase, shown: ShownRows, reader: number) => RawBuilder<Row>
}

/** What one list asks the database. */
export interface List<View extends ListView<string>, Row, Scope extends ListScope = CountedScope> {
  table: ListTable
  /** Whose rows a view shows. @throws VALIDATION_FAILED for those that the team does not have */
  scope: (db: TeamDatabase, view: View) => Promise<Scope>
  likely?: LikelyRows<View, Row, Scope>
  /** How far rows are counted where no figure tells how many there are; a thousand unless said. */
  counted?: number
  sorts: Record<View['sort'], SortOrder>
  /**
   * What narrows it, for a reader who looks at the first `reach` rows; null where nothing does.
   * @throws VALIDATION_FAILED for ids that the team does not have
   */
  filters: (db: TeamDatabase, view: View, scope: Scope, reach: number) => Promise<ListFilters | null>
  /** As much as can be skipped of the rows that come before those sought, of a view whose total figures tell. */
  skip?: (db: TeamDatabase, view: View, scope: Scope, sought: SoughtRows) => Promise<Skipped | null>
  /** The ids of all that a term names as a whole; null where it names nothing. See narrow-list.ts. */
  named?: (db: TeamDatabase, view: View, whole: string) => Promise<number[] | null>
  /** What matches, in the order of the sort. */
  matches: (
    db: TeamDatabase,
    scope: Scope,
    patterns: SearchPatterns,
    asked: AskedMatches<View['sort']>,
  ) => Promise<Match[]>
  /** Which of these rows match; for walks through a whole list. */
  matching: (db: TeamDatabase, ids: number[], patterns: SearchPatterns) => Promise<Set<number>>
  /** As this person sees them, in their order. */
  rows: (db: TeamDatabase, shown: ShownRows, reader: number) => Promise<Row[]>
}
