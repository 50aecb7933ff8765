import { expect, test } from 'vitest'
import { readPersonDialog, writePersonDialog } from './person-dialog.ts'
import type { PersonDialog } from './person-dialog.ts'

test('every dialog is found again by its address', () => {
  const dialogs: PersonDialog[] = [
    { kind: 'invite' },
    { kind: 'transfer' },
    { kind: 'transfer', id: 4 },
    { kind: 'edit', id: 3 },
    { kind: 'remove', id: 12 },
    { kind: 'withdraw', id: 12 },
    { kind: 'deactivate', id: 999_999 },
    { kind: 'archive', id: 1 },
  ]
  for (const dialog of dialogs) {
    expect(readPersonDialog(writePersonDialog(dialog))).toEqual(dialog)
  }
})

test('an address without a dialog opens none', () => {
  for (const open of ['', 'edit', 'edit-0', 'edit-1e3', 'remove--1', 'constructor', 'invite-1', 'edit-3x'])
    expect(readPersonDialog(open)).toBeNull()
  expect(readPersonDialog(null)).toBeNull()
})
