import { expect, test } from 'vitest'
import { dayMs } from '@tandem/format'
import { accountHealth } from './account-health.ts'
import type { HealthFacts } from './account-health.ts'
import { engagementRate } from './engagement.ts'

const now = new Date('2026-11-21T09:00:00.000Z')
const inDays = (days: number) => new Date(now.getTime() + days * dayMs).toISOString()
const sound: HealthFacts = {
  service: 'social',
  revoked_at: null,
  is_renamed: false,
  reading: { state: 'succeeded', error: null, succeeded_at: inDays(-1) },
  needs_reconnect: false,
  failures: 0,
  token_expires_at: null,
  data_access_expires_at: inDays(80),
  missing: [],
}
const failed = {
  state: 'failed' as const,
  error: { message: 'It said no.', needs_reconnect: false },
  succeeded_at: null,
}

test.each<[string, Partial<HealthFacts>, string | RegExp | null]>([
  ['healthy', {}, null],
  ['healthy', { data_access_expires_at: null, reading: { ...sound.reading, state: 'never' } }, null],
  // An account that failed once and was read again.
  ['healthy', { failures: 0 }, null],
  ['expiring', { data_access_expires_at: inDays(6.5) }, /in 7 days/],
  ['expiring', { token_expires_at: inDays(0.2) }, /within a day/],
  ['reconnect', { token_expires_at: inDays(-1) }, /reconnect/i],
  ['reconnect', { data_access_expires_at: inDays(0) }, /reconnect/i],
  ['reconnect', { needs_reconnect: true, reading: failed }, 'It said no.'],
  ['permissions', { missing: ['instagram_manage_insights'], needs_reconnect: true }, /See the insights/],
  ['permissions', { missing: ['a_new_one'] }, /a_new_one/],
  ['failing', { failures: 1, reading: failed }, 'It said no.'],
  ['failing', { service: 'tracker', is_renamed: true }, /renamed/],
  ['revoked', { revoked_at: inDays(-2), needs_reconnect: true, missing: ['x'] }, /revoked/],
])('%s: %j', (state, facts, message) => {
  const health = accountHealth({ ...sound, ...facts }, now)
  expect(health.state).toBe(state)
  if (message === null) expect(health.message).toBeNull()
  else expect(health.message).toMatch(message)
})

test('gives a rate when all its parts are known, and never from a figure that is missing', () => {
  const own = { likes: 30, comments: 5, shares: 3, saves: 2 }
  expect(engagementRate('social', own, 1000)).toBe(0.04)
  expect(engagementRate('tracker', { ...own, shares: null, saves: null }, 1000)).toBe(0.035)
  expect(engagementRate('social', { ...own, saves: null }, 1000)).toBeNull()
  expect(engagementRate('tracker', { ...own, likes: null }, 1000)).toBeNull()
  expect(engagementRate('social', { likes: 0, comments: 0, shares: 0, saves: 0 }, 1000)).toBe(0)
  for (const followers of [null, 0]) expect(engagementRate('social', own, followers)).toBeNull()
})
