/** Numbers that look random and are the same for the same seed, so that a run can be repeated. */
export interface SeededRandom {
  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number
  /** A whole number between both, inclusive. */
  between(min: number, max: number): number
  /** A random element of a non-empty list. */
  pick<Item>(items: readonly Item[]): Item
}

/** Numbers by mulberry32. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    between: (min, max) => min + below(max - min + 1),
    pick: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('Nothing to pick from')
      return item
    },
  }
}
