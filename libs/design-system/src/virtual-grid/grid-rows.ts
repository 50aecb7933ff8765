/** How many items of at least a width stand beside each other; one where nothing fits. */
export const columnsIn = (width: number, minWidth: number, gap: number) =>
  Math.max(1, Math.floor((width + gap) / (minWidth + gap)))

/** The rows that hold so many items. */
export const rowsFor = (count: number, columns: number) => Math.ceil(count / columns)

/** The items of a row, from the first one's 0 on. */
export function itemsIn(row: number, columns: number, count: number): number[] {
  const first = row * columns
  return Array.from({ length: Math.max(0, Math.min(columns, count - first)) }, (_item, at) => first + at)
}

/** The rows from one to another, and one of elsewhere, in their order. */
export function withRow(first: number, last: number, kept: number | null): number[] {
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_row, at) => first + at)
  if (kept === null || (kept >= first && kept <= last)) return rows
  return kept < first ? [kept, ...rows] : [...rows, kept]
}
