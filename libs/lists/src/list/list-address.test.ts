import { AuditSearch, OrderSearch, UserSearch } from '@tandem/api-contract'
import { teamClock } from '@tandem/choices'
import { datePresets } from '@tandem/format'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { listAddress } from './list-address.ts'

const log = listAddress(AuditSearch, { filters: [['user_id'], ['action']] })
const people = listAddress(UserSearch, { filters: [['role'], ['status']] })
const orders = listAddress(OrderSearch, {
  filters: [['status'], ['amount_min', 'amount_max', 'amount_currency']],
  beside: { chart: v.optional(v.picklist(['orders', 'TRY'])) },
  sound: ({ amount_currency }) =>
    amount_currency === undefined ? { amount_min: undefined, amount_max: undefined } : {},
})

const clock = teamClock({ timezone: 'Europe/Istanbul', week_start: 1 }, new Date('2026-11-20T21:30:00Z'))
const read = (search: string) => log.read(new URLSearchParams(search))
const readOrders = (search: string) => orders.read(new URLSearchParams(search))

test('an empty address means the whole list in its default order', () => {
  expect(read('')).toStrictEqual({ search_term: '', sort: '-at', page: 1, per_page: 10 })
  expect(log.write(read(''))).toBe('')
})

test("days are the team's, where it may already be tomorrow", () => {
  expect(log.request(read('date=today'), clock)).toMatchObject({
    date_from: '2026-11-21',
    date_to: '2026-11-21',
  })
  expect(log.request(read('date=today'), clock)).not.toHaveProperty('date')
})

test('a list without days has no presets', () => {
  const search = people.read(new URLSearchParams('date=today&date_from=2026-11-01&role=admin'))
  expect(search).toStrictEqual({ search_term: '', sort: 'name', page: 1, per_page: 10, role: ['admin'] })
  expect(people.request(search, clock)).toStrictEqual(search)
  expect(people.hasDays(search)).toBe(false)
})

test('every change except paging leads to the first page', () => {
  const search = read('page=4&action=a.b')
  expect(log.change(search, { sort: 'at' })).toStrictEqual({ ...search, sort: 'at', page: 1 })
  expect(log.change(search, { page: 5 })).toStrictEqual({ ...search, page: 5 })
  expect(log.change(search, { action: [] })).toStrictEqual(read(''))
})

test('filters are counted as a reader sees them, and cleared together', () => {
  const search = readOrders(
    'date_from=2026-11-01&date_to=2026-11-21&status=a,b&amount_min=1&amount_max=2&amount_currency=TRY&search_term=elif&chart=TRY',
  )
  expect(orders.countFilters(search)).toBe(3)
  expect(orders.hasDays(search)).toBe(true)
  expect(orders.change(search, orders.noFilters)).toStrictEqual(readOrders('search_term=elif&chart=TRY'))
  expect(orders.countFilters(readOrders('customer_id=7'))).toBe(0)
})

test("the page's own parameters are in the address but not in the request", () => {
  const search = readOrders('chart=TRY&status=failed')
  expect(orders.write(search)).toBe('?status=failed&chart=TRY')
  expect(orders.request(search, clock)).toStrictEqual({
    search_term: '',
    sort: '-ordered_at',
    status: ['failed'],
    page: 1,
    per_page: 10,
  })
})

test('parameters that contradict each other are removed', () => {
  expect(readOrders('amount_min=5')).toStrictEqual(readOrders(''))
  expect(readOrders('amount_min=5&amount_currency=TRY')).toMatchObject({ amount_min: 5 })
})

test('a view consists of everything that filters and sorts a list', () => {
  expect(log.viewParams).toStrictEqual([
    'user_id',
    'action',
    'sign_ins',
    'search_term',
    'date_from',
    'date_to',
    'sort',
    'date',
  ])
  expect(people.viewParams).not.toContain('date')
})

describe('every address', () => {
  const view = fc.record(
    {
      user_id: fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 5 }),
      action: fc.array(fc.constantFrom('store.created', 'user.invited', 'a_b.c'), {
        minLength: 1,
        maxLength: 3,
      }),
      search_term: fc.constantFrom('', 'jonas', 'a,b & c=d', 'ğüş'),
      sort: fc.constantFrom('at' as const, '-at' as const),
      page: fc.integer({ min: 1, max: 99 }),
      date: fc.constantFrom(...datePresets.filter((name) => name !== 'lifetime')),
    },
    { requiredKeys: ['search_term', 'sort', 'page'] },
  )

  test('is read back as it was written, and makes a valid request', () => {
    fc.assert(
      fc.property(view, (given) => {
        const whole = { ...given, per_page: 10 }
        expect(read(log.write(whole))).toEqual(whole)
        expect(v.safeParse(AuditSearch, log.request(whole, clock)).success).toBe(true)
        expect(log.countFilters(log.change(whole, log.noFilters))).toBe(0)
      }),
      { numRuns: 60 },
    )
  })
})
