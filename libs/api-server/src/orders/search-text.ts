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

/** What a customer is found by; a blank stands before each word, so that the beginning of one can be asked for. */
export const searchTextOf = (name: string, email: string | null) => ` ${foldText(`${name} ${email ?? ''}`)}`

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** From this many characters on any part of a text is found, before only the beginning of a word. */
const anyPartFrom = 3

/** The LIKE patterns of a search term; null for a blank one. */
export function searchPatterns(term: string): { number: string; text: string } | null {
  const folded = foldText(term)
  if (folded === '') return null
  const text = escapeLike(folded)
  return {
    number: `${escapeLike(folded.replace(/^#/, ''))}%`,
    text: [...folded].length < anyPartFrom ? `% ${text}%` : `%${text}%`,
  }
}
