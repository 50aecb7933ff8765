import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseStore } from './choose-store.ts'

const stores = [
  { id: 3, archived_at: null },
  { id: 8, archived_at: null },
  { id: 9, archived_at: '2026-01-06T00:00:00.000Z' },
]

test('the address wins over the selection', () => {
  expect(chooseStore(stores, '3', 8)).toEqual({ id: 3, from: 'address' })
})

test('without a store in the address the selection counts, if it still exists', () => {
  expect(chooseStore(stores, null, 8)).toEqual({ id: 8, from: 'selection' })
  expect(chooseStore(stores, null, 77)).toEqual({ id: null, from: 'nothing' })
  expect(chooseStore(stores, null, 9)).toEqual({ id: null, from: 'nothing' })
})

test('without either, all stores are shown', () => {
  expect(chooseStore(stores, null, null)).toEqual({ id: null, from: 'nothing' })
  expect(chooseStore(stores, '', null)).toEqual({ id: null, from: 'nothing' })
})

test.each(['4', 'abc', '3.5', '-3', '03', '0', '3abc', '1e1', '99999999999999999999', ' 3'])(
  'an id without a store is unknown: %s',
  (id) => {
    expect(chooseStore(stores, id, 3)).toBe('unknown')
  },
)

test("distinguishes an archived store in the address from one that doesn't exist", () => {
  expect(chooseStore(stores, '9', 3)).toBe('archived')
})

test('every store id is unknown to a team without stores', () => {
  expect(chooseStore([], '3', null)).toBe('unknown')
  expect(chooseStore([], null, 3)).toEqual({ id: null, from: 'nothing' })
})

test("never chooses a store that doesn't exist", () => {
  fc.assert(
    fc.property(fc.option(fc.string()), fc.option(fc.integer()), (address, selected) => {
      const choice = chooseStore(stores, address, selected)
      if (typeof choice === 'object') expect([null, 3, 8]).toContain(choice.id)
    }),
  )
})
