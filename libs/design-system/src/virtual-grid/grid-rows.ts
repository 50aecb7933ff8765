/** How many items with this minimum width fit side by side; at least one. */
export const columnsIn = (width: number, minWidth: number, gap: number) =>
  Math.max(1, Math.floor((width + gap) / (minWidth + gap)))

/** The number of rows for this many items. */
export const rowsFor = (count: number, columns: number) => Math.ceil(count / columns)

/** The item indexes of a row, starting at 0. */
export function itemsIn(row: number, columns: number, count: number): number[] {
  const first = row * columns
  return Array.from({ length: Math.max(0, Math.min(columns, count - first)) }, (_item, at) => first + at)
}

/** The rows of a range, plus one row from elsewhere, in order. */
export function withRow(first: number, last: number, kept: number | null): number[] {
  const rows = Array.from({ length: Math.max(0, last - first + 1) }, (_row, at) => first + at)
  if (kept === null || (kept >= first && kept <= last)) return rows
  return kept < first ? [kept, ...rows] : [...rows, kept]
}
