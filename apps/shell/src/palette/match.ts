/** Where a text answers a search, and how well. */
export interface Match {
  /** Lower is better: 0 for each word at the start of the text, 1 at the start of a word, 2 inside one. */
  score: number
  /** What to mark, from left to right and apart from each other; ends are exclusive. */
  ranges: readonly (readonly [start: number, end: number])[]
}

const marks = /\p{Mark}/gu
const inWord = /[\p{Letter}\p{Number}]/u

/** A letter without case and marks; the Turkish dotless ı as an i, so that "istanbul" finds "ISPARTA" and "İstanbul". */
const foldLetter = (letter: string) =>
  letter.normalize('NFKD').replace(marks, '').toLowerCase().replaceAll('ı', 'i')

/** A text as it is searched, and for each of its characters where that began and ended in what is shown. */
function fold(text: string) {
  let folded = ''
  const starts: number[] = []
  const ends: number[] = []
  let at = 0
  for (const letter of text) {
    const plain = foldLetter(letter)
    folded += plain
    for (let index = 0; index < plain.length; index++) {
      starts.push(at)
      ends.push(at + letter.length)
    }
    // A mark of its own belongs to the letter before it.
    if (plain === '' && ends.length > 0) ends[ends.length - 1] = at + letter.length
    at += letter.length
  }
  return { folded, starts, ends }
}

/** Finds every word of a query in a text, in any order; null where one is missing. An empty query is found everywhere. */
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

/** The best place of a word: the first at the start of a word, else the first at all. */
function findWord(text: string, word: string) {
  let inside = -1
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (at === 0) return { at, score: 0 }
    if (!inWord.test(text[at - 1]!)) return { at, score: 1 }
    if (inside === -1) inside = at
  }
  return inside === -1 ? null : { at: inside, score: 2 }
}

/** Ranges in order, those that touch or overlap as one. */
function apart(ranges: readonly [number, number][]): [number, number][] {
  const joined: [number, number][] = []
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else joined.push([start, end])
  }
  return joined
}
