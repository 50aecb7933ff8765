import { expect, test } from 'vitest'
import { formatLift, roundedUnits } from './lift-units.ts'

test.each([
  [0.35, 0.4, '+0,4'],
  [-0.25, -0.3, '−0,3'],
  [-0.05, -0.1, '−0,1'],
  [-0.04, 0, '0'],
  [9.94, 9.9, '+9,9'],
  [9.95, 10, '+10'],
  [-12.5, -13, '−13'],
])(
  'a lift of %d units is rounded to %d, with halves away from zero, and shown as %s',
  (units, shown, expected) => {
    expect(roundedUnits(units)).toBe(shown)
    expect(formatLift(units)).toBe(expected)
  },
)
