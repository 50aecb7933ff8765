import fc from 'fast-check'
import { expect, test } from 'vitest'
import { axisLabels, textWidth } from './axis-labels.ts'
import { daysFrom } from './example-series.ts'

const texts = (count: number, step: number, first = '2026-10-23', scale = 1) =>
  axisLabels({ days: daysFrom(first, count) }, step, scale).map(({ text }) => text)

test('names thirty days every third day, and every seventh on a phone', () => {
  expect(texts(30, 30).slice(0, 4)).toEqual(['23 Oct', '26 Oct', '29 Oct', '1 Nov'])
  expect(texts(30, 10)).toEqual(['23 Oct', '30 Oct', '6 Nov', '13 Nov', '20 Nov'])
})

test('names every fourth week of a quarter on a phone', () => {
  expect(texts(90, 3.2)).toEqual(['23 Oct', '20 Nov', '18 Dec', '15 Jan'])
})

test('names each day of a week when there is space', () => {
  expect(texts(7, 90)).toHaveLength(7)
  expect(texts(7, 40)).toEqual(['23 Oct', '26 Oct', '29 Oct'])
})

test('shows fewer labels with larger text, not smaller ones', () => {
  expect(texts(30, 22, undefined, 1)).toHaveLength(10)
  expect(texts(30, 22, undefined, 2)).toHaveLength(5)
})

test('names the months of a year, January with the year', () => {
  expect(texts(366, 3)).toEqual([
    'Nov',
    'Dec',
    'Jan 2027',
    'Feb',
    'Mar',
    'Apr',
    'May',
    'Jun',
    'Jul',
    'Aug',
    'Sep',
    'Oct',
  ])
  expect(texts(366, 0.7)).toEqual(['Jan 2027', 'Apr', 'Jul', 'Oct'])
})

test('names the first day when nothing fits', () => {
  expect(texts(40, 0.5)).toEqual(['23 Oct'])
  expect(texts(0, 10)).toEqual([])
})

test('cuts or omits names of categories as columns get narrower', () => {
  const axis = { categories: ['White metal lantern', 'Pillar candle', 'Çikolata 🍫🍫🍫🍫'], label: 'Product' }
  const named = (step: number) => axisLabels(axis, step, 1).map(({ text }) => text)
  expect(named(200)).toEqual(axis.categories)
  expect(named(75)).toEqual(['White me…', 'Pillar c…', 'Çikolata…'])
  expect(named(40)).toEqual(['White met…', 'Çikolata…'])
})

test('never lets labels overlap, whatever the range, width and text size', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1200 }),
      fc.integer({ min: 200, max: 1400 }),
      fc.constantFrom(1, 1.5, 2),
      (count, width, scale) => {
        const step = width / count
        const labels = axisLabels({ days: daysFrom('2024-02-10', count) }, step, scale)
        labels.slice(1).forEach((label, place) => {
          const before = labels[place]!
          const room = (label.index - before.index) * step
          expect(room).toBeGreaterThan((textWidth(label.text, scale) + textWidth(before.text, scale)) / 2)
        })
      },
    ),
    { numRuns: 100 },
  )
})
