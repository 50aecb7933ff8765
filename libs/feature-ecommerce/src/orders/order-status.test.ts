import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { statusOf } from './order-status.ts'

const order = (status: string, refunded_total = 0, total = 1000) => ({ status, total, refunded_total })

test.each(['processing', 'completed', 'on-hold', 'pending', 'cancelled', 'refunded', 'failed'])(
  "recognises the shop's status %s",
  (status) => {
    expect(statusOf(order(status))).toBe(status)
  },
)

test("a partial refund is shown before the shop's status", () => {
  expect(statusOf(order('completed', 1))).toBe('part-refunded')
  expect(statusOf(order('completed', 999))).toBe('part-refunded')
})

test("a refund of everything, or of more, isn't partial", () => {
  expect(statusOf(order('refunded', 1000))).toBe('refunded')
  expect(statusOf(order('completed', 1000))).toBe('completed')
  expect(statusOf(order('completed', 1200))).toBe('completed')
})

test("an order without a total can't be refunded in part", () => {
  expect(statusOf(order('completed', 0, 0))).toBe('completed')
})

test('a plugin\'s status is "other", even when it is named like a property of JavaScript', () => {
  expect(statusOf(order('awaiting-pickup'))).toBe('other')
  expect(statusOf(order('constructor'))).toBe('other')
  expect(statusOf(order(''))).toBe('other')
})

test('no status makes it throw', () => {
  fc.assert(fc.property(fc.string(), (status) => void statusOf(order(status))))
})
