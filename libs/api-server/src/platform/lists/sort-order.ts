import { sql } from 'kysely'
import type { Condition } from './condition.ts'

interface SortColumn {
  name: string
  type: 'bigint' | 'double precision' | 'numeric' | 'text' | 'timestamptz'
  /**
   * For a column with nulls: where they come in descending order. In ascending order they are at the opposite
   * end.
   */
  emptyDownwards?: 'first' | 'last'
  /**
   * Nulls come last in both directions, which no single index provides; see `partsOf`. Such columns of an order are
   * all null or none.
   */
  staysLast?: true
}

/**
 * The order of a list: by columns, then by id, all in one direction, so that each order has an exact reverse, except
 * for columns with `staysLast`.
 */
export interface SortOrder {
  direction: 'asc' | 'desc'
  columns: readonly SortColumn[]
}

/** In the order in which we stored the rows. */
export const byId: SortOrder = { direction: 'asc', columns: [] }

/** Both directions of a sort, as the index has it: `-name` and `name`. */
export const bothWays = <Name extends string>(name: Name, ...columns: SortColumn[]) =>
  Object.fromEntries<SortOrder>([
    [`-${name}`, { direction: 'desc', columns }],
    [name, { direction: 'asc', columns }],
  ]) as Record<Name | `-${Name}`, SortOrder>

/** Of a column: an unknown value is neither small nor large, so it comes last in both directions. */
export const unknownLast = { emptyDownwards: 'last', staysLast: true } as const

/** The first column of sorts by an amount, because amounts are compared within one currency only. */
export const sortedCurrency = { name: 'sorted_currency', type: 'text', ...unknownLast } as const

/** Whether rows with null in a column come before those with a value. */
export const isEmptyFirst = ({ emptyDownwards, staysLast }: SortColumn, direction: SortOrder['direction']) =>
  direction === 'desc' ? emptyDownwards === 'first' : emptyDownwards === 'last' && !staysLast

/** The order in SQL, by columns of the list's own table. */
export function orderBy({ direction, columns }: SortOrder): string {
  const parts = columns.map((column) =>
    column.emptyDownwards === undefined
      ? `${column.name} ${direction}`
      : `${column.name} ${direction} nulls ${isEmptyFirst(column, direction) ? 'first' : 'last'}`,
  )
  return [...parts, `id ${direction}`].join(', ')
}

/** An order as a single index has it, without `staysLast`. */
export const asIndexed = ({ direction, columns }: SortOrder): SortOrder => ({
  direction,
  columns: columns.map(({ name, type, emptyDownwards }) => ({
    name,
    type,
    ...(emptyDownwards !== undefined && { emptyDownwards }),
  })),
})

/** A part of an order that one index provides. */
export interface OrderPart {
  order: SortOrder
  conditions: Condition[]
}

/**
 * The parts of an order, one after the other: one, unless rows with null come last but its index has them
 * first.
 */
export function partsOf(order: SortOrder): OrderPart[] {
  const names = order.columns.filter(({ staysLast }) => staysLast).map(({ name }) => sql.ref(name))
  if (order.direction === 'desc' || names.length === 0) return [{ order, conditions: [] }]
  const indexed = asIndexed(order)
  return [
    { order: indexed, conditions: names.map((name) => sql<boolean>`${name} is not null`) },
    { order: indexed, conditions: names.map((name) => sql<boolean>`${name} is null`) },
  ]
}

/** The parts of an order from its end to its start: each in its exact reverse, and the last one first. */
export const partsFromEnd = (order: SortOrder): OrderPart[] =>
  partsOf(order)
    .map((part) => ({ ...part, order: reversed(asIndexed(part.order)) }))
    .toReversed()

const reversed = ({ direction, columns }: SortOrder): SortOrder => ({
  direction: direction === 'desc' ? 'asc' : 'desc',
  columns,
})
