import { expect, test } from 'vitest'
import { readStoreDialog, writeStoreDialog } from './store-dialog-address.ts'

const stores = [{ id: 3 }, { id: 8 }]
const read = (address: string) => readStoreDialog(new URLSearchParams(address), stores)

test('reads back each dialog that it writes', () => {
  for (const dialog of [
    { kind: 'connect' },
    { kind: 'edit', id: 3, part: 'store' },
    { kind: 'edit', id: 8, part: 'keys' },
  ] as const)
    expect(read(writeStoreDialog(dialog))).toEqual(dialog)
  expect(writeStoreDialog(null)).toBe('')
})

test.each([
  '',
  '?connect=',
  '?connect=shopify',
  '?connect=magento',
  '?edit=4',
  '?edit=',
  '?edit=abc',
  '?edit=03',
  '?part=keys',
])('an address that names no dialog opens none: %s', (address) => {
  expect(read(address)).toBeNull()
})
