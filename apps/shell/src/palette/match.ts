import { foldText } from '@tandem/format'

/** Where and how well a text matches a search. */
export interface Match {
  /** Lower is better: 0 for each word at the start of the text, 1 at the start of a word, 2 inside one. */
  score: number
  /** What to mark, from left to right without overlaps; ends are exclusive. */
  ranges: readonly (readonly [start: number, end: number])[]
}

const inWord = /[\p{Letter}\p{Number}]/u

/** A text in its searchable form, with the start and end of each character in the displayed text. */
function fold(text: string) {
  let folded = ''
  const starts: number[] = []
  const ends: number[] = []
  let at = 0
  for (const letter of text) {
    const plain = foldText(letter)
    folded += plain
    for (let index = 0; index < plain.length; index++) {
      starts.push(at)
      ends.push(at + letter.length)
    }
    // A separate diacritic belongs to the letter before it.
    if (plain === '' && ends.length > 0) ends[ends.length - 1] = at + letter.length
    at += letter.length
  }
  return { folded, starts, ends }
}

/**
 * Finds every word of a query in a text, in any order; null if one is missing. An empty query matches every
 * text.
 */
export function match(text: string, query: string): Match | null {
  const { folded, starts, ends } = fold(text)
  const words = fold(query).folded.split(/\s+/).filter(Boolean)
  let score = 0
  const ranges: [number, number][] = []
  for (const word of words) {
    const found = findWord(folded, word)
    if (found === null) return null
    score += found.score
    ranges.push([starts[found.at]!, ends[found.at + word.length - 1]!])
  }
  return { score, ranges: apart(ranges) }
}

/** The best position of a word: the first at the start of a word, otherwise the first of all. */
function findWord(text: string, word: string) {
  let inside = -1
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (at === 0) return { at, score: 0 }
    if (!inWord.test(text[at - 1]!)) return { at, score: 1 }
    if (inside === -1) inside = at
  }
  return inside === -1 ? null : { at: inside, score: 2 }
}

/** Sorted ranges, with touching or overlapping ones joined. */
function apart(ranges: readonly [number, number][]): [number, number][] {
  const joined: [number, number][] = []
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else joined.push([start, end])
  }
  return joined
}
