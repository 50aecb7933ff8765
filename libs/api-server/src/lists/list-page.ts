import { sql } from 'kysely'
import type { PageMeta } from '@tandem/api-contract'
import type { TeamDatabase } from '../database/team-scope.ts'
import type { ListFilters } from './list-filters.ts'
import { listKeys } from './list-keys.ts'
import type { AskedMatches, Match } from './list-matches.ts'
import type { ListTable } from './list-keys.ts'
import { listedStores } from './listed-stores.ts'
import type { ListedStores, RowCounter } from './listed-stores.ts'
import { searchPatterns } from './search-text.ts'
import type { SearchPatterns } from './search-text.ts'
import type { SortOrder } from './sort-order.ts'

/** What no figure tells is counted up to here. */
export const countedMatches = 1000

/** What narrows and sorts a list, without paging. */
export interface ListView<Sort extends string> {
  store_id?: number | undefined
  search_term: string
  sort: Sort
}

/** What one list asks the database. */
export interface List<View extends ListView<string>, Row> {
  table: ListTable
  counter: RowCounter
  sorts: Record<View['sort'], SortOrder>
  /** What narrows it; null where nothing does. @throws VALIDATION_FAILED for ids that the team does not have */
  filters: (db: TeamDatabase, view: View, stores: ListedStores) => Promise<ListFilters | null>
  /** What matches, in the order of the sort. */
  matches: (
    db: TeamDatabase,
    stores: ListedStores,
    patterns: SearchPatterns,
    asked: AskedMatches<View['sort']>,
  ) => Promise<Match[]>
  /** Which of these rows match; for walks through a whole list. */
  matching: (db: TeamDatabase, ids: number[], patterns: SearchPatterns) => Promise<Set<number>>
  /** In the order of the ids, as this person sees them. */
  rows: (db: TeamDatabase, ids: number[], reader: number) => Promise<Row[]>
}

/** One page of what one store has, or all that are not archived. */
export async function listPage<View extends ListView<string>, Row>(
  db: TeamDatabase,
  search: View & { page: number; per_page: number },
  list: List<View, Row>,
  reader: number,
): Promise<{ data: Row[]; meta: PageMeta }> {
  const stores = await listedStores(db, search.store_id, list.counter)
  const filters = await list.filters(db, search, stores)
  const { ids, total, isCapped } = await pageOfIds(db, search, list, { stores, filters })
  return {
    data: ids.length === 0 ? [] : await list.rows(db, ids, reader),
    meta: {
      current_page: search.page,
      per_page: search.per_page,
      total,
      last_page: Math.max(1, Math.ceil(total / search.per_page)),
      total_is_capped: isCapped,
    },
  }
}

interface FoundPage {
  ids: number[]
  total: number
  isCapped: boolean
}

async function pageOfIds<View extends ListView<string>, Row>(
  db: TeamDatabase,
  search: View & { page: number; per_page: number },
  list: List<View, Row>,
  { stores, filters }: { stores: ListedStores; filters: ListFilters | null },
): Promise<FoundPage> {
  const place = { offset: (search.page - 1) * search.per_page, limit: search.per_page }
  if (stores.ids.length === 0) return { ids: [], total: 0, isCapped: false }
  const patterns = searchPatterns(search.search_term)
  if (patterns) {
    const end = Math.min(countedMatches, place.offset + place.limit)
    const asked = { sort: search.sort, filters: filters?.values ?? {}, wanted: end }
    const matches = await list.matches(db, stores, patterns, asked)
    const ids = matches.slice(place.offset, end).map(({ id }) => id)
    return { ids, total: matches[0]?.total ?? 0, isCapped: matches[0]?.is_capped ?? false }
  }
  const keys = (sort: string) =>
    listKeys(db, list.table, stores, list.sorts[sort as View['sort']], filters?.conditions)
  const known = filters ? filters.total : stores.rows
  if (known === null) {
    const counted = filters?.first
      ? listKeys(db, list.table, stores, list.sorts[search.sort as View['sort']], [filters.first])
      : keys(search.sort)
    return countedPage(db, counted, place)
  }
  return { ids: await pageOfKnown(keys, search.sort, known, place), total: known, isCapped: false }
}

interface Place {
  offset: number
  limit: number
}

type Keys = ReturnType<typeof listKeys>

/** A page of what is counted while it is found, both up to a limit. */
async function countedPage(db: TeamDatabase, keys: Keys, { offset, limit }: Place): Promise<FoundPage> {
  const { rows } = await sql<{ total: number; ids: number[] }>`
    with found as materialized ${keys.limit(countedMatches + 1)}
    select (select count(*) from found) as total,
      (select coalesce(json_agg(id), '[]') from (
        select id from found limit ${Math.max(0, Math.min(limit, countedMatches - offset))} offset ${offset}) as page
      ) as ids`.execute(db)
  const { total = 0, ids = [] } = rows[0] ?? {}
  return { ids, total: Math.min(total, countedMatches), isCapped: total > countedMatches }
}

/** The keys of a page; pages of the second half are reached from the other end. */
async function pageOfKnown(
  keys: (sort: string) => Keys,
  sort: string,
  total: number,
  { offset, limit }: Place,
): Promise<number[]> {
  const left = total - offset
  if (left <= 0) return []
  const fromEnd = offset > left
  const wanted = Math.min(limit, left)
  const rows = await keys(fromEnd ? reversed(sort) : sort)
    .offset(fromEnd ? left - wanted : offset)
    .limit(wanted)
    .execute()
  const ids = rows.map((row) => row.id)
  return fromEnd ? ids.toReversed() : ids
}

const reversed = (sort: string) => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`)
