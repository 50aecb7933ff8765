import { expect, test } from 'vitest'
import { shopMonths } from './shop-months.ts'

const sum = (amounts: (number | undefined)[]) => amounts.reduce<number>((all, one) => all + (one ?? 0), 0)
const withTax = (parts: { total: number; tax?: number }[]) =>
  sum(parts.flatMap(({ total, tax }) => [total, tax]))

test('draws orders that add up, including every case of a real shop', () => {
  const { orders, customers } = shopMonths()
  for (const { lines, shipping, fees, coupons = [], refunds, total } of orders) {
    expect(withTax([...lines, ...shipping, ...fees])).toBe(total)
    expect(total).toBeGreaterThanOrEqual(0)
    expect(sum(coupons.map(({ discount }) => discount))).toBe(sum(lines.map(({ discount }) => discount)))
    expect(sum(coupons.map(({ tax }) => tax))).toBe(sum(lines.map(({ discountTax }) => discountTax)))
    expect(sum(refunds.map(({ amount }) => amount))).toBeLessThanOrEqual(total)
    for (const refund of refunds)
      expect(
        withTax([...refund.lines, ...(refund.shipping ?? []), ...(refund.fees ?? [])]),
      ).toBeLessThanOrEqual(refund.amount)
  }
  const count = (is: (order: (typeof orders)[number]) => boolean) => orders.filter(is).length
  const month = (time: string) => time.slice(0, 7)
  const isFull = ({ refunds, total }: (typeof orders)[number]) =>
    sum(refunds.map(({ amount }) => amount)) === total
  const occurs = {
    decimals: count(({ lines }) => lines.some(({ quantity }) => !Number.isInteger(quantity))),
    sameProductTwice: count(({ lines }) => new Set(lines.map(({ name }) => name)).size < lines.length),
    oneCoupon: count(({ coupons }) => coupons!.length === 1),
    twoCoupons: count(({ coupons }) => coupons!.length === 2),
    free: count(({ total }) => total === 0),
    fees: count(({ fees }) => fees.some(({ total }) => total > 0)),
    reductions: count(({ fees }) => fees.some(({ total }) => total < 0)),
    sentStatus: count(({ status }) => status === 'kargoya-verildi'),
    yen: count(({ currency }) => currency === 'JPY'),
    dinars: count(({ currency }) => currency === 'KWD'),
    nobody: count(({ customer, guest }) => customer === null && guest === null),
    guestOfAccount: count(({ guest }) => customers.some(({ email }) => email === guest?.email.toLowerCase())),
    paidInAnotherMonth: count(
      ({ paidAt, createdAt }) => paidAt !== null && month(paidAt) !== month(createdAt),
    ),
    refundedInAnotherMonth: count(({ refunds, createdAt }) =>
      refunds.some(({ at }) => month(at) !== month(createdAt)),
    ),
    refundedTwice: count(({ refunds }) => refunds.length === 2),
    partlyRefunded: count((order) => order.refunds.length > 0 && !isFull(order)),
    amountOfAll: count((order) => isFull(order) && order.refunds.some(({ lines }) => lines.length === 0)),
    postageBack: count(({ refunds }) => refunds.some(({ lines, shipping = [] }) => !lines[0] && shipping[0])),
    feeBack: count(({ refunds }) => refunds.some(({ lines, fees = [] }) => !lines[0] && fees[0])),
    lineAndPostageBack: count(({ refunds }) =>
      refunds.some(({ lines, shipping = [], fees = [] }) => lines[0] && shipping[0] && !fees[0]),
    ),
    cancelledAndRefunded: count(({ status, refunds }) => status === 'cancelled' && refunds.length > 0),
  }
  for (const [what, times] of Object.entries(occurs)) expect(times, what).toBeGreaterThan(0)
})
