interface SortColumn {
  name: string
  type: 'bigint' | 'text' | 'timestamptz'
  /** Of a column that may be empty: where such rows stand when it is sorted downwards. Upwards they stand opposite. */
  emptyDownwards?: 'first' | 'last'
}

/** The order of a list: by columns, then by id, all in one direction, so that each order has its exact reverse. */
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
export const isEmptyFirst = ({ emptyDownwards }: SortColumn, direction: SortOrder['direction']) =>
  direction === 'desc' ? emptyDownwards === 'first' : emptyDownwards === 'last'

/** The order as SQL, of columns of the list's own table. */
export function orderBy({ direction, columns }: SortOrder): string {
  const parts = columns.map((column) =>
    column.emptyDownwards === undefined
      ? `${column.name} ${direction}`
      : `${column.name} ${direction} nulls ${isEmptyFirst(column, direction) ? 'first' : 'last'}`,
  )
  return [...parts, `id ${direction}`].join(', ')
}
