import { sql } from 'kysely'
import type { Condition } from './condition.ts'

/** Whose rows a list shows. */
export interface ListScope {
  /** Of stores, or of what `owner` names. */
  ids: number[]
  /** Whether these are all that the team has, so that rows need not be asked whose they are. */
  areAll: boolean
  /** How many rows they have, by their counters; null where nothing counts them. */
  rows: number | null
  /** The column that says whose a row is. */
  owner?: 'store_id' | 'account_id'
  /** What holds for each of these rows, whosever they are: what the indexes of the list begin with. */
  within?: readonly Condition[]
}

/** The same where everything is counted. */
export interface CountedScope extends ListScope {
  rows: number
}

/** What finds the rows. */
export type ScopedRows = Pick<ListScope, 'ids' | 'areAll' | 'owner' | 'within'>

/** The conditions of a scope. */
export function scopeConditions({
  ids,
  areAll,
  owner = 'store_id',
  within = [],
}: ScopedRows): readonly Condition[] {
  if (areAll) return within
  const column = sql.ref(owner)
  const [only] = ids
  return [
    ...within,
    ids.length === 1 ? sql<boolean>`${column} = ${only}` : sql<boolean>`${column} = any(${ids}::bigint[])`,
  ]
}
