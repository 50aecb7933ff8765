import { expect, test } from 'vitest'
import { chanceOf } from './foretell.ts'
import { liftInterval } from './lift-interval.ts'
import { learnEffects } from './shrink-lifts.ts'
import type { OwnLift } from './shrink-lifts.ts'

/** Repeatable random numbers, from 0 to below 1 (mulberry32). */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A random number of single sales with this mean (Knuth). */
function drawSales(next: () => number, mean: number): number {
  const limit = Math.exp(-mean)
  let count = 0
  for (let product = next(); product > limit; product *= next()) count++
  return count
}

const expected = 30
/** A post whose product sells this much by chance, plus what the post added. */
const post = (usual: number, added: number) => {
  const of = { sold: usual + added, expected, variance: expected, isWhole: true }
  const own: OwnLift = { lift: of.sold - expected, expected, chance: chanceOf(of) }
  return { of, own }
}

/** A team in which four out of five posts have no effect. */
function usualEffects() {
  const next = chance(5)
  return learnEffects(
    Array.from({ length: 300 }, (_, index) => post(drawSales(next, expected), index % 5 === 0 ? 20 : 0).own),
  )
}

test.each([0, 3, 9, 15, 30, 90])(
  'contains the truth nine times out of ten when a post added %d to 30 usual units, whatever other posts do',
  (added) => {
    const next = chance(1 + added)
    const sizes = usualEffects()
    const rounds = 2000
    let [held, guessed, told] = [0, 0, 0]
    for (let round = 0; round < rounds; round++) {
      const { of, own } = post(drawSales(next, expected), added)
      const { low, high, lift } = liftInterval(of, own, sizes)
      if (low <= added && added <= high) held++
      if (low > 0) told++
      guessed += lift / rounds
      expect(low).toBeLessThanOrEqual(lift)
      expect(lift).toBeLessThanOrEqual(high)
    }
    expect(held / rounds).toBeGreaterThan(0.88)
    expect(held / rounds).toBeLessThan(0.95)
    // The estimate is drawn towards 0, never beyond it.
    expect(guessed).toBeGreaterThan(added === 0 ? -0.5 : 0)
    expect(guessed).toBeLessThan(added + 0.5)
    if (added === 0) expect(told / rounds).toBeLessThan(0.06)
  },
)

test("has a lower end nearer to 0 than the post's own sales when most posts of a team have no effect", () => {
  const sizes = usualEffects()
  const { of, own } = post(30, 13)
  const alone = liftInterval(of, own, [0, 0, 0, 0, 1])
  const among = liftInterval(of, own, sizes)
  expect(alone.low).toBeGreaterThan(among.low)
  expect(among.low).toBeGreaterThan(0)
})
