import { expect, test } from 'vitest'
import { integrationsPaths } from '../paths.ts'
import { readStoreDialog, writeStoreDialog } from './store-dialog-address.ts'

const stores = [{ id: 3 }, { id: 8 }]
const read = (address: string) => readStoreDialog(new URLSearchParams(address), stores)

test('reads back each dialog that it writes', () => {
  for (const dialog of [
    { kind: 'connect', type: 'shopify' },
    { kind: 'connect', type: 'woocommerce' },
    { kind: 'edit', id: 3, part: 'store' },
    { kind: 'edit', id: 8, part: 'keys' },
    { kind: 'history', id: 3 },
    { kind: 'unread', id: 8 },
    { kind: 'delete', id: 3 },
  ] as const)
    expect(read(new URLSearchParams(writeStoreDialog(dialog)).toString())).toEqual(dialog)
})

test('the path for other features opens the dialog that connects a store', () => {
  const { search } = new URL(integrationsPaths.connectStore, 'http://tandem.test')
  expect(read(search)).toEqual({ kind: 'connect', type: 'shopify' })
})

test.each([
  '',
  '?connect=',
  '?connect=etsy',
  '?connect=magento',
  '?edit=4',
  '?edit=',
  '?edit=abc',
  '?edit=03',
  '?part=keys',
  '?history=4',
  '?delete=4',
])('an address without a dialog opens none: %s', (address) => {
  expect(read(address)).toBeNull()
})
