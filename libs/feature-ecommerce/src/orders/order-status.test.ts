import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { statusOf } from './order-status.ts'

const order = (status: string, refunded_total = 0, total = 1000) => ({ status, total, refunded_total })

test.each(['processing', 'completed', 'on-hold', 'pending', 'cancelled', 'refunded', 'failed'])(
  'the status %s of the shop is ours',
  (status) => {
    expect(statusOf(order(status))).toBe(status)
  },
)

test('a refund of a part shows before the word of the shop', () => {
  expect(statusOf(order('completed', 1))).toBe('part-refunded')
  expect(statusOf(order('completed', 999))).toBe('part-refunded')
})

test('a refund of everything, or of more, is no part', () => {
  expect(statusOf(order('refunded', 1000))).toBe('refunded')
  expect(statusOf(order('completed', 1000))).toBe('completed')
  expect(statusOf(order('completed', 1200))).toBe('completed')
})

test('an order of nothing cannot be refunded in part', () => {
  expect(statusOf(order('completed', 0, 0))).toBe('completed')
})

test('the status of a plugin is another, even where it looks like a part of JavaScript', () => {
  expect(statusOf(order('awaiting-pickup'))).toBe('other')
  expect(statusOf(order('constructor'))).toBe('other')
  expect(statusOf(order(''))).toBe('other')
})

test('no status makes it throw', () => {
  fc.assert(fc.property(fc.string(), (status) => void statusOf(order(status))))
})
