import { describe, expect, test } from 'vitest'
import { refundOrder } from './change-shop.ts'
import { tinySample } from '../tiny-sample.ts'
import { createShop } from './shop.ts'
import { createShopClock } from './shop-clock.ts'

const open = (options: object = {}) =>
  createShop({ name: 'shop', keys: [], dataset: tinySample(), ...options })

describe('the clock of a shop', () => {
  test.each([
    ['Europe/London', '2011-06-15T08:34:00', '2011-06-15T07:34:00'],
    ['Europe/London', '2011-12-01T08:34:00', '2011-12-01T08:34:00'],
    ['America/St_Johns', '2011-01-15T08:34:00', '2011-01-15T12:04:00'],
    ['Asia/Kolkata', '2011-01-15T02:00:00', '2011-01-14T20:30:00'],
  ])('in %s reads %s as %s UTC, and back', (zone, local, gmt) => {
    const clock = createShopClock(zone)
    expect(clock.toGmt(local)).toBe(gmt)
    expect(clock.toLocal(gmt)).toBe(local)
  })

  test('reads both sides of a clock change', () => {
    const { toGmt } = createShopClock('Europe/London')
    expect(toGmt('2011-03-27T00:59:59')).toBe('2011-03-27T00:59:59')
    expect(toGmt('2011-03-27T02:00:00')).toBe('2011-03-27T01:00:00')
    expect(toGmt('2011-10-30T02:00:00')).toBe('2011-10-30T02:00:00')
  })

  test.each([
    ['Europe/Berlin', '2026-03-29T02:30:00', '2026-03-29T01:30:00'],
    ['America/New_York', '2026-03-08T02:30:00', '2026-03-08T07:30:00'],
    ['Europe/Berlin', '2026-10-25T02:30:00', '2026-10-25T00:30:00'],
    ['America/New_York', '2026-11-01T01:30:00', '2026-11-01T05:30:00'],
  ])(
    'in %s reads %s, which is skipped or occurs twice, with the offset before the change',
    (zone, local, gmt) => {
      expect(createShopClock(zone).toGmt(local)).toBe(gmt)
    },
  )
})

describe('a shop', () => {
  test("doesn't change the dataset when its orders change", () => {
    const dataset = tinySample()
    const before = structuredClone(dataset)
    const shop = createShop({ name: 'shop', keys: [], dataset })
    for (const order of shop.orders.values()) {
      order.total += 100
      for (const line of [...order.lines, ...order.refunds.flatMap(({ lines }) => lines)]) line.quantity += 1
      for (const { line } of order.refunds.flatMap(({ lines }) => lines)) line.total += 100
    }
    expect(dataset).toEqual(before)
  })

  test('moved in time ends on the given day, with its times of day unchanged', () => {
    const shop = open({ shiftToEnd: '2026-11-21' })
    const before = tinySample().orders
    const after = [...shop.orders.values()]
    expect(
      after
        .map(({ createdAt }) => createdAt.slice(0, 10))
        .toSorted()
        .at(-1),
    ).toBe('2026-11-21')
    expect(after.map(({ createdAt }) => createdAt.slice(10))).toEqual(
      before.map(({ createdAt }) => createdAt.slice(10)),
    )
    expect(before.at(-1)!.createdAt).toMatch(/^2011-12/)
  })

  test("doesn't change the dataset it was made from", () => {
    const shop = open()
    const [order] = [...shop.orders.values()].filter(
      ({ total, refunds }) => total > 0 && refunds.length === 0,
    )
    refundOrder(shop, order!.id, 1)
    expect(open().orders.get(order!.id)!.refunds).toHaveLength(0)
  })

  test('refunds no more than was paid', () => {
    const shop = open()
    const [order] = shop.orders.values()
    expect(() => refundOrder(shop, order!.id, order!.total + 1)).toThrow(RangeError)
  })

  test.each([{ name: 'Two Words' }, { shiftToEnd: 'soon' }, { timeZone: 'Mars/Base' }])(
    'refuses %j',
    (options) => {
      expect(() => open(options)).toThrow(RangeError)
    },
  )
})
