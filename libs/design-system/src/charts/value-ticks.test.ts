import fc from 'fast-check'
import { expect, test } from 'vitest'
import { valueTicks } from './value-ticks.ts'

test.for([
  [
    [14_652, 18_811],
    [0, 5000, 10_000, 15_000, 20_000],
  ],
  [[1], [0, 1]],
  [
    [2, null, 1],
    [0, 1, 2],
  ],
  [
    [0.2, 0.3],
    [0, 0.1, 0.2, 0.3],
  ],
  [[57_836_00], [0, 2_000_000, 4_000_000, 6_000_000]],
  [
    [-40, 80],
    [-40, 0, 40, 80],
  ],
  [[-9], [-9, -6, -3, 0]],
  [[0, null], [0]],
  [[], [0]],
] as const)('ticks of %j are %j', ([values, ticks]) => {
  expect(valueTicks(values)).toEqual(ticks)
})

test('ticks contain every value and zero in at most four even steps, and in three or more unless they are whole numbers', () => {
  const value = fc.oneof(
    fc.double({ min: -1e15, max: 1e15, noNaN: true }).filter((each) => each === 0 || Math.abs(each) > 1e-9),
    fc.integer(),
    fc.constant(null),
  )
  fc.assert(
    fc.property(fc.array(value, { maxLength: 20 }), (values) => {
      const ticks = valueTicks(values)
      const known = values.filter((each) => each !== null)
      const slack = 1e-9 * Math.max(1, ...known.map(Math.abs))
      expect(ticks).toContain(0)
      expect(Math.min(0, ...known)).toBeGreaterThanOrEqual((ticks[0] ?? 0) - slack)
      expect(Math.max(0, ...known)).toBeLessThanOrEqual((ticks.at(-1) ?? 0) + slack)
      expect(ticks.length).toBeLessThanOrEqual(5)
      if (known.some((each) => !Number.isInteger(each))) expect(ticks.length).toBeGreaterThanOrEqual(4)
    }),
    { numRuns: 300 },
  )
})
