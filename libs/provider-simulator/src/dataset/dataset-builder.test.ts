import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Dataset } from './dataset.ts'
import { readOrdersText } from './read-orders.ts'

const header = 'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country'
const day = '2011-05-03T10:00:00'
/** The newest line, so that no tested order is on the last day. */
const last = '579999,L,LAST,1,2011-12-09T12:00:00,1,1,United Kingdom'

const build = (...lines: string[]): Dataset => readOrdersText([header, ...lines, last].join('\n'))
const line = (invoice: string, code: string, quantity: number, price: string, customer = '17850', at = day) =>
  `${invoice},${code},RED MUG,${quantity},${at},${price},${customer},United Kingdom`
const find = (dataset: Dataset, invoice: string) => dataset.orders.find((order) => order.invoice === invoice)

describe('an invoice', () => {
  test('becomes one order at its earliest time, with postage and fees beside its products', () => {
    const order = find(
      build(
        line('536365', '85123A', 6, '2.55', '17850', '2010-12-01T08:27:00'),
        line('536365', 'POST', 1, '18', '17850', '2010-12-01T08:26:00'),
        line('536365', 'm', 1, '5.5'),
      ),
      '536365',
    )!
    expect(order.createdAt).toBe('2010-12-01T08:26:00')
    expect([order.lines.length, order.shipping.length, order.fees.length]).toEqual([1, 1, 1])
    expect(order.total).toBe(1530 + 1800 + 550)
  })

  test('that begins with A is skipped', () => {
    const dataset = build(line('A563185', 'B', 1, '11062.06', ''))
    expect(dataset.orders).toHaveLength(1)
    expect(dataset.counts.adjustments).toBe(1)
  })

  test('with only negative quantities is a write-off and makes no order, but its product exists', () => {
    const dataset = build(line('536589', '21777', -10, '0', ''))
    expect(find(dataset, '536589')).toBeUndefined()
    expect(dataset.products.find(({ sku }) => sku === '21777')).toMatchObject({ name: '21777', price: null })
  })

  test("from a euro country is in euro with the file's figures", () => {
    const order = find(build('536370,22728,CLOCK,24,2010-12-01T08:45:00,3.75,12583,France'), '536370')!
    expect([order.currency, order.total, order.country]).toEqual(['EUR', 9000, 'FR'])
  })

  test.each([
    ['0.125', 1, 13],
    ['0.001', 1, 0],
    ['0.005', 1, 1],
    ['1.65', 3, 495],
  ])('at %s for %i pieces is rounded half up to %i', (price, quantity, total) => {
    expect(find(build(line('536365', '85123A', quantity, price)), '536365')!.total).toBe(total)
  })
})

describe('a stock code', () => {
  test('means the same product in upper or lower case and with spaces around it', () => {
    const dataset = build(
      line('536365', '85123a', 1, '2.55'),
      line('536366', '85123A', 1, '2.95'),
      line('536367', '85123A ', 1, '0'),
    )
    expect(dataset.products.filter(({ sku }) => sku === '85123A')).toMatchObject([
      { name: 'RED MUG', price: 295 },
    ])
  })

  test('of a voucher makes a deleted product', () => {
    const dataset = build(line('536365', 'gift_0001_20', 1, '16.67'))
    expect(find(dataset, '536365')!.lines[0]!.product).toBeNull()
    expect(dataset.products.map(({ sku }) => sku)).toEqual(['L'])
  })
})

