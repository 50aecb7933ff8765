import { expect, test } from 'vitest'
import { priceWords, stockWords } from './stock-words.ts'

test('a price is a range when variations cost more', () => {
  const price = { price: 1000, price_max: 1550, currency: 'GBP' }
  expect(priceWords(price)).toMatch(/^£10[.,]00–£15[.,]50$/)
  expect(priceWords({ ...price, price_max: 1000 })).toMatch(/^£10[.,]00$/)
  expect(priceWords({ ...price, price_max: null })).toMatch(/^£10[.,]00$/)
  expect(priceWords({ ...price, price: null })).toBeNull()
})

test.each([
  [12, 'in_stock', '12 in stock'],
  [0, 'out_of_stock', '0 in stock'],
  [-4, 'on_backorder', '-4 in stock, on backorder'],
  [5, 'out_of_stock', '5 in stock, out of stock'],
  [null, 'out_of_stock', 'Out of stock'],
  [null, 'in_stock', 'In stock'],
  [null, 'unknown', 'Stock not tracked in the store'],
] as const)('a stock of %s with state %s is shown as %j', (stock_quantity, stock_state, words) => {
  expect(stockWords({ stock_quantity, stock_state }).replace('−', '-')).toBe(words)
})
