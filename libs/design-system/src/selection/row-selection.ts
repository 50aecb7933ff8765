/**
 * Chosen rows of a list by their ids, over all its pages: only these, or all that the list finds but these. Only the
 * second kind can speak of rows that were never seen.
 */
export interface RowSelection {
  kind: 'only' | 'allBut'
  ids: ReadonlySet<string>
}

/** Nothing is chosen. */
export const noneSelected: RowSelection = { kind: 'only', ids: new Set() }

/** All that the list finds is chosen. */
export const everySelected: RowSelection = { kind: 'allBut', ids: new Set() }

/** Whether the row with this id is chosen. */
export const isSelected = ({ kind, ids }: RowSelection, id: string) => ids.has(id) === (kind === 'only')

/** How many rows are chosen of a list of `total`. */
export const countSelected = ({ kind, ids }: RowSelection, total: number) =>
  kind === 'only' ? ids.size : Math.max(0, total - ids.size)

/** The selection after these rows have been chosen, or let go. */
export function selectRows(selection: RowSelection, rowIds: readonly string[], on: boolean): RowSelection {
  const ids = new Set(selection.ids)
  for (const id of rowIds) {
    if (on === (selection.kind === 'only')) ids.add(id)
    else ids.delete(id)
  }
  return { kind: selection.kind, ids }
}

/** How much of a page is chosen: what the checkbox above it shows. */
export function pageState(selection: RowSelection, pageIds: readonly string[]): 'none' | 'some' | 'all' {
  const chosen = pageIds.filter((id) => isSelected(selection, id)).length
  if (chosen === 0) return 'none'
  return chosen === pageIds.length ? 'all' : 'some'
}

/** The ids from one row of a page to another, both with them, in whichever order; without a known first only the other. */
export function idsBetween(pageIds: readonly string[], from: string | undefined, to: string): string[] {
  const start = from === undefined ? -1 : pageIds.indexOf(from)
  const end = pageIds.indexOf(to)
  if (start === -1 || end === -1) return [to]
  return pageIds.slice(Math.min(start, end), Math.max(start, end) + 1)
}
