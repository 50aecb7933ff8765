import { expect, test } from 'vitest'
import { daysFrom } from './example-series.ts'
import { defaultChartLabels } from './labels.ts'
import { chartSummary } from './summary.ts'

const summary = (values: (number | null)[], today?: string) =>
  chartSummary(
    { days: daysFrom('2026-11-01', values.length), ...(today !== undefined && { today }) },
    [{ label: 'Orders', values }],
    String,
    defaultChartLabels,
    String,
  )

test('names the start, the end, the lowest and the highest value of a series', () => {
  expect(summary([4, 2, 9, 5])).toBe(
    'Orders: from 4 (Sun 1 Nov 2026) to 5 (Wed 4 Nov 2026), ' +
      'lowest 2 (Mon 2 Nov 2026), highest 9 (Tue 3 Nov 2026).',
  )
})

test('counts missing values and names the first three runs', () => {
  expect(summary([1, null, null, 2, null, 3, null, 4, null])).toMatch(
    /No data for 5 of 9: 2–3 Nov 2026, 5 Nov 2026, 7 Nov 2026, 1 more\.$/,
  )
})

test("marks a day that isn't over, and doesn't count future days as missing", () => {
  const text = summary([3, 1, null, null], '2026-11-02')
  expect(text).toContain('to 1 (Mon 2 Nov 2026, so far)')
  expect(text).not.toContain('No data')
})

test('has its own sentences for one value and for none', () => {
  expect(summary([null, 7])).toBe(
    'Orders: 7 (Mon 2 Nov 2026), and nothing else. No data for 1 of 2: 1 Nov 2026.',
  )
  expect(summary([null, null])).toBe('Orders: no data.')
})

test('names no first and last for categories without a date', () => {
  expect(
    chartSummary(
      { categories: ['Lantern', 'Candle'], label: 'Product' },
      [{ label: 'Units', values: [24, 8] }],
      String,
      defaultChartLabels,
      String,
    ),
  ).toBe('Units: lowest 8 (Candle), highest 24 (Lantern).')
})
