import { expect, test } from 'vitest'
import { hindranceOf, shownStatus } from './person-rules.ts'

test("nobody changes their own role or status, or the super admin's", () => {
  expect(hindranceOf({ id: 1, role: 'admin' }, 1)).toBe('self')
  expect(hindranceOf({ id: 1, role: 'super_admin' }, 1)).toBe('self')
  expect(hindranceOf({ id: 2, role: 'super_admin' }, 1)).toBe('superAdmin')
  expect(hindranceOf({ id: 2, role: 'admin' }, 1)).toBeNull()
})

test('shows an expired invitation as expired, from that moment on', () => {
  const person = { status: 'pending', invitation_expires_at: '2026-11-21T12:00:00.000Z' } as const
  expect(shownStatus(person, new Date('2026-11-21T11:59:59.999Z'))).toBe('pending')
  expect(shownStatus(person, new Date('2026-11-21T12:00:00.000Z'))).toBe('expired')
  expect(shownStatus({ status: 'active', invitation_expires_at: null }, new Date())).toBe('active')
})
