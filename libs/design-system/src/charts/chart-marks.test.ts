import { expect, test } from 'vitest'
import { markGroups, marksByPoint } from './chart-marks.ts'
import type { ChartMark } from './chart-marks.ts'
import { daysFrom } from './example-series.ts'
import { defaultChartLabels as words } from './labels.ts'
import { markLabels } from './mark-labels.ts'
import { tandemGeometry } from './tandem-geometry.ts'
import { eachBy } from './value-ticks.ts'

const days = daysFrom('2026-11-01', 10)
const mark = (key: string, day: string): ChartMark => ({ key, day, label: `Reel “${key}”`, href: `#${key}` })
const marks = [
  mark('c', '2026-11-08'),
  mark('a', '2026-11-02'),
  mark('b', '2026-11-02'),
  mark('d', '2026-11-04'),
  mark('gone', '2026-10-01'),
]
const byPoint = marksByPoint(marks, days)

test('marks are placed on their days, and those outside the axis are left out', () => {
  expect([...byPoint].map(([index, there]) => [index, there.map(({ key }) => key)])).toEqual([
    [1, ['a', 'b']],
    [3, ['d']],
    [7, ['c']],
  ])
})

test('marks that would touch form a group in the middle of its points', () => {
  const spans = (step: number) =>
    markGroups(byPoint, step, 24).map(({ first, last, marks: { length } }) => [first, last, length])
  expect(spans(30)).toEqual([
    [1, 1, 2],
    [3, 3, 1],
    [7, 7, 1],
  ])
  expect(spans(10)).toEqual([
    [1, 3, 3],
    [7, 7, 1],
  ])
  expect(spans(2)).toEqual([[1, 7, 4]])
})

test('a day is explained by its marks, otherwise by those of the day before', () => {
  const labels = markLabels(byPoint, words)
  expect([0, 1, 2, 3, 5].map(labels.point)).toEqual([
    null,
    'Reel “a” and 1 more',
    'Day after: Reel “a” and 1 more',
    'Reel “d”',
    null,
  ])
  expect(labels.day(2)).toBeNull()
})

test('both plots share their left edge and days, with the lane between them', () => {
  const series = [
    { key: 'u', label: 'U', values: days.map(() => 7), color: 1 as const },
    { key: 'l', label: 'L', values: days.map(() => 5_000_000), color: 2 as const },
  ]
  const box = { width: 600, height: 330, textScale: 1 }
  const { upper, lower, lane, whole } = tandemGeometry(
    { axis: { days }, series, previous: undefined },
    eachBy(String),
    eachBy(String),
    box,
  )
  expect(lower?.left).toBe(upper.left)
  expect(lower?.x(4)).toBe(upper.x(4))
  expect(upper.bottom).toBeLessThan(lane - 9)
  expect(lane + 9).toBeLessThan(lower!.top)
  expect(whole).toMatchObject({ top: upper.top, bottom: lower?.bottom })
})
