const marks = /\p{Mark}/gu

/**
 * Letters without case and accents, with the Turkish dotless ı as an i, so that "istanbul" finds "İstanbul".
 */
const plain = (text: string) => text.normalize('NFKD').replace(marks, '').toLowerCase().replaceAll('ı', 'i')

/** True when every word of the query occurs in the text. */
export function matchesQuery(text: string, query: string) {
  const searched = plain(text)
  return plain(query)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
