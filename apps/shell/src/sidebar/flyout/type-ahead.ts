import { foldText } from '@tandem/format'

/** How long typed letters are remembered (milliseconds). */
const memory = 1000

/**
 * Finds an entry by letters typed one after the other, which are forgotten after a second without one. A
 * repeated letter cycles through all entries that begin with it.
 */
export function createTypeAhead() {
  let typed = ''
  let last = -Infinity

  return {
    /** Whether a space typed now is part of the search. */
    isUnderWay: () => typed !== '' && Date.now() - last < memory,
    /** @returns the index of the matching entry, from `current` on; null if there is none. */
    find(letter: string, labels: readonly string[], current: number): number | null {
      const now = Date.now()
      typed = now - last < memory ? typed + letter : letter
      last = now
      const repeats = [...typed].every((character) => character === typed[0])
      const search = foldText(repeats ? (typed[0] ?? '') : typed)
      // One letter moves on to the next entry; several may still mean the highlighted one.
      const start = repeats ? current + 1 : Math.max(current, 0)
      const candidates = labels.map((_, offset) => (start + offset) % labels.length)
      return candidates.find((index) => foldText(labels[index] ?? '').startsWith(search)) ?? null
    },
  }
}
