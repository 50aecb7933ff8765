import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WeekHour } from './week-hour.ts'
import { busiest, cellRows, heatReading, heatStep, heatSummary, strongest } from './heat-reading.ts'
import { heatCsvTable, heatTable } from './heat-table.ts'
import { defaultChartLabels as words } from './labels.ts'

const layer = (cells: WeekHour[]) => ({ label: 'Online', cells, formatValue: String, plainValue: String })
const cells = [
  { weekday: 1, hour: 0, value: 10 },
  { weekday: 3, hour: 20, value: 80 },
  { weekday: 7, hour: 23, value: 80 },
]

test('seven steps run from the lowest to the highest value', () => {
  expect([10, 19, 20, 79, 80].map((value) => heatStep(value, { low: 10, high: 80 }))).toEqual([1, 1, 2, 7, 7])
  expect(heatStep(5, { low: 5, high: 5 })).toBe(4)
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e9 }),
      fc.integer({ min: 1, max: 1e9 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (low, span, share) => {
        const step = heatStep(low + share * span, { low, high: low + span })
        expect(step).toBeGreaterThanOrEqual(1)
        expect(step).toBeLessThanOrEqual(7)
      },
    ),
    { numRuns: 100 },
  )
})

test('an omitted hour is missing, and an hour without orders has none', () => {
  const reading = heatReading(layer(cells), layer([{ weekday: 3, hour: 20, value: 4 }]))
  expect(cellRows(reading, 3, 20).map(({ value }) => value)).toEqual(['80', '4'])
  expect(cellRows(reading, 3, 21).map(({ value }) => value)).toEqual([undefined, '0'])
  expect(strongest(reading)).toEqual({ weekday: 3, hour: 20, value: 80 })
  // Another hour is as strong.
  expect(busiest(reading)).toBeUndefined()
  expect(heatSummary(reading, words)).toBe(
    'Online: lowest 10 (Mon 00:00), highest 80 (Wed 20:00). No data for 165 of 168 hours. Online: most 4 (Wed 20:00).',
  )
})

test('an empty week has no strongest hour, and cells outside a week are left out', () => {
  const reading = heatReading(
    layer([
      { weekday: 8, hour: 0, value: 1 },
      { weekday: 1, hour: 24, value: 1 },
    ]),
    undefined,
  )
  expect(strongest(reading)).toBeUndefined()
  expect(heatSummary(reading, words)).toBe('Online: no data.')
})

test('the page shows an hour per row, and a file an hour of the week per line', () => {
  const reading = heatReading(layer(cells), undefined)
  const page = heatTable(reading, words)
  expect(page.columns.map(({ label }) => label)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
  expect(page.rows[20]!.cells.map(({ shown }) => shown)).toEqual([
    undefined,
    undefined,
    '80',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  const file = heatCsvTable(reading, words)
  expect(file.rows).toHaveLength(168)
  expect(file.rows[1]!.cells.map(({ plain }) => plain)).toEqual(['01:00', null])
})

test.each([
  [undefined, [1, 2, 3, 4, 5, 6, 7]],
  [0, [7, 1, 2, 3, 4, 5, 6]],
  [6, [6, 7, 1, 2, 3, 4, 5]],
] as const)('a week that starts on %j is shown in that order', (weekStart, order) => {
  const reading = heatReading(layer(cells), undefined, weekStart)
  expect(reading.order).toEqual(order)
  expect(heatTable(reading, words).columns.map(({ key }) => Number(key))).toEqual(order)
  expect(strongest(reading)).toEqual({ weekday: 3, hour: 20, value: 80 })
})

test('the busiest hour is the only strongest one', () => {
  const alone = heatReading(layer([...cells, { weekday: 5, hour: 9, value: 81 }]), undefined)
  expect(busiest(alone)).toEqual({ weekday: 5, hour: 9, value: 81 })
  expect(busiest(heatReading(layer([]), undefined))).toBeUndefined()
})
