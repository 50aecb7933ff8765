import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysFrom } from './example-series.ts'
import { plotGeometry } from './geometry.ts'
import { eachBy } from './value-ticks.ts'
import { brokenTops, stackExtent, stackSpans } from './stack.ts'
import { bandPath, partPath } from './stack-path.ts'
import type { DrawnSeries } from './series.ts'

const drawn = (...values: (number | null)[][]): DrawnSeries[] =>
  values.map((each, index) => ({ key: `s${index}`, label: `S${index}`, values: each, color: 1 }))
const geometryOf = (values: (number | null)[]) =>
  plotGeometry({ days: daysFrom('2026-11-01', 3) }, values, eachBy(String), {
    width: 400,
    height: 200,
    textScale: 1,
  })

test('parts are stacked, and negative ones hang below zero', () => {
  expect(stackSpans(drawn([2, -1], [3, -2], [-4, 5]), 2)).toEqual([
    [
      { from: 0, to: 2 },
      { from: 0, to: -1 },
    ],
    [
      { from: 2, to: 5 },
      { from: -1, to: -3 },
    ],
    [
      { from: 0, to: -4 },
      { from: 0, to: 5 },
    ],
  ])
})

test('a missing part has no span and lifts nothing, and its stack has an open top', () => {
  const series = drawn([2, null, null], [3, 4, null])
  expect(stackSpans(series, 3)[1]).toEqual([{ from: 2, to: 5 }, { from: 0, to: 4 }, null])
  expect(brokenTops(series)).toEqual([null, 4, null])
})

test('a whole stack is as high as the sum of its values', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 6 }), (values) => {
      const series = drawn(...values.map((value) => [value]))
      expect(Math.max(...stackExtent(series).map(Number))).toBe(values.reduce((sum, value) => sum + value, 0))
      expect(brokenTops(series)).toEqual([null])
    }),
    { numRuns: 50 },
  )
})

test('neighbours have 2 pixels between them, and an empty part draws nothing', () => {
  const geometry = geometryOf([100])
  expect(partPath(geometry, 0, { from: 40, to: 40 }, true)).toBe('')
  const start = Number(/M\S+ (\S+?)V/.exec(partPath(geometry, 0, { from: 40, to: 100 }, true))![1])
  expect(geometry.y(40) - start).toBeCloseTo(2)
})

test('an area is interrupted when any part is missing', () => {
  const geometry = geometryOf([10])
  const spans = stackSpans(drawn([1, 2, 3]), 3)[0]!
  const strokes = (path: string) => path.match(/M/g)?.length ?? 0
  expect(strokes(bandPath(geometry, spans, () => true))).toBe(1)
  expect(strokes(bandPath(geometry, spans, (index) => index !== 1))).toBe(2)
})
