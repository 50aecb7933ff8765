import { teamClock } from '@tandem/choices'
import { describe, expect, test } from 'vitest'
import { dashboardRequests, readDashboardSearch, writeDashboardSearch } from './dashboard-search.ts'

const accounts = [{ id: 7 }, { id: 9 }]
const read = (address: string) => readDashboardSearch(new URLSearchParams(address), accounts)

describe('the address of the dashboard', () => {
  test('means the last 30 days of all accounts, by reach, when it is empty', () => {
    expect(read('')).toEqual({
      period: { dates: { date: 'last_30_days' }, compare: 'previous_period' },
      measure: 'reach',
      audience: 'age',
      of: 'followers',
    })
    expect(writeDashboardSearch(read(''), null)).toBe('')
  })

  test.each([
    '?account_id=9&measure=views&sold=TRY&store_id=3&date=last_7_days&compare=none',
    '?sold=orders&audience=cities&of=engaged&date_from=2026-11-01&date_to=2026-11-21',
    '?measure=profile_links_taps&date=lifetime&compare=previous_year',
  ])('%s is read back as it was written', (address) => {
    const storeId = address.includes('store_id=3') ? 3 : null
    const written = writeDashboardSearch(read(address), storeId)
    expect(Object.fromEntries(new URLSearchParams(written))).toEqual(
      Object.fromEntries(new URLSearchParams(address)),
    )
  })

  test.each(['account_id=8', 'account_id=x', 'measure=__proto__', 'sold=lira', 'audience=', 'of=all'])(
    'falls back to the default for %s',
    (address) => {
      expect(writeDashboardSearch(read(address), null)).toBe('')
    },
  )
})

test("each widget requests what it shows, on the team's days", () => {
  const clock = teamClock({ timezone: 'Europe/Istanbul', week_start: 1 }, new Date('2026-11-20T21:30:00Z'))
  expect(dashboardRequests(read('account_id=7&date=last_7_days&of=engaged'), 3, clock)).toEqual({
    insights: {
      account_id: 7,
      store_id: 3,
      date_from: '2026-11-15',
      date_to: '2026-11-21',
      compare: 'previous_period',
    },
    onlineFollowers: { account_id: 7, store_id: 3, date_from: '2026-11-15', date_to: '2026-11-21' },
    customers: {
      store_id: 3,
      date_from: '2026-11-15',
      date_to: '2026-11-21',
      compare: 'previous_period',
    },
    audience: { account_id: 7, store_id: 3, of: 'engaged' },
  })
  expect(dashboardRequests(read(''), null, clock).audience).toEqual({ of: 'followers' })
})
