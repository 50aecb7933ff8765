/**
 * The ids of chosen rows over all pages: only these, or all rows of the list except these. Only the second
 * kind can include rows that were never loaded.
 */
export interface RowSelection {
  kind: 'only' | 'allBut'
  ids: ReadonlySet<string>
}

/** No row is chosen. */
export const noneSelected: RowSelection = { kind: 'only', ids: new Set() }

/** All rows of the list are chosen. */
export const everySelected: RowSelection = { kind: 'allBut', ids: new Set() }

/** Whether the row with this id is chosen. */
export const isSelected = ({ kind, ids }: RowSelection, id: string) => ids.has(id) === (kind === 'only')

/** How many rows of a list of `total` are chosen. */
export const countSelected = ({ kind, ids }: RowSelection, total: number) =>
  kind === 'only' ? ids.size : Math.max(0, total - ids.size)

/** The selection after choosing or deselecting these rows. */
export function selectRows(selection: RowSelection, rowIds: readonly string[], on: boolean): RowSelection {
  const ids = new Set(selection.ids)
  for (const id of rowIds) {
    if (on === (selection.kind === 'only')) ids.add(id)
    else ids.delete(id)
  }
  return { kind: selection.kind, ids }
}

/** How much of a page is chosen: the state of the checkbox above it. */
export function pageState(selection: RowSelection, pageIds: readonly string[]): 'none' | 'some' | 'all' {
  const chosen = pageIds.filter((id) => isSelected(selection, id)).length
  if (chosen === 0) return 'none'
  return chosen === pageIds.length ? 'all' : 'some'
}

/**
 * The ids from one row of a page to another, both included, in any order; only the second when the first
 * isn't known.
 */
export function idsBetween(pageIds: readonly string[], from: string | undefined, to: string): string[] {
  const start = from === undefined ? -1 : pageIds.indexOf(from)
  const end = pageIds.indexOf(to)
  if (start === -1 || end === -1) return [to]
  return pageIds.slice(Math.min(start, end), Math.max(start, end) + 1)
}
