import type { PageMeta } from '@tandem/api-contract'
import { prepared } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import { countedPage, farCountedPage } from './counted-page.ts'
import type { FoundPage, Place } from './counted-page.ts'
import { countedMatches } from './list-filters.ts'
import type { Counted, ListFilters } from './list-filters.ts'
import { firstRowsMet, listKeys, rowsFound, rowsInOrder } from './list-keys.ts'
import type { ListTable, ShownRows } from './list-keys.ts'
import type { Condition } from './condition.ts'
import type { AskedMatches, Match } from './list-matches.ts'
import type { CountedScope, ListScope } from './list-scope.ts'
import { narrowList } from './narrow-list.ts'
import type { Narrowed } from './narrow-list.ts'
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

/** What one list asks the database. */
export interface List<View extends ListView<string>, Row, Scope extends ListScope = CountedScope> {
  table: ListTable
  /** Whose rows a view shows. @throws VALIDATION_FAILED for those that the team does not have */
  scope: (db: TeamDatabase, view: View) => Promise<Scope>
  /**
   * Whose rows a view that nothing narrows shows in most teams, so that its first page is read with what `scope` asks;
   * null where only that can say.
   */
  likely?: (view: View) => Scope | null
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

type PageOf<View> = View & { page: number; per_page: number }

/** One page of what one store or account has, or all that are not archived. */
export async function listPage<View extends ListView<string>, Row, Scope extends ListScope>(
  db: TeamDatabase,
  search: PageOf<View>,
  list: List<View, Row, Scope>,
  reader: number,
): Promise<{ data: Row[]; meta: PageMeta }> {
  const likely = search.page === 1 && search.search_term === '' ? (list.likely?.(search) ?? null) : null
  const [narrowed, firstRows] = await Promise.all([
    narrowList(db, search, list, search.page * search.per_page),
    likely && firstPage(db, search, list, { scope: likely, reader }),
  ])
  if (firstRows && isSameScope(narrowed.scope, likely)) {
    const total = narrowed.scope.rows ?? 0
    return pageOf(firstRows.slice(0, total), { search, total, isCapped: false })
  }
  if (narrowed.named && search.page === 1) {
    const { total, condition } = narrowed.named
    const data = await firstPage(db, search, list, { scope: narrowed.scope, conditions: [condition], reader })
    return pageOf(data, { search, total, isCapped: false })
  }
  const { shown, ...counted } = await foundPage(db, search, list, narrowed)
  return pageOf(shown ? await list.rows(db, shown, reader) : [], { search, ...counted })
}

const pageOf = <Row>(
  data: Row[],
  { search, total, isCapped }: { search: { page: number; per_page: number } } & Counted,
): { data: Row[]; meta: PageMeta } => ({
  data,
  meta: {
    current_page: search.page,
    per_page: search.per_page,
    total,
    last_page: Math.max(1, Math.ceil(total / search.per_page)),
    total_is_capped: isCapped,
  },
})

const isSameScope = (one: ListScope, other: ListScope | null) =>
  other !== null &&
  one.ids.length > 0 &&
  one.areAll === other.areAll &&
  (one.areAll || one.ids.join() === other.ids.join())

/** The first rows of a sort, or of few that are at hand, for which nothing else need be known. */
function firstPage<View extends ListView<string>, Row, Scope extends ListScope>(
  db: TeamDatabase,
  search: PageOf<View>,
  list: List<View, Row, Scope>,
  { scope, conditions = [], reader }: { scope: Scope; conditions?: readonly Condition[]; reader: number },
): Promise<Row[]> {
  const order = list.sorts[search.sort as View['sort']]
  const kept = prepared(db, conditions.length === 0 ? 'walk' : 'kept')
  return list.rows(
    kept,
    firstRowsMet(listKeys(kept, list.table, scope, order, conditions), search.per_page, order),
    reader,
  )
}

async function foundPage<View extends ListView<string>, Row, Scope extends ListScope>(
  db: TeamDatabase,
  search: PageOf<View>,
  list: List<View, Row, Scope>,
  { scope, filters, patterns }: Narrowed<Scope>,
): Promise<FoundPage> {
  const place = {
    offset: (search.page - 1) * search.per_page,
    limit: search.per_page,
    order: list.sorts[search.sort as View['sort']],
  }
  if (scope.ids.length === 0) return { shown: null, total: 0, isCapped: false }
  if (patterns) {
    const end = Math.min(countedMatches, place.offset + place.limit)
    const asked = { sort: search.sort, filters: filters?.values ?? {}, wanted: end }
    const matches = await list.matches(db, scope, patterns, asked)
    const ids = matches.slice(place.offset, end).map(({ id }) => id)
    return {
      shown: ids.length === 0 ? null : rowsInOrder(db, list.table, ids),
      total: matches[0]?.total ?? 0,
      isCapped: matches[0]?.is_capped ?? false,
    }
  }
  const known = filters
    ? filters.counted
    : scope.rows === null
      ? null
      : { total: scope.rows, isCapped: false }
  if (known) {
    return { ...known, shown: await pageOfKnown(db, search, list, { scope, filters, known, ...place }) }
  }
  const conditions = filters?.first ? [filters.first] : (filters?.conditions ?? [])
  const narrowed = { table: list.table, scope, conditions }
  return list.counted === undefined
    ? countedPage(db, narrowed, place)
    : farCountedPage(db, narrowed, { ...place, most: list.counted })
}

/** What is walked soon enough, so that nothing need be looked up to skip it. */
const soonWalked = 5_000

/** A page of what is counted already; pages of the second half are reached from the other end. */
async function pageOfKnown<View extends ListView<string>, Row, Scope extends ListScope>(
  db: TeamDatabase,
  search: PageOf<View>,
  list: List<View, Row, Scope>,
  {
    scope,
    filters,
    known,
    offset,
    limit,
    order,
  }: Pick<Narrowed<Scope>, 'scope' | 'filters'> & Place & { known: Counted },
): Promise<ShownRows | null> {
  const left = known.total - offset
  if (left <= 0) return null
  const isReverse = offset > left && !known.isCapped
  const sort = (isReverse ? reversed(search.sort) : search.sort) as View['sort']
  const wanted = Math.min(limit, left)
  const ahead = isReverse ? left - wanted : offset
  const skipped =
    ahead > soonWalked
      ? ((await list.skip?.(db, { ...search, sort }, scope, { ahead, wanted })) ?? null)
      : null
  const conditions = [...(filters?.conditions ?? []), ...(skipped ? [skipped.condition] : [])]
  const keys = listKeys(db, list.table, scope, list.sorts[sort], conditions)
  // Passed by or tested by an index alone; else the rows are met at once.
  const isPlain = ahead === 0 && conditions.length === 0 && (scope.areAll || scope.ids.length === 1)
  return isPlain
    ? firstRowsMet(keys, wanted, order)
    : rowsFound(db, list.table, keys.limit(wanted).offset(ahead - (skipped?.rows ?? 0)), order)
}

const reversed = (sort: string) => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`)
