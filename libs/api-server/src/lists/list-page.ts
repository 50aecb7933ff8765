import { sql } from 'kysely'
import type { PageMeta } from '@tandem/api-contract'
import type { TeamDatabase } from '../database/team-scope.ts'
import { countedMatches } from './list-filters.ts'
import type { Counted, ListFilters } from './list-filters.ts'
import { listKeys, rowsFound, rowsMet, rowsOf } from './list-keys.ts'
import type { Condition, ListTable, ShownRows } from './list-keys.ts'
import type { AskedMatches, Match } from './list-matches.ts'
import { listedStores } from './listed-stores.ts'
import type { ListedStores, RowCounter } from './listed-stores.ts'
import { searchPatterns } from './search-text.ts'
import type { SearchPatterns } from './search-text.ts'
import type { SortOrder } from './sort-order.ts'

/** What narrows and sorts a list, without paging. */
export interface ListView<Sort extends string> {
  store_id?: number | undefined
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
export interface List<View extends ListView<string>, Row> {
  table: ListTable
  counter: RowCounter
  sorts: Record<View['sort'], SortOrder>
  /**
   * What narrows it, for a reader who looks at the first `reach` rows; null where nothing does.
   * @throws VALIDATION_FAILED for ids that the team does not have
   */
  filters: (db: TeamDatabase, view: View, stores: ListedStores, reach: number) => Promise<ListFilters | null>
  /** As much as can be skipped of the rows that come before those sought, of a view whose total figures tell. */
  skip?: (db: TeamDatabase, view: View, stores: ListedStores, sought: SoughtRows) => Promise<Skipped | null>
  /** What matches, in the order of the sort. */
  matches: (
    db: TeamDatabase,
    stores: ListedStores,
    patterns: SearchPatterns,
    asked: AskedMatches<View['sort']>,
  ) => Promise<Match[]>
  /** Which of these rows match; for walks through a whole list. */
  matching: (db: TeamDatabase, ids: number[], patterns: SearchPatterns) => Promise<Set<number>>
  /** As this person sees them, in their order. */
  rows: (db: TeamDatabase, shown: ShownRows, reader: number) => Promise<Row[]>
}

type PageOf<View> = View & { page: number; per_page: number }

/** One page of what one store has, or all that are not archived. */
export async function listPage<View extends ListView<string>, Row>(
  db: TeamDatabase,
  search: PageOf<View>,
  list: List<View, Row>,
  reader: number,
): Promise<{ data: Row[]; meta: PageMeta }> {
  const stores = await listedStores(db, search.store_id, list.counter)
  const filters = await list.filters(db, search, stores, search.page * search.per_page)
  const { shown, total, isCapped } = await foundPage(db, search, list, { stores, filters })
  return {
    data: shown ? await list.rows(db, shown, reader) : [],
    meta: {
      current_page: search.page,
      per_page: search.per_page,
      total,
      last_page: Math.max(1, Math.ceil(total / search.per_page)),
      total_is_capped: isCapped,
    },
  }
}

interface FoundPage extends Counted {
  /** Null where the page is empty. */
  shown: ShownRows | null
}

interface Narrowed {
  stores: ListedStores
  filters: ListFilters | null
}

async function foundPage<View extends ListView<string>, Row>(
  db: TeamDatabase,
  search: PageOf<View>,
  list: List<View, Row>,
  { stores, filters }: Narrowed,
): Promise<FoundPage> {
  const place = {
    offset: (search.page - 1) * search.per_page,
    limit: search.per_page,
    order: list.sorts[search.sort as View['sort']],
  }
  if (stores.ids.length === 0) return { shown: null, total: 0, isCapped: false }
  const patterns = searchPatterns(search.search_term)
  if (patterns) {
    const end = Math.min(countedMatches, place.offset + place.limit)
    const asked = { sort: search.sort, filters: filters?.values ?? {}, wanted: end }
    const matches = await list.matches(db, stores, patterns, asked)
    const ids = matches.slice(place.offset, end).map(({ id }) => id)
    return {
      shown: some(db, list.table, ids, place.order),
      total: matches[0]?.total ?? 0,
      isCapped: matches[0]?.is_capped ?? false,
    }
  }
  const known = filters ? filters.counted : { total: stores.rows, isCapped: false }
  if (known) {
    return { ...known, shown: await pageOfKnown(db, search, list, { stores, filters, known, ...place }) }
  }
  const conditions = filters?.first ? [filters.first] : filters?.conditions
  return countedPage(db, list.table, listKeys(db, list.table, stores, place.order, conditions), place)
}

const some = (db: TeamDatabase, table: ListTable, ids: number[], order: SortOrder) =>
  ids.length === 0 ? null : rowsOf(db, table, ids, order)

interface Place {
  offset: number
  limit: number
  /** The order that is asked for, whichever way it is walked. */
  order: SortOrder
}

/** A page of what is counted while it is found, both up to a limit. */
async function countedPage(
  db: TeamDatabase,
  table: ListTable,
  keys: ReturnType<typeof listKeys>,
  { offset, limit, order }: Place,
): Promise<FoundPage> {
  const { rows } = await sql<{ total: number; ids: number[] }>`
    with found as materialized ${keys.limit(countedMatches + 1)}
    select (select count(*) from found) as total,
      (select coalesce(json_agg(id), '[]') from (
        select id from found limit ${Math.max(0, Math.min(limit, countedMatches - offset))} offset ${offset}) as page
      ) as ids`.execute(db)
  const { total = 0, ids = [] } = rows[0] ?? {}
  return {
    shown: some(db, table, ids, order),
    total: Math.min(total, countedMatches),
    isCapped: total > countedMatches,
  }
}

/** What is walked soon enough, so that nothing need be looked up to skip it. */
const soonWalked = 5_000

/** A page of what is counted already; pages of the second half are reached from the other end. */
async function pageOfKnown<View extends ListView<string>, Row>(
  db: TeamDatabase,
  search: PageOf<View>,
  list: List<View, Row>,
  { stores, filters, known, offset, limit, order }: Narrowed & Place & { known: Counted },
): Promise<ShownRows | null> {
  const left = known.total - offset
  if (left <= 0) return null
  const isReverse = offset > left && !known.isCapped
  const sort = (isReverse ? reversed(search.sort) : search.sort) as View['sort']
  const wanted = Math.min(limit, left)
  const ahead = isReverse ? left - wanted : offset
  const skipped =
    ahead > soonWalked
      ? ((await list.skip?.(db, { ...search, sort }, stores, { ahead, wanted })) ?? null)
      : null
  const conditions = [...(filters?.conditions ?? []), ...(skipped ? [skipped.condition] : [])]
  const keys = listKeys(db, list.table, stores, list.sorts[sort], conditions).limit(wanted)
  // Passed by or tested by an index alone; else the rows are met at once.
  const isPlain = ahead === 0 && conditions.length === 0 && (stores.areAll || stores.ids.length === 1)
  return isPlain
    ? rowsMet(keys, order)
    : rowsFound(db, list.table, keys.offset(ahead - (skipped?.rows ?? 0)), order)
}

const reversed = (sort: string) => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`)
