import type { PostSales } from '@tandem/api-contract'
import { expect, test } from 'vitest'
import { mostSoldFirst, provenRevenue, soldIn } from './post-sales.ts'

const costed = { units: 0, todays_units: 0, revenue: 0, cost: 0 }
const possible = (orders: number) => ({ orders, units: orders, revenue: orders * 900, shared_with: 0 })

/** Sales of a post: orders that name it within 7 and within 90 days, and others from Instagram. */
function soldFor(currency: string, orders: number, later = orders, organic = 0): PostSales {
  const proven = (count: number) => ({
    orders: count,
    units: count,
    revenue: count * 1000,
    also_revenue: 0,
    costed,
  })
  return {
    currency,
    proven: { '7': proven(orders), '30': proven(later), '90': proven(later) },
    instagram: { organic: possible(organic), paid: possible(0) },
  }
}

const codes = (sales: readonly PostSales[]) => sales.map(({ currency }) => currency)

test('the currency with most orders that name the post comes first, then with most possible and later ones', () => {
  const sales = [soldFor('CHF', 0, 4), soldFor('EUR', 1), soldFor('GBP', 40), soldFor('USD', 0, 0, 2)]
  expect(codes(mostSoldFirst(sales))).toEqual(['GBP', 'EUR', 'USD', 'CHF'])
})

test('cards show only currencies with orders within their window', () => {
  expect(codes(soldIn([soldFor('CHF', 0, 4), soldFor('EUR', 1)]))).toEqual(['EUR'])
  expect(soldIn(null)).toEqual([])
})

test('a sum of chosen posts leaves out what is unknown, and counts what is known to be nothing as 0', () => {
  const unread_stores = [{ store_id: 1, known_since: '2026-11-15T09:30:00Z', currencies: ['EUR'] }]
  const older = { products: [], unread_stores }
  const known = { products: [], unread_stores: [] }
  expect(provenRevenue({ ...known, sales: [] })).toEqual([])
  expect(provenRevenue({ ...older, sales: [] })).toBeNull()
  expect(provenRevenue({ ...older, sales: [soldFor('EUR', 2)] })).toEqual([{ currency: 'EUR', amount: 2000 }])
  expect(provenRevenue({ ...known, sales: null })).toBeNull()
})
