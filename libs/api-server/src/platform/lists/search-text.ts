/**
 * Text in the form that is compared: without case, accents, or the Turkish dotless i, so that "sule" finds
 * "Şule".
 * Done here because the database's rules for case depend on its settings.
 */
export const foldText = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll(/\s+/g, ' ')
    .trim()

/**
 * The text for searching and for sorting by name: the name, then an email address or SKU. A space precedes each word,
 * so that a search can ask for the start of a word.
 */
export const searchTextOf = (name: string, more: string | null) => ` ${foldText(`${name} ${more ?? ''}`)}`

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** From this length on, a term may match anywhere in a word; a shorter one only at the start of a word. */
const anyPartFrom = 3

/**
 * Patterns for LIKE: `number` for the start of an order number, `text` for the result of `searchTextOf`. `whole` is
 * the term as `searchTextOf` writes it; null when it is too short to be a name.
 */
export interface SearchPatterns {
  number: string
  text: string
  whole: string | null
}

/** The LIKE patterns of a search term; null for an empty one. */
export function searchPatterns(term: string): SearchPatterns | null {
  const folded = foldText(term)
  if (folded === '') return null
  const text = escapeLike(folded)
  const isShort = [...folded].length < anyPartFrom
  return {
    whole: isShort ? null : folded,
    number: `${escapeLike(folded.replace(/^#/, ''))}%`,
    text: isShort ? `% ${text}%` : `%${text}%`,
  }
}

/**
 * The LIKE pattern for any part, however short, of a `searchTextOf` text; null for an empty term. For short
 * lists.
 */
export function anyPartPattern(term: string): string | null {
  const folded = foldText(term)
  return folded === '' ? null : `%${escapeLike(folded)}%`
}
