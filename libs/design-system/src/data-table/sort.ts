/** A list's order as written in the address: the sort key, with `-` before it when descending. */
export type Sort = string

export type SortDirection = 'ascending' | 'descending'

/** The direction in which `sort` orders by this key, if it does. */
export function sortDirection(sort: Sort | undefined, sortKey: string): SortDirection | undefined {
  if (sort === sortKey) return 'ascending'
  return sort === `-${sortKey}` ? 'descending' : undefined
}

/** The new `sort` after a click on this key's header: the first direction, then the other, and so on. */
export function toggleSort(
  sort: Sort | undefined,
  sortKey: string,
  first: SortDirection = 'ascending',
): Sort {
  const current = sortDirection(sort, sortKey)
  const next = current === undefined ? first : current === 'ascending' ? 'descending' : 'ascending'
  return next === 'ascending' ? sortKey : `-${sortKey}`
}
