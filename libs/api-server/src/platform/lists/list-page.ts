import type { PageMeta } from '@tandem/api-contract'
import type { TeamDatabase } from '../database/team-scope.ts'
import { countedPage, farCountedPage } from './counted-page.ts'
import type { FoundPage } from './counted-page.ts'
import type { LikelyRows, List, ListView } from './list.ts'
import { countedMatches } from './list-filters.ts'
import type { Counted } from './list-filters.ts'
import { firstRowsMet, listKeys, pageKeys, rowsFound, rowsInOrder } from './list-keys.ts'
import { likelyNamed, likelyPage, offsetOf, soonWalked } from './likely-page.ts'
import type { PageOf } from './likely-page.ts'
import type { Place, ShownRows } from './list-keys.ts'
import type { ListScope } from './list-scope.ts'
import { narrowList } from './narrow-list.ts'
import type { Narrowed } from './narrow-list.ts'
import { pageMeta } from './page-meta.ts'
import { asIndexed, partsOf } from './sort-order.ts'

/** One page of the rows of one store or account, or of all that are not archived. */
export async function listPage<View extends ListView<string>, Found, Row, Scope extends ListScope>(
  db: TeamDatabase,
  search: PageOf<View>,
  list: List<View, Row, Scope> & { likely?: LikelyRows<View, Found, Row, Scope> },
  reader: number,
): Promise<{ data: Row[]; meta: PageMeta }> {
  const reach = search.page * search.per_page
  const likely = list.likely?.scope(search) ?? null
  if (search.search_term === '') {
    const [narrowed, rows] = await Promise.all([
      narrowList(db, search, list, reach),
      likely && likelyPage(db, search, list, { scope: likely, reader }),
    ])
    if (!rows || !isSameScope(narrowed.scope, likely)) return narrowedPage(narrowed)
    const total = narrowed.scope.rows ?? 0
    const left = Math.max(0, total - offsetOf(search))
    return pageOf(rows.slice(0, left), { search, total, isCapped: false })
  }
  const reading = likely && likelyNamed(db, search, list, { scope: likely, reader })
  if (!reading) return narrowedPage(await narrowList(db, search, list, reach))
  const [scope, { total, rows }] = await Promise.all([list.scope(db, search), reading])
  // If a term names more than we count, the list searches.
  if (scope.ids.length > 0 && total > 0 && total <= countedMatches)
    return pageOf(rows, { search, total, isCapped: false })
  return narrowedPage(await narrowList(db, search, list, reach, { scope, ids: null }))

  async function narrowedPage(narrowed: Narrowed<Scope>) {
    const { shown, ...counted } = await foundPage(db, search, list, narrowed)
    return pageOf(shown ? await list.rows(db, shown, reader) : [], { search, ...counted })
  }
}

const pageOf = <Row>(
  data: Row[],
  { search, total, isCapped }: { search: { page: number; per_page: number } } & Counted,
): { data: Row[]; meta: PageMeta } => ({
  data,
  meta: { ...pageMeta(search, total), total_is_capped: isCapped },
})

const isSameScope = (one: ListScope, other: ListScope | null) =>
  other !== null &&
  one.ids.length > 0 &&
  one.areAll === other.areAll &&
  (one.areAll || one.ids.join() === other.ids.join())

async function foundPage<View extends ListView<string>, Row, Scope extends ListScope>(
  db: TeamDatabase,
  search: PageOf<View>,
  list: List<View, Row, Scope>,
  { scope, filters, patterns }: Narrowed<Scope>,
): Promise<FoundPage> {
  const place = {
    offset: offsetOf(search),
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
    : farCountedPage(db, narrowed, { ...place, maxCount: list.counted })
}

/** A page of a list with a known count; pages in the second half are read from the end. */
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
  const conditions = filters?.conditions ?? []
  const isReverse = offset > left && !known.isCapped
  const wanted = Math.min(limit, left)
  const ahead = isReverse ? left - wanted : offset
  if (partsOf(order).length > 1) {
    const narrowed = { table: list.table, scope, conditions }
    const keys = pageKeys(db, narrowed, { offset: ahead, limit: wanted, order }, isReverse)
    return rowsFound(db, list.table, keys, isReverse)
  }
  const sort = (isReverse ? reversed(search.sort) : search.sort) as View['sort']
  const skipped =
    ahead > soonWalked
      ? ((await list.skip?.(db, { ...search, sort }, scope, { ahead, wanted })) ?? null)
      : null
  const all = [...conditions, ...(skipped ? [skipped.condition] : [])]
  const keys = listKeys(db, list.table, scope, asIndexed(list.sorts[sort]), all)
  // Rows to skip or filter are selected by the index alone; otherwise the rows are selected directly.
  const isPlain = ahead === 0 && all.length === 0 && (scope.areAll || scope.ids.length === 1)
  return isPlain
    ? firstRowsMet(keys, wanted, order)
    : rowsFound(db, list.table, keys.limit(wanted).offset(ahead - (skipped?.rows ?? 0)), isReverse)
}

const reversed = (sort: string) => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`)
