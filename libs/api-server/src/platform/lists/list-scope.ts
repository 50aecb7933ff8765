import { sql } from 'kysely'
import type { Condition } from './condition.ts'

/** The stores or accounts whose rows a list shows. */
export interface ListScope {
  /** Ids of stores, or of what `owner` names. */
  ids: number[]
  /** Whether these are all that the team has, so that the rows need no check. */
  areAll: boolean
  /** The number of their rows, from stored counts; null when nothing counts them. */
  rows: number | null
  /** The column with the store or account of a row. */
  owner?: 'store_id' | 'account_id'
  /** Conditions that are true for all rows of the list; the list's indexes begin with them. */
  within?: readonly Condition[]
}

/** A scope with a known count. */
export interface CountedScope extends ListScope {
  rows: number
}

/** The part of a scope that finds the rows. */
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
