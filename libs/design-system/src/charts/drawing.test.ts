import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnPath, columnPlace, columnsPath } from './bar-path.ts'
import { daysFrom } from './example-series.ts'
import { plotGeometry, pointAt } from './geometry.ts'
import { eachBy } from './value-ticks.ts'
import { linePath, lonePoints } from './line-path.ts'
import { tooltipPlace } from './tooltip-place.ts'

const geometryOf = (values: (number | null)[], width = 600) =>
  plotGeometry({ days: daysFrom('2026-11-01', values.length) }, values, eachBy(String), {
    width,
    height: 240,
    textScale: 1,
  })
const strokes = (path: string) => path.match(/M/g)?.length ?? 0

test('a gap interrupts the line and is never bridged', () => {
  const values = [1, 2, null, 3, 4, null, null, 5, 6]
  expect(strokes(linePath(geometryOf(values), values))).toBe(3)
  expect(linePath(geometryOf(values), values)).not.toContain('NaN')
})

test("a single value between gaps is found, because a line can't show it", () => {
  expect(lonePoints([1, null, 2, null, 3, 4, null, 5])).toEqual([0, 2, 7])
})

test('neither zero nor a missing value draws a column, and a small value stays visible', () => {
  const values = [1_000_000, 0, null, 1, -1]
  const geometry = geometryOf(values)
  expect(strokes(columnsPath(geometry, values, 0, 1))).toBe(3)
  expect(columnsPath(geometry, [null, 0, null], 0, 1)).toBe('')
  const heightOf = (value: number) => {
    const [bottom, end] = columnPath(geometry, 0, value, 0, 1).match(/(?<=^M[\d.]+ |Q[\d.]+ )[\d.]+/g)!
    return Number(bottom) - Number(end)
  }
  expect([heightOf(1), heightOf(-1)]).toEqual([1.5, -1.5])
})

test('columns stay within their band with a gap of 2 pixels', () => {
  const geometry = geometryOf([1, 2, 3])
  const [one, two, three] = [0, 1, 2].map((place) => columnPlace(geometry, place, 3))
  expect(two!.offset - (one!.offset + one!.width)).toBeCloseTo(2)
  expect(one!.offset).toBeCloseTo(-(three!.offset + three!.width))
  expect(three!.offset + three!.width).toBeLessThan(geometry.step / 2)
})

test('a column below zero hangs from the zero line', () => {
  const geometry = geometryOf([-3, 3])
  expect(geometry.zero).toBeLessThan(geometry.bottom)
  expect(geometry.y(-3)).toBeGreaterThan(geometry.zero)
})

test('every pointer position belongs to a point, beyond the ends to the last one', () => {
  const geometry = geometryOf([1, 2, 3, 4])
  expect([-50, geometry.x(0), geometry.x(2), 9000].map((x) => pointAt(geometry, x))).toEqual([0, 0, 2, 3])
})

test('a tooltip stays inside the window and never covers its point', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 320, max: 1600 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 60, max: 400 }),
      fc.integer({ min: 200, max: 300 }),
      fc.integer({ min: 40, max: 200 }),
      (width, share, top, tooltipWidth, tooltipHeight) => {
        const anchor = { x: share * width, top, bottom: top + 200 }
        const { left, top: upper } = tooltipPlace(
          anchor,
          { width: tooltipWidth, height: tooltipHeight },
          { width, height: 900 },
        )
        expect(left).toBeGreaterThanOrEqual(8)
        expect(left + tooltipWidth).toBeLessThanOrEqual(width - 8)
        expect(upper).toBeGreaterThanOrEqual(8)
        const isBeside = left > anchor.x || left + tooltipWidth < anchor.x
        const isAboveOrBelow = upper + tooltipHeight <= anchor.top || upper >= anchor.bottom
        expect(isBeside || isAboveOrBelow).toBe(true)
      },
    ),
    { numRuns: 200 },
  )
})
