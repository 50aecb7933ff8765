import { formatShare } from '@tandem/format'
import { expect, test } from 'vitest'
import { distributionReading, distributionTable, spokenRow } from './distribution-reading.ts'
import { defaultChartLabels as words } from './labels.ts'

const read = (arrangement: 'stacked' | 'beside', total: number | null = 200) =>
  distributionReading({
    rowLabel: 'Age',
    parts: [
      { key: 'F', label: 'Women', total },
      { key: 'M', label: 'Men', total: 200 },
    ],
    rows: [
      { key: 'a', label: '18–24', values: [60, 20] },
      { key: 'b', label: '25–34', values: [null, 0] },
    ],
    arrangement,
    formatValue: String,
    formatShare,
  })

test('a share refers to the total of its part, and the longest bar is that of a whole row or of one part', () => {
  expect(read('stacked').rows.map(({ share }) => share)).toEqual([0.4, 0])
  expect(read('stacked').longest).toBe(0.4)
  expect(read('beside').longest).toBe(0.3)
})

test('a missing value has no share, and neither has any value without a total', () => {
  expect(spokenRow(read('stacked'), 1, words)).toBe('25–34: Women No data, Men 0% (0)')
  expect(spokenRow(read('beside', null), 0, words)).toBe('18–24: Women 60, Men 10% (20)')
  expect(distributionTable(read('stacked'), words).rows[1]!.cells.map(({ plain }) => plain)).toEqual([
    null,
    null,
    { figure: '0' },
    { figure: '0' },
  ])
})
