import { expect, test } from 'vitest'
import { sumCosted } from './sum-costed.ts'

const sold = (currency: string, units: number, cost: number) => ({
  currency,
  units,
  costed: { units: units - 1, todays_units: 1, revenue: units * 100, cost },
})

test('adds up the days of each currency separately', () => {
  expect(sumCosted([sold('GBP', 2, 1.25), sold('EUR', 5, 9), sold('GBP', 3, 2.5)])).toEqual([
    sold('EUR', 5, 9),
    {
      currency: 'GBP',
      units: 5,
      costed: { units: 3, todays_units: 2, revenue: 500, cost: 3.75 },
    },
  ])
  expect(sumCosted([])).toEqual([])
})
