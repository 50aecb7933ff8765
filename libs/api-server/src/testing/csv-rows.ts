/** The cells of an RFC 4180 CSV, line by line, without the byte order mark. */
export function csvRows(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const cells = /(?:"((?:[^"]|"")*)"|([^,"\r\n]*))(,|\r\n)/gy
  const content = text.replace(/^\uFEFF/, '')
  while (cells.lastIndex < content.length) {
    const at = cells.lastIndex
    const [, quoted, plain, end] = cells.exec(content) ?? []
    if (end === undefined) throw new Error(`This is no CSV from character ${at}`)
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}
