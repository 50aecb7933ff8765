import { expect, test } from 'vitest'
import { readNotesAddress, withNotes } from './notes-address.ts'

const read = (address: string) => readNotesAddress(new URLSearchParams(address))

test('an address says whose notes are open', () => {
  expect(read('?page=2&notes=order-12')).toEqual({ type: 'order', id: 12 })
  expect(read(withNotes('?page=2', { type: 'store', id: 3 }))).toEqual({ type: 'store', id: 3 })
})

test.each([
  '',
  'notes=',
  'notes=order',
  'notes=order-0',
  'notes=order-01',
  'notes=menu-1',
  'notes=parcel-4',
  'notes=order-1.5',
  'notes=order-9999999999999999',
  'notes=order-12%00',
])('opens nothing for an invalid row: %j', (address) => {
  expect(read(address)).toBeNull()
})

test('opening and closing leave the rest of the address alone', () => {
  const opened = withNotes('?status=completed&page=2', { type: 'order', id: 12 })
  expect(opened).toBe('?status=completed&page=2&notes=order-12')
  expect(withNotes(opened, null)).toBe('?status=completed&page=2')
  expect(withNotes('?notes=order-12', null)).toBe('')
})
