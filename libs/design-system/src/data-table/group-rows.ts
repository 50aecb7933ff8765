/** What rows in a row have in common, such as their day. */
export interface RowGroup {
  key: string
  /** The heading above the first of them. */
  label: string
}

/** Rows under one heading; without a heading when the table has none. */
export interface GroupOfRows<Row> {
  group: RowGroup | undefined
  rows: Row[]
}

/** Divides rows where their group changes; their order stays. */
export function groupRows<Row>(
  rows: readonly Row[],
  groupOf: (row: Row) => RowGroup | undefined,
): GroupOfRows<Row>[] {
  const groups: GroupOfRows<Row>[] = []
  for (const row of rows) {
    const group = groupOf(row)
    const last = groups.at(-1)
    if (last && last.group?.key === group?.key) last.rows.push(row)
    else groups.push({ group, rows: [row] })
  }
  return groups
}
