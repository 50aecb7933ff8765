import { foldText } from './search-text.ts'

/** How many characters of a long text are shown. */
const shown = 120
/** How many of them come before what was found. */
const before = 40

/** The start of a text in one line. */
export const startOf = (text: string): string => cut([...inOneLine(text)], 0)

/** The part of a text around what a search found, in one line; its start when it isn't in there. */
export function excerptAround(text: string, term: string): string {
  const letters = [...inOneLine(text)]
  const end = endOfFound(letters, foldText(term))
  return cut(letters, end <= shown ? 0 : end - [...term].length - before)
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

function cut(letters: readonly string[], from: number): string {
  const start = Math.max(0, Math.min(from, letters.length - shown))
  const part = letters.slice(start, start + shown).join('')
  return `${start > 0 ? '…' : ''}${part}${start + shown < letters.length ? '…' : ''}`
}

/** Where the first hit ends: the shortest start of the text that has it. Folding changes lengths, so it is sought. */
function endOfFound(letters: readonly string[], folded: string): number {
  const has = (length: number) => foldText(letters.slice(0, length).join('')).includes(folded)
  if (!has(letters.length)) return 0
  let [without, end] = [0, letters.length]
  while (end - without > 1) {
    const middle = (without + end) >> 1
    if (has(middle)) end = middle
    else without = middle
  }
  return end
}
