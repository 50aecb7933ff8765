import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { prepared } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import type { Condition } from './condition.ts'
import { countedMatches } from './list-filters.ts'
import type { ListFilters } from './list-filters.ts'
import type { ListTable } from './list-keys.ts'
import type { List, ListView } from './list.ts'
import type { ListScope } from './list-scope.ts'
import { searchPatterns } from './search-text.ts'
import type { SearchPatterns } from './search-text.ts'

/** The rows of a view after its filters. */
export interface Narrowed<Scope> {
  scope: Scope
  filters: ListFilters | null
  /** The search patterns; null when there is no search, or when `filters` already contain the rows found. */
  patterns: SearchPatterns | null
}

/** What a view shows before its filters, and the ids that its search term names exactly. */
interface LookedUp<Scope> {
  scope: Scope
  ids: number[] | null
}

async function lookUp<View extends ListView<string>, Row, Scope extends ListScope>(
  db: TeamDatabase,
  view: View,
  list: List<View, Row, Scope>,
): Promise<LookedUp<Scope>> {
  const whole = searchPatterns(view.search_term)?.whole
  const [scope, ids] = await Promise.all([
    list.scope(db, view),
    whole ? (list.named?.(db, view, whole) ?? null) : null,
  ])
  return { scope, ids }
}

/**
 * Applies the filters of a view, for a reader who looks at its first `reach` rows. A whole number, address,
 * SKU or name is looked up first: if anything has it, the view shows only that, without a search. `known` is the result
 * of that lookup, if there was one.
 */
export async function narrowList<View extends ListView<string>, Row, Scope extends ListScope>(
  db: TeamDatabase,
  view: View,
  list: List<View, Row, Scope>,
  reach: number,
  known?: LookedUp<Scope>,
): Promise<Narrowed<Scope>> {
  const patterns = searchPatterns(view.search_term)
  const { scope, ids } = known ?? (await lookUp(db, view, list))
  const filters = await list.filters(db, view, scope, reach)
  if (!ids) return { scope, filters, patterns }
  const condition: Condition = sql`id = any(${ids}::bigint[])`
  return {
    scope,
    filters: {
      conditions: [...(filters?.conditions ?? []), condition],
      values: {},
      counted: filters ? null : { total: ids.length, isCapped: false },
    },
    patterns: null,
  }
}

/**
 * The ids of what a term names exactly, found by the table's function from a migration, for one store or all.
 */
export const findNamed = (table: ListTable, store: number | null, whole: string): RawBuilder<unknown> =>
  sql`${sql.raw(`find_${table}`)}(${store}, ${whole}, ${countedMatches + 1})`

/** Runs `findNamed` and returns its ids; null when there are none, or more than we count. */
export async function namedIds(
  db: TeamDatabase,
  table: 'customers' | 'orders' | 'products',
  { store_id }: { store_id?: number | undefined },
  whole: string,
): Promise<number[] | null> {
  const { rows } = await sql<{ ids: number[] | null }>`
    select to_jsonb(${findNamed(table, store_id ?? null, whole)}) as ids`.execute(prepared(db))
  const ids = rows[0]?.ids ?? null
  return ids === null || ids.length > countedMatches ? null : ids
}
