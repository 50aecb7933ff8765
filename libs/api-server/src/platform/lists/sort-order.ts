import { sql } from 'kysely'
import type { Condition } from './condition.ts'

interface SortColumn {
  name: string
  type: 'bigint' | 'double precision' | 'numeric' | 'text' | 'timestamptz'
  /** Of a column that may be empty: where such rows stand when it is sorted downwards. Upwards they stand opposite. */
  emptyDownwards?: 'first' | 'last'
  /** Rows that are last downwards are last upwards too: what no index has in a row, see `partsOf`. */
  staysLast?: true
}

/**
 * The order of a list: by columns, then by id, all in one direction, so that each order has its exact reverse, but for
 * what stays last.
 */
export interface SortOrder {
  direction: 'asc' | 'desc'
  columns: readonly SortColumn[]
}

/** In the order in which rows came to us. */
export const byId: SortOrder = { direction: 'asc', columns: [] }

/** Both directions of a sort, as the index has it: `-name` and `name`. */
export const bothWays = <Name extends string>(name: Name, ...columns: SortColumn[]) =>
  Object.fromEntries<SortOrder>([
    [`-${name}`, { direction: 'desc', columns }],
    [name, { direction: 'asc', columns }],
  ]) as Record<Name | `-${Name}`, SortOrder>

/** Whether rows without a value in a column stand before those with one. */
export const isEmptyFirst = ({ emptyDownwards, staysLast }: SortColumn, direction: SortOrder['direction']) =>
  direction === 'desc' ? emptyDownwards === 'first' : emptyDownwards === 'last' && !staysLast

/** The order as SQL, of columns of the list's own table. */
export function orderBy({ direction, columns }: SortOrder): string {
  const parts = columns.map((column) =>
    column.emptyDownwards === undefined
      ? `${column.name} ${direction}`
      : `${column.name} ${direction} nulls ${isEmptyFirst(column, direction) ? 'first' : 'last'}`,
  )
  return [...parts, `id ${direction}`].join(', ')
}

/** The same order as one index has it, in which what stays last does not. */
export const asIndexed = ({ direction, columns }: SortOrder): SortOrder => ({
  direction,
  columns: columns.map(({ name, type, emptyDownwards }) => ({
    name,
    type,
    ...(emptyDownwards !== undefined && { emptyDownwards }),
  })),
})

/** A part of an order that one index has in a row. */
export interface OrderPart {
  order: SortOrder
  conditions: Condition[]
}

/** The parts of an order, one after the other: one, unless something stays last that its index has first. */
export function partsOf(order: SortOrder): OrderPart[] {
  const column = order.columns.at(-1)
  if (order.direction === 'desc' || !column?.staysLast) return [{ order, conditions: [] }]
  const indexed = asIndexed(order)
  const name = sql.ref(column.name)
  return [
    { order: indexed, conditions: [sql<boolean>`${name} is not null`] },
    { order: indexed, conditions: [sql<boolean>`${name} is null`] },
  ]
}
