import type { RawBuilder } from 'kysely'
import type { TeamDatabase } from '../database/team-scope.ts'
import type { Condition } from './condition.ts'
import type { ListFilters } from './list-filters.ts'
import type { ListTable, ShownRows } from './list-keys.ts'
import type { AskedMatches, Match } from './list-matches.ts'
import type { CountedScope, ListScope } from './list-scope.ts'
import type { SearchPatterns } from './search-text.ts'
import type { SortOrder } from './sort-order.ts'

/** The filters and the sort of a list, without its page. */
export interface ListView<Sort extends string> {
  search_term: string
  sort: Sort
}

/**
 * The start of a walk that stored counts let us skip: its number of rows, and a condition for all rows after
 * it.
 */
export interface Skipped {
  rows: number
  condition: Condition
}

/** How many rows to find, and how many come before them. */
export interface SoughtRows {
  ahead: number
  wanted: number
}

/** How a page is read before we know which stores the list shows. */
export interface LikelyRows<View, Found, Row, Scope> {
  /** The rows that an unfiltered view shows in most teams; null when only the list's `scope` knows them. */
  scope: (view: View) => Scope | null
  /** The statement of `rows`, which must be a single one. */
  query: (db: TeamDatabase, shown: ShownRows, reader: number) => RawBuilder<Found>
  /** A row of the list, from a row of that statement. */
  toRow: (found: Found) => Row
}

/** The queries of one list. */
export interface List<View extends ListView<string>, Row, Scope extends ListScope = CountedScope> {
  table: ListTable
  /** The rows a view shows. @throws VALIDATION_FAILED for stores or accounts that the team does not have */
  scope: (db: TeamDatabase, view: View) => Promise<Scope>
  /** How far rows are counted when there is no stored count; 1,000 by default. */
  counted?: number
  sorts: Record<View['sort'], SortOrder>
  /**
   * The filters, for a reader who looks at the first `reach` rows; null when there are none.
   * @throws VALIDATION_FAILED for ids that the team does not have
   */
  filters: (db: TeamDatabase, view: View, scope: Scope, reach: number) => Promise<ListFilters | null>
  /** Finds how many of the rows before the sought ones can be skipped, for a view with a stored total. */
  skip?: (db: TeamDatabase, view: View, scope: Scope, sought: SoughtRows) => Promise<Skipped | null>
  /** The ids of everything that a term names exactly; null when it names nothing. See narrow-list.ts. */
  named?: (db: TeamDatabase, view: View, whole: string) => Promise<number[] | null>
  /** The matching rows, in the order of the sort. */
  matches: (
    db: TeamDatabase,
    scope: Scope,
    patterns: SearchPatterns,
    asked: AskedMatches<View['sort']>,
  ) => Promise<Match[]>
  /** Which of these rows match; for walks through a whole list. */
  matching: (db: TeamDatabase, ids: number[], patterns: SearchPatterns) => Promise<Set<number>>
  /** The rows as this person sees them, in order. */
  rows: (db: TeamDatabase, shown: ShownRows, reader: number) => Promise<Row[]>
}

/** A list whose first page is read before we know which stores it shows. */
export interface LikelyList<View extends ListView<string>, Found, Row> extends List<View, Row> {
  likely: LikelyRows<View, Found, Row, CountedScope>
}
