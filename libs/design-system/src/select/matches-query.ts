const marks = /\p{Mark}/gu

/** Letters without case and marks, and the Turkish dotless ı as an i, so that "istanbul" finds "İstanbul". */
const plain = (text: string) => text.normalize('NFKD').replace(marks, '').toLowerCase().replaceAll('ı', 'i')

/** True where every word of the query stands somewhere in the text. */
export function matchesQuery(text: string, query: string) {
  const searched = plain(text)
  return plain(query)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
