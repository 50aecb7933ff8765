/** Fields of one CSV record; a quoted field may contain commas and doubled quotes. */
export const splitRecord = (record: string): string[] => {
  if (!record.includes('"')) return record.split(',')
  const fields: string[] = []
  let position = 0
  while (position <= record.length) {
    if (record[position] !== '"') {
      const comma = record.indexOf(',', position)
      const end = comma === -1 ? record.length : comma
      fields.push(record.slice(position, end))
      position = end + 1
      continue
    }
    let field = ''
    position += 1
    for (;;) {
      const quote = record.indexOf('"', position)
      if (quote === -1) return [...fields, field + record.slice(position)]
      field += record.slice(position, quote)
      position = quote + 1
      if (record[position] !== '"') break
      field += '"'
      position += 1
    }
    fields.push(field)
    position += 1
  }
  return fields
}

const hasOpenQuote = (record: string): boolean => {
  let quotes = 0
  for (let at = record.indexOf('"'); at !== -1; at = record.indexOf('"', at + 1)) quotes += 1
  return quotes % 2 === 1
}

/** Splits text that arrives in chunks into CSV records; a line break inside quotes is part of its record. */
export const createRecordSplitter = (onRecord: (record: string, line: number) => void) => {
  let rest = ''
  let line = 0
  let startsAt = 1
  let pending = ''

  const take = (text: string) => {
    line += 1
    const record = pending === '' ? text : `${pending}\n${text}`
    if (hasOpenQuote(record)) {
      pending = record
      return
    }
    pending = ''
    if (record !== '') onRecord(record, startsAt)
    startsAt = line + 1
  }

  return {
    push(piece: string) {
      const text = rest + piece
      let start = 0
      for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
        take(text.slice(start, text[end - 1] === '\r' ? Math.max(start, end - 1) : end))
        start = end + 1
      }
      rest = text.slice(start)
    },
    finish() {
      if (rest !== '') take(rest.endsWith('\r') ? rest.slice(0, -1) : rest)
      if (pending !== '') onRecord(pending, startsAt)
    },
  }
}
