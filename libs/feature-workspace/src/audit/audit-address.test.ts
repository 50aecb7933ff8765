import { AuditSearch } from '@tandem/api-contract'
import { datePresets } from '@tandem/format'
import { teamClock } from '@tandem/workbench'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { auditRequest, countFilters, noFilters, readView, searchOf } from './audit-address.ts'
import type { AuditView } from './audit-address.ts'

const clock = teamClock({ timezone: 'Europe/Istanbul', week_start: 1 }, new Date('2026-11-20T21:30:00Z'))
const read = (search: string) => readView(new URLSearchParams(search))

test('an address that says nothing means the whole log, the latest first', () => {
  expect(read('')).toEqual({ search_term: '', sort: '-at', page: 1, per_page: 10 })
  expect(searchOf(read(''))).toBe('')
})

test('days are those of the team, where it is tomorrow already', () => {
  expect(auditRequest(read('date=today'), clock)).toMatchObject({
    date_from: '2026-11-21',
    date_to: '2026-11-21',
  })
})

test('every view is read back as it was written, and is one that the server takes', () => {
  const view = fc.record(
    {
      user_id: fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 5 }),
      action: fc.array(fc.constantFrom('store.created', 'user.invited', 'a_b.c'), {
        minLength: 1,
        maxLength: 3,
      }),
      search_term: fc.constantFrom('', 'jonas', 'a,b & c=d', 'ğüş'),
      sort: fc.constantFrom('at', '-at'),
      page: fc.integer({ min: 1, max: 99 }),
      date: fc.constantFrom(...datePresets.filter((name) => name !== 'lifetime')),
    },
    { requiredKeys: ['search_term', 'sort', 'page'] },
  )
  fc.assert(
    fc.property(view, (given) => {
      const whole = { ...given, per_page: 10 } as AuditView
      expect(read(searchOf(whole))).toEqual(whole)
      expect(v.safeParse(AuditSearch, auditRequest(whole, clock)).success).toBe(true)
      expect(countFilters({ ...whole, ...noFilters })).toBe(0)
    }),
    { numRuns: 60 },
  )
})
