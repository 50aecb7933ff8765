import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Category, Customer, Refund } from './schemas.ts'
import { GmtTime, LooseReference, Reference } from './values.ts'

const none = ['', false, null, undefined]

test.each([...none, '0000-00-00T00:00:00', '-0001-11-30T00:00:00'])('%j is no time', (value) => {
  expect(v.parse(GmtTime, value)).toBeNull()
})

test.each([
  ['2024-01-01', '2024-01-01T00:00:00Z'],
  ['2024-01-01T10:00:00', '2024-01-01T10:00:00Z'],
  ['2024-01-01 10:00:00', '2024-01-01T10:00:00Z'],
  ['2024-01-01T10:00:00z', '2024-01-01T10:00:00Z'],
  ['2024-01-01T10:00:00.5+0300', '2024-01-01T07:00:00.500Z'],
  ['2024-01-01T10:00+03:00', '2024-01-01T07:00:00Z'],
])('%j is a time', (text, time) => {
  expect(v.parse(GmtTime, text)).toBe(time)
})

test.each([0, 7, 1_700_000_000, '0', '7', '01-01-2024', 'May 7', true, {}])(
  '%j is refused as a time',
  (value) => {
    expect(v.safeParse(GmtTime, value).success).toBe(false)
  },
)

test.each([...none, 0, '0', -1])('%j refers to nothing', (value) => {
  expect(v.parse(Reference, value)).toBeNull()
})

test.each([50, '50'])('%j refers to a row', (value) => {
  expect(v.parse(Reference, value)).toBe('50')
})

test.each(['u-50', 1.5, {}, [], true])(
  '%j is refused as a reference, except where money depends on it',
  (value) => {
    expect(v.safeParse(Reference, value).success).toBe(false)
    expect(v.parse(LooseReference, value)).toBeNull()
  },
)

test('reads numbers and false where text belongs', () => {
  const read = (text: unknown) => [
    v.parse(Category, { id: 1, slug: text }).slug,
    v.parse(Customer, { id: 1, email: text }).email,
    v.parse(Refund, { id: 1, amount: '1', reason: text }).reason,
  ]
  expect(read(2024)).toEqual(['2024', '2024', '2024'])
  expect(read(false)).toEqual([null, null, null])
})
