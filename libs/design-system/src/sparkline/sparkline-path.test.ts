import { expect, test } from 'vitest'
import { sparklineShape } from './sparkline-path.ts'

test('values span the full width, and the dot is at the last one', () => {
  expect(sparklineShape([1, 3, 2], 88, 24)).toEqual({ path: 'M3 20L44 4L85 12', end: { x: 85, y: 12 } })
})

test('a gap interrupts the line, a single value is a point, and the dot is at the last known value', () => {
  expect(sparklineShape([1, null, 3, null], 88, 24)).toEqual({
    path: 'M3 20h0M57.7 4h0',
    end: { x: 57.7, y: 4 },
  })
})

test('constant values are drawn in the middle, and no values draw nothing', () => {
  expect(sparklineShape([5, 5], 88, 24).path).toBe('M3 12L85 12')
  expect(sparklineShape([5], 88, 24)).toEqual({ path: 'M44 12h0', end: { x: 44, y: 12 } })
  expect(sparklineShape([null, Number.NaN], 88, 24)).toEqual({ path: '', end: undefined })
})
