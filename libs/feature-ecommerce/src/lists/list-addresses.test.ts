import { CustomerSearch, OrderSearch, ProductSearch } from '@tandem/api-contract'
import { teamClock } from '@tandem/choices'
import type { ListAddress } from '@tandem/lists'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { customerAddress } from '../customers/customer-address.ts'
import { isNarrowedFurther, orderAddress } from '../orders/order-address.ts'
import { productAddress } from '../products/product-address.ts'

const clock = teamClock({ timezone: 'Europe/Istanbul', week_start: 1 }, new Date('2026-11-21T12:00:00Z'))
const read = (address: string) => orderAddress.read(new URLSearchParams(address))
const readProducts = (address: string) => productAddress.read(new URLSearchParams(address))
const plain = read('')

function expectSound<Search, Request>(
  address: ListAddress<Search, Request>,
  schema: v.GenericSchema,
  params: URLSearchParams,
) {
  const search = address.read(params)
  expect(address.read(new URLSearchParams(address.write(search)))).toStrictEqual(search)
  // The request must be valid by the contract, so that no address leads to a refusal.
  expect(v.safeParse(schema, address.request(search, clock)).success).toBe(true)
}

test("an empty address requests the contract's defaults", () => {
  expect(orderAddress.request(plain, clock)).toStrictEqual(v.parse(OrderSearch, {}))
})

test("the address contains the store and everything that isn't default", () => {
  expect(orderAddress.write({ ...plain, store_id: 7 })).toBe('?store_id=7')
  expect(orderAddress.write(read('store_id=7&page=2&sort=total&page=1'))).toBe(
    '?store_id=7&sort=total&page=2',
  )
})

describe('filters', () => {
  test.each([
    'status=processing%2Ccompleted&date=last_30_days',
    'date_from=2026-11-01&date_to=2026-11-21',
    'amount_min=1000&amount_max=-5&amount_currency=TRY',
    'amount_min=-500&amount_max=5000&amount_currency=TRY&customer_id=7&product_id=9',
    'amount_currency=GBP&chart=GBP',
    'chart=orders&sort=-total&page=3&per_page=25&search_term=elif',
  ])('are read back as they were written: %s', (address) => {
    const search = read(address)
    expect(read(orderAddress.write(search))).toStrictEqual(search)
  })

  test('are read back whatever they are', () => {
    const text = fc.string({ unit: 'binary', maxLength: 12 })
    const param = fc.constantFrom(...orderAddress.viewParams, 'page', 'per_page', 'chart', 'order', 'x')
    const plausible = fc.constantFrom(
      '1',
      '-7',
      'TRY',
      'total',
      'today',
      '2026-11-01',
      '2026-02-30',
      'a,b',
      ',',
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(param, fc.oneof(text, plausible)), { maxLength: 8 }), (pairs) => {
        const params = new URLSearchParams(pairs)
        expectSound(orderAddress, OrderSearch, params)
        expectSound(customerAddress, CustomerSearch, params)
        expectSound(productAddress, ProductSearch, params)
      }),
      { numRuns: 80 },
    )
  })

  test.each([
    'status=',
    'status=,',
    'date=next_week',
    'date_from=2026-02-30',
    'date_from=2026-11-21&date_to=2026-11-01',
    'amount_min=5',
    'amount_min=5&amount_max=1&amount_currency=',
    'amount_min=x&amount_max=y',
    'customer_id=0',
    'product_id=seven',
    'stock=plenty&collection_id=-1&country=FR',
    'chart=<script>',
  ])('are left out when unusable: %s', (address) => {
    expect(read(address)).toStrictEqual(plain)
    expect(orderAddress.countFilters(read(address))).toBe(0)
  })

  test("with a preset use today in the team's time zone", () => {
    const late = { ...clock, now: new Date('2026-11-21T21:30:00Z') }
    const search = read('date=yesterday')
    expect(orderAddress.request(search, clock)).toMatchObject({
      date_from: '2026-11-20',
      date_to: '2026-11-20',
    })
    expect(orderAddress.request(search, late)).toMatchObject({
      date_from: '2026-11-21',
      date_to: '2026-11-21',
    })
    expect(orderAddress.request(search, clock)).not.toHaveProperty('date')
  })

  test('are each list’s own', () => {
    expect(readProducts('stock=in_stock&collection_id=4&date=today&chart=TRY')).toMatchObject({
      stock: 'in_stock',
      collection_id: 4,
    })
    expect(readProducts('date=today&date_from=2026-11-01&chart=TRY')).toStrictEqual(readProducts(''))
  })

  test('are counted one by one, and cleared together', () => {
    const search = read(
      'date_from=2026-11-01&date_to=2026-11-21&status=a,b&amount_min=1&amount_currency=TRY&customer_id=7&search_term=elif',
    )
    expect(orderAddress.countFilters(search)).toBe(4)
    expect(isNarrowedFurther(read('date=today'))).toBe(false)
    expect(isNarrowedFurther(read('date=today&status=a'))).toBe(true)
    expect(orderAddress.change(search, orderAddress.noFilters)).toStrictEqual(read('search_term=elif'))
  })
})
