import type { PageMeta } from '@tandem/api-contract'
import type { TeamDatabase } from '../database/team-scope.ts'
import type { listKeys } from './list-keys.ts'
import { listedStores } from './listed-stores.ts'
import type { ListedStores, RowCounter } from './listed-stores.ts'
import { searchPatterns } from './search-text.ts'
import type { SearchPatterns } from './search-text.ts'

/** Searches are counted up to here. */
const countedMatches = 1000

interface ListSearch<Sort> {
  store_id?: number | undefined
  search_term: string
  sort: Sort
  page: number
  per_page: number
}

/** What one list asks the database. Every sort has its exact reverse: `name` and `-name`. */
interface ListQueries<Sort, Row> {
  counter: RowCounter
  keys: (db: TeamDatabase, stores: ListedStores, sort: Sort) => ReturnType<typeof listKeys>
  /** The ids of what matches in the order of the sort, one more than are counted. */
  matches: (
    db: TeamDatabase,
    stores: ListedStores,
    patterns: SearchPatterns,
    sort: Sort,
  ) => Promise<{ id: number }[]>
  /** In the order of the ids. */
  rows: (db: TeamDatabase, ids: number[]) => Promise<Row[]>
}

/** One page of what one store has, or all that are not archived. */
export async function listPage<Sort extends string, Row>(
  db: TeamDatabase,
  search: ListSearch<Sort>,
  queries: ListQueries<Sort, Row>,
): Promise<{ data: Row[]; meta: PageMeta }> {
  const stores = await listedStores(db, search.store_id, queries.counter)
  const patterns = searchPatterns(search.search_term)
  const offset = (search.page - 1) * search.per_page
  const matched = patterns && (await matchedIds(db, stores, patterns, { search, queries }))
  const total = matched ? Math.min(matched.length, countedMatches) : stores.rows
  const ids = matched
    ? matched.slice(0, countedMatches).slice(offset, offset + search.per_page)
    : await pageOfIds(db, stores, { search, queries, offset })
  return {
    data: ids.length === 0 ? [] : await queries.rows(db, ids),
    meta: {
      current_page: search.page,
      per_page: search.per_page,
      total,
      last_page: Math.max(1, Math.ceil(total / search.per_page)),
      total_is_capped: matched !== null && matched.length > countedMatches,
    },
  }
}

interface Asked<Sort, Row> {
  search: ListSearch<Sort>
  queries: ListQueries<Sort, Row>
}

async function matchedIds<Sort, Row>(
  db: TeamDatabase,
  stores: ListedStores,
  patterns: SearchPatterns,
  { search, queries }: Asked<Sort, Row>,
): Promise<number[]> {
  if (stores.ids.length === 0) return []
  const matches = await queries.matches(db, stores, patterns, search.sort)
  return matches.map(({ id }) => id)
}

/** The keys of a page; pages of the second half are reached from the other end. */
async function pageOfIds<Sort extends string, Row>(
  db: TeamDatabase,
  stores: ListedStores,
  { search, queries, offset }: Asked<Sort, Row> & { offset: number },
): Promise<number[]> {
  const left = stores.rows - offset
  if (left <= 0) return []
  const fromEnd = offset > left
  const limit = Math.min(search.per_page, left)
  const rows = await queries
    .keys(db, stores, fromEnd ? reversed(search.sort) : search.sort)
    .offset(fromEnd ? left - limit : offset)
    .limit(limit)
    .execute()
  const ids = rows.map((row) => row.id)
  return fromEnd ? ids.toReversed() : ids
}

const reversed = <Sort extends string>(sort: Sort) =>
  (sort.startsWith('-') ? sort.slice(1) : `-${sort}`) as Sort
