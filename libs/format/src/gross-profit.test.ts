import { describe, expect, it } from 'vitest'
import { formatCost } from './format-cost.ts'
import { grossProfit } from './gross-profit.ts'

describe('grossProfit', () => {
  it('rounds the cost once, and has a margin only with revenue', () => {
    expect(grossProfit({ units: 3, revenue: 1000, cost: 3 * 123.4567 })).toEqual({
      profit: 630,
      margin: 0.63,
    })
    expect(grossProfit({ units: 1, revenue: 500, cost: 0 })).toEqual({ profit: 500, margin: 1 })
    expect(grossProfit({ units: 1, revenue: 0, cost: 80 })).toEqual({ profit: -80, margin: null })
    expect(grossProfit({ units: 0, revenue: -20, cost: 0 })).toEqual({ profit: -20, margin: null })
  })

  it('rounds halves of a cost like the database, also when more came back than was sold', () => {
    expect(grossProfit({ units: 1, revenue: 0, cost: 0.5 })).toMatchObject({ profit: -1 })
    expect(grossProfit({ units: -1, revenue: 0, cost: -0.5 })).toMatchObject({ profit: 1 })
    expect(grossProfit({ units: -1, revenue: -10, cost: -2.5 })).toMatchObject({ profit: -7 })
  })

  it('is null when no cost is known', () => {
    expect(grossProfit({ units: 0, revenue: 0, cost: 0 })).toBeNull()
  })
})

describe('formatCost', () => {
  it("shows decimals that prices don't have", () => {
    expect(formatCost(123.4567, 'GBP')).toBe('£1,234567')
    expect(formatCost(120, 'GBP')).toBe('£1,20')
    expect(formatCost(0, 'GBP')).toBe('£0,00')
    expect(formatCost(12.5, 'JPY')).toBe('¥12,5')
    expect(formatCost(99.99999, 'GBP')).toBe('£1,00')
  })
})
