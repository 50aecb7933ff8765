import { expect, test } from 'vitest'
import { integrationsPaths } from '../paths.ts'
import { openParameter, readAccountDialog, writeAccountDialog } from './account-dialog.ts'
import { accountAddress } from './accounts-address.ts'

const read = (open: string) => readAccountDialog(new URLSearchParams({ [openParameter]: open }))

test('reads back each dialog that it writes', () => {
  for (const dialog of [
    { kind: 'track' },
    { kind: 'new-collection' },
    { kind: 'account', id: 3 },
    { kind: 'collections', id: 41 },
    { kind: 'rename', id: 5 },
  ] as const)
    expect(read(writeAccountDialog(dialog))).toEqual(dialog)
})

test.each([
  '',
  'tracks',
  'account',
  'account-',
  'account-03',
  'account-0',
  'account-1e3',
  'rename-x',
  'toString-1',
])('an address without a dialog opens none: %s', (open) => {
  expect(read(open)).toBeNull()
  expect(readAccountDialog(new URLSearchParams())).toBeNull()
})

test('the link of Now tracking opens the dialog over the tracked accounts', () => {
  const { searchParams } = new URL(integrationsPaths.trackAccount, 'http://tandem.test')
  expect(readAccountDialog(searchParams)).toEqual({ kind: 'track' })
  expect(accountAddress.read(searchParams).tab).toBe('tracker')
})