describe('a return', () => {
  test('belongs to the newest earlier sale of the same customer, product and price with enough pieces left', () => {
    const dataset = build(
      line('536365', 'A1', 6, '2.55'),
      line('536366', 'A1', 6, '2.55'),
      line('536367', 'A1', 1, '2.55'),
      line('536368', 'A1', 6, '2.10'),
      line('536369', 'A1', 6, '2.55', '11111'),
      line('C536400', 'A1', -2, '2.55', '17850', '2011-06-01T09:00:00'),
    )
    const order = find(dataset, '536366')!
    expect(order.refunds).toMatchObject([
      { amount: 510, reason: 'Return C536400', at: '2011-06-01T09:00:00' },
    ])
    expect([order.status, order.modifiedAt]).toEqual(['completed', '2011-06-01T09:00:00'])
    expect(dataset.orders.flatMap(({ refunds }) => refunds)).toHaveLength(1)
  })

  test('of everything makes the order refunded', () => {
    const dataset = build(line('536366', 'A1', 6, '2.55'), line('C536400', 'A1', -6, '2.55'))
    expect(find(dataset, '536366')!.status).toBe('refunded')
  })

  test('without its sale becomes a cancelled order, except for its fees', () => {
    const dataset = build(
      line('C536400', 'A1', -2, '2.55'),
      line('C536400', 'POST', -1, '4'),
      line('C536400', 'M', -1, '9'),
    )
    expect(find(dataset, 'C536400')).toMatchObject({
      status: 'cancelled',
      total: 910,
      paidAt: null,
      completedAt: null,
    })
    expect(dataset.counts.bookkeepingReturns).toBe(1)
  })

  test('without a customer matches no sale', () => {
    const dataset = build(line('536366', 'A1', 6, '2.55', ''), line('C536400', 'A1', -6, '2.55', ''))
    expect(find(dataset, 'C536400')!.status).toBe('cancelled')
  })
})

describe('an order without a customer', () => {
  test('has a guest with an email address when its number is divisible by 3 and it cost something', () => {
    const dataset = build(
      line('536364', 'A1', 1, '2.55', ''),
      line('536365', 'A1', 1, '2.55', ''),
      line('536367', 'A1', 1, '0', ''),
      line('536964', 'A1', 1, '2.55', ''),
    )
    expect(find(dataset, '536364')!.guest!.email).toMatch(/^[a-z]+\.[a-z]+\.g188@example\.test$/)
    expect(find(dataset, '536365')!.guest).toBeNull()
    expect(find(dataset, '536367')!.guest).toBeNull()
    expect(find(dataset, '536964')!.guest).toEqual(find(dataset, '536364')!.guest)
  })
})

describe('the status of a sale', () => {
  test.each([
    ['536400', 'failed'],
    ['536401', 'on-hold'],
    ['536402', 'pending'],
    ['536403', 'completed'],
    ['579999', 'processing'],
  ])('of invoice %s is %s', (invoice, status) => {
    const order = find(build(line(invoice === '579999' ? '1' : invoice, 'A1', 1, '2.55')), invoice)!
    expect(order.status).toBe(status)
    expect(order.paidAt !== null).toBe(['completed', 'processing'].includes(status))
  })
})

describe('a random file', () => {
  const row = fc.record({
    invoice: fc.integer({ min: 536_300, max: 536_320 }),
    kind: fc.constantFrom('', 'C', 'A'),
    code: fc.constantFrom('A1', 'a1', 'B2', 'POST', 'M', 'gift_1'),
    quantity: fc.integer({ min: 1, max: 5 }),
    price: fc.constantFrom('1', '2.55', '0.001'),
    customer: fc.constantFrom('', '12345', '12346'),
  })

  test('has each line in exactly one place, and never returns more than was sold', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 60 }), (rows) => {
        const dataset = build(
          ...rows.map(({ kind, invoice, code, quantity, price, customer }) =>
            line(`${kind}${invoice}`, code, kind === 'C' ? -quantity : quantity, price, customer),
          ),
        )
        const { adjustments, bookkeepingReturns, writeOffs } = dataset.counts
        const kept = dataset.orders.reduce(
          (sum, { lines, shipping, fees, refunds }) =>
            sum +
            lines.length +
            shipping.length +
            fees.length +
            refunds.reduce((count, refund) => count + refund.lines.length, 0),
          0,
        )
        expect(kept + adjustments + bookkeepingReturns + writeOffs).toBe(dataset.counts.rows)
        for (const { total, lines, shipping, fees, refunds } of dataset.orders) {
          expect(total).toBe([...lines, ...shipping, ...fees].reduce((sum, part) => sum + part.total, 0))
          expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(total)
          for (const sold of lines) {
            const returned = refunds.flatMap((refund) => refund.lines).filter((part) => part.line === sold)
            expect(returned.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(
              sold.quantity,
            )
          }
        }
      }),
      { numRuns: 100 },
    )
  })
})
