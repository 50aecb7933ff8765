/**
 * Text as it is compared: without case, accents, or the Turkish dotless i, so that "sule" finds "Şule". Done here
 * and not in the database, whose own idea of case depends on how it was set up.
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
 * What a customer or product is found by, and sorted by its name: the name, then a mail or SKU. A blank stands before
 * each word, so that the beginning of one can be asked for.
 */
export const searchTextOf = (name: string, more: string | null) => ` ${foldText(`${name} ${more ?? ''}`)}`

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** From this many characters on any part of a text is found, before only the beginning of a word. */
const anyPartFrom = 3

/**
 * What LIKE is given: `number` for the beginning of an order number, `text` for what `searchTextOf` made. `whole` is the
 * term as `searchTextOf` writes it; null where it is too short to name anything by itself.
 */
export interface SearchPatterns {
  number: string
  text: string
  whole: string | null
}

/** The LIKE patterns of a search term; null for a blank one. */
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

/** The LIKE pattern for any part, however short, of what `searchTextOf` made; null for a blank term. For short lists. */
export function anyPartPattern(term: string): string | null {
  const folded = foldText(term)
  return folded === '' ? null : `%${escapeLike(folded)}%`
}
