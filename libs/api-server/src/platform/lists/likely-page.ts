import { sql } from 'kysely'
import { keptRows } from '../database/kept-rows.ts'
import { prepared } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import type { Condition } from './condition.ts'
import type { LikelyRows, List, ListView } from './list.ts'
import { firstRowsMet, listKeys, rowsFound } from './list-keys.ts'
import type { ListScope } from './list-scope.ts'
import { findNamed } from './narrow-list.ts'
import { searchPatterns } from './search-text.ts'
import { partsOf } from './sort-order.ts'

/** A view limited to one page. */
export type PageOf<View> = View & { page: number; per_page: number }

type ReadAhead<View extends ListView<string>, Found, Row, Scope extends ListScope> = Pick<
  List<View, Row, Scope>,
  'table' | 'sorts' | 'skip' | 'named'
> & { likely?: LikelyRows<View, Found, Row, Scope> }

/** How many rows come before a page. */
export const offsetOf = ({ page, per_page }: { page: number; per_page: number }) => (page - 1) * per_page

/** Walks of up to this many rows are fast enough without skipping any. */
export const soonWalked = 5_000

/**
 * The rows of a page without filters, read before we know how many there are and whether the assumed stores are
 * right.
 * Late pages are read in a second trip, after the counts of the earlier days were added up; null when those cannot be
 * skipped, and for an order in several parts.
 */
export async function likelyPage<View extends ListView<string>, Found, Row, Scope extends ListScope>(
  db: TeamDatabase,
  search: PageOf<View>,
  list: ReadAhead<View, Found, Row, Scope>,
  { scope, reader }: { scope: Scope; reader: number },
): Promise<Row[] | null> {
  const { likely } = list
  const order = list.sorts[search.sort as View['sort']]
  if (!likely || partsOf(order).length > 1) return null
  const { per_page: wanted } = search
  const ahead = offsetOf(search)
  if (ahead > soonWalked) {
    const skipped = (await list.skip?.(db, search, scope, { ahead, wanted })) ?? null
    if (!skipped) return null
    const walking = prepared(db, 'walk')
    const keys = listKeys(walking, list.table, scope, order, [skipped.condition])
    const page = keys.limit(sql.lit(wanted)).offset(ahead - skipped.rows)
    const shown = rowsFound(walking, list.table, page)
    const { rows } = await likely.query(walking, shown, reader).execute(walking)
    return rows.map(likely.toRow)
  }
  const isFirst = ahead === 0
  const [store = 0] = scope.ids
  const found = await keptRows(db, {
    of: likely.query,
    form: [search.sort, wanted, scope.areAll, isFirst].join(' '),
    plan: 'walk',
    values: { reader, store, ahead },
    write: (reads, values) => {
      const keys = listKeys(reads, list.table, { ...scope, ids: [values.store] }, order)
      const shown = isFirst
        ? firstRowsMet(keys, wanted, order)
        : rowsFound(reads, list.table, keys.limit(sql.lit(wanted)).offset(values.ahead))
      return likely.query(reads, shown, values.reader)
    },
  })
  return found.map(likely.toRow)
}

/** The first rows that a search term names exactly, and how many it names. */
export interface NamedRows<Row> {
  total: number
  rows: Row[]
}

/**
 * Reads the first rows that the search term names exactly, together with the lookup of the term, before we know
 * whether it names anything. They are only in stores that the list shows. Null when they can't be read like this.
 */
export function likelyNamed<View extends ListView<string>, Found, Row, Scope extends ListScope>(
  db: TeamDatabase,
  search: PageOf<View>,
  list: ReadAhead<View, Found, Row, Scope>,
  { scope, reader }: { scope: Scope; reader: number },
): Promise<NamedRows<Row>> | null {
  const { likely, named, table } = list
  const whole = searchPatterns(search.search_term)?.whole
  if (!likely || !named || !whole || search.page > 1) return null
  const { areAll } = scope
  const [store = 0] = scope.ids
  const reading = keptRows(db, {
    of: likely.query,
    form: ['named', search.sort, search.per_page, areAll].join(' '),
    values: { reader, store, whole },
    write: (reads, values) => {
      const ids = findNamed(table, areAll ? null : values.store, values.whole)
      // The array is made once, and the statement is planned for few ids, so that the rows are found by their keys.
      const condition: Condition = sql`id = any(array(select id from named))`
      const order = list.sorts[search.sort as View['sort']]
      const keys = listKeys(reads, table, { ...scope, ids: [values.store] }, order, [condition])
      const page = likely.query(reads, firstRowsMet(keys, search.per_page, order), values.reader)
      return sql<Found & { named_total: number }>`
        with named as materialized (select unnest(${ids}) as id)
        select page.*, (select count(*) from named) as named_total from (${page}) as page`
    },
  })
  return reading.then((found) => ({ total: found[0]?.named_total ?? 0, rows: found.map(likely.toRow) }))
}
