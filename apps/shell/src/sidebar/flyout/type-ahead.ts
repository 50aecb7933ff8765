/** How long what was typed is remembered (milliseconds). */
const memory = 1000

/**
 * Finds an entry by the letters typed one after the other; after a second without one, they start anew. The same
 * letter again and again goes through all that begin with it.
 */
export function createTypeAhead() {
  let typed = ''
  let last = -Infinity

  return {
    /** Whether a space typed now belongs to the words searched for. */
    isUnderWay: () => typed !== '' && Date.now() - last < memory,
    /** @returns the index of the entry that is meant, from `current` on; null where none is. */
    find(letter: string, labels: readonly string[], current: number): number | null {
      const now = Date.now()
      typed = now - last < memory ? typed + letter : letter
      last = now
      const repeats = [...typed].every((character) => character === typed[0])
      const search = fold(repeats ? (typed[0] ?? '') : typed)
      // One letter leads on to the next entry; more of them may mean the one that is lit already.
      const start = repeats ? current + 1 : Math.max(current, 0)
      const candidates = labels.map((_, offset) => (start + offset) % labels.length)
      return candidates.find((index) => fold(labels[index] ?? '').startsWith(search)) ?? null
    },
  }
}

// Not by the browser's locale: in Turkish the small letter of `I` is another.
const fold = (text: string) => text.normalize('NFKC').toLowerCase()
