import { expect, test } from 'vitest'
import type { AccountAnalytics, AccountDay, SocialAccount } from '@tandem/api-contract'
import { postMetrics, recordOf } from '@tandem/api-contract'
import { dayMs, hourMs } from '@tandem/format'
import { inTeam } from '../../platform/database/team-scope.ts'
import { updateEngagement } from '../../social/accounts/write-profile.ts'
import { writeInsights } from '../../social/accounts/write-posts.ts'
import { addAccount, addFigures } from '../../testing/add-account-figures.ts'
import { addPosts } from '../../testing/add-posts.ts'
import { drawing } from '../../testing/drawing.ts'
import { dataOf } from '../../testing/read-answer.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

const used = useTestApi()

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
const dayOf = (index: number) => new Date(Date.UTC(2026, 8, 1) + index * dayMs).toISOString().slice(0, 10)

/** The readings of each day; null without one. */
interface Read {
  followers: (number | null)[]
  won: (number | null)[]
  lost: (number | null)[]
  reach: (number | null)[]
}

const toldOf = ({ won, lost }: Read, day: number) =>
  won[day] == null || lost[day] == null ? null : won[day] - lost[day]

/** The growth of a day directly by its definition. */
function growthOf(read: Read, day: number) {
  const told = toldOf(read, day)
  if (told !== null) return [told, 'network']
  const [here, next] = [read.followers[day] ?? null, read.followers[day + 1] ?? null]
  return here === null || next === null ? [null, null] : [next - here, 'readings']
}

/** The change over the days from `first` to `last`, from reading to reading. */
function changeOf(read: Read, first: number, last: number) {
  const parts: { change: number; by: string }[] = []
  let day = first
  while (day <= last) {
    let next = day + 1
    while (next <= last + 1 && (read.followers[next] ?? null) === null) next += 1
    const days = Array.from({ length: Math.min(next, last + 1) - day }, (_, index) => day + index)
    const told = days.map((one) => toldOf(read, one))
    const start = read.followers[day] ?? null
    const end = next <= last + 1 ? (read.followers[next] ?? null) : null
    const known = told.filter((one) => one !== null)
    if (known.length === days.length || start === null || end === null) {
      if (known.length > 0) parts.push({ change: sum(known), by: 'network' })
    } else parts.push({ change: end - start, by: 'readings' })
    day = Math.min(next, last + 1)
  }
  const ways = [...new Set(parts.map(({ by }) => by))]
  return {
    followers_change: parts.length === 0 ? null : sum(parts.map(({ change }) => change)),
    followers_change_by: ways.length > 1 ? 'both' : (ways[0] ?? null),
  }
}

const days = 45

test.each([
  ['read each day, with all that the network tells', 3, 0, 0],
  ['read now and then', 5, 2, 3],
  ['of which the network tells little', 8, 0, 9],
  ['read seldom', 13, 6, 4],
])(
  'growth and reach by day and by period equal a plain model for an account %s',
  async (_shape, seed, unread, untold) => {
    used.api.clock.now = new Date('2026-10-16T09:00:00Z')
    const { below } = drawing(seed)
    /** This many of ten days are left out. */
    const perhaps = (value: number, leftOut: number) => (below(10) < leftOut ? null : value)
    const read: Read = { followers: [], won: [], lost: [], reach: [] }
    let followers = 500
    for (let day = 0; day < days; day += 1) {
      const [won, lost] = [below(40), below(25)]
      read.followers.push(perhaps(followers, unread))
      read.won.push(perhaps(won, untold))
      read.lost.push(perhaps(lost, untold))
      read.reach.push(perhaps(below(900), untold))
      // Followers are counted at another hour than the start of the network's days.
      followers += won - lost + below(3) - 1
    }
    const team = await used.api.newTeam({ timezone: 'Europe/Istanbul' })
    const id = await addAccount(used.api, team.team_id)
    const every = Array.from({ length: days }, (_, day) => day)
    await addFigures(used.api, team.team_id, id, {
      days: every.map((day) => ({
        day: dayOf(day),
        follows: read.won[day]!,
        unfollows: read.lost[day]!,
        reach: read.reach[day]!,
      })),
      counts: every.flatMap((day) =>
        read.followers[day] === null ? [] : [{ day: dayOf(day), followers_count: read.followers[day]! }],
      ),
    })
    const ask = async <Data>(path: string) =>
      dataOf<Data>(await used.api.request('GET', `/social/instagram/users/${path}`, { token: team.token }))
    const listed = await ask<AccountDay[]>(`${id}/days`)
    const known = every.filter((day) =>
      [read.followers, read.won, read.lost, read.reach].some((figure) => figure[day] !== null),
    )
    expect(listed.map(({ day, growth, growth_by, reach }) => [day, growth, growth_by, reach])).toEqual(
      known.map((day) => [dayOf(day), ...growthOf(read, day), read.reach[day]]),
    )
    for (const [first, last] of [
      [0, 6],
      [10, 16],
      [14, 41],
      [30, 30],
    ] as const) {
      const search = `date_from=${dayOf(first)}&date_to=${dayOf(last)}`
      const [account] = await ask<AccountAnalytics[]>(`analytics?${search}`)
      const reached = read.reach.slice(first, last + 1).filter((reach) => reach !== null)
      expect({ search, ...account!.current }).toMatchObject({
        search,
        ...changeOf(read, first, last),
        followers_count: read.followers.slice(0, last + 1).findLast((count) => count !== null) ?? null,
        reach_per_day: reached.length === 0 ? null : expect.closeTo(sum(reached) / reached.length, 9),
      })
    }
  },
)

test('an account has the same rate in the list of accounts and in the figures of its last 30 days', async () => {
  // 16 October, 1:30 at night in Istanbul: its last 30 days begin with 17 September.
  used.api.clock.now = new Date('2026-10-15T22:30:00Z')
  const team = await used.api.newTeam({ timezone: 'Europe/Istanbul' })
  const id = await addAccount(used.api, team.team_id)
  await addPosts(used.api, team.team_id, id, [
    { posted_at: '2026-09-16T20:59:59Z', engagement_rate: 0.5 },
    { posted_at: '2026-09-16T21:00:00Z', engagement_rate: 0.02 },
    { posted_at: '2026-10-15T22:00:00Z', engagement_rate: 0.04 },
    { posted_at: '2026-10-01T22:00:00Z', engagement_rate: 0.9, gone_at: '2026-10-02T22:00:00Z' },
  ])
  await inTeam(used.opened.database, team.team_id, (db) => updateEngagement(db, id, used.api.clock.now))
  const ask = async <Data>(path: string) =>
    dataOf<Data>(await used.api.request('GET', `/social/instagram/users${path}`, { token: team.token }))
  const [listed] = await ask<SocialAccount[]>('')
  const [account] = await ask<AccountAnalytics[]>('/analytics?date_from=2026-09-17&date_to=2026-10-16')
  expect(listed!.engagement_rate).toBeCloseTo(0.03, 12)
  expect(account!.current.engagement_rate).toBeCloseTo(0.03, 12)
})

const reactions = ['likes', 'comments', 'shares', 'saves'] as const

test('the rates of posts equal a plain model, as of day 7, by the followers and reach at that time', async () => {
  const { below, oneIn } = drawing(21)
  const { team_id } = await used.api.newTeam()
  const account_id = await addAccount(used.api, team_id)
  const posted = Date.parse('2026-06-01T12:00:00Z')
  const none = { likes: null, comments: null, shares: null, saves: null, reach: null }
  const posts = await addPosts(
    used.api,
    team_id,
    account_id,
    Array.from({ length: 40 }, () => ({ posted_at: new Date(posted).toISOString(), ...none })),
  )
  const expected: unknown[] = []
  for (const id of posts) {
    const readings = Array.from({ length: 1 + below(5) }, () => ({
      hour: oneIn(4) ? 24 * 8 - 1 + below(3) : below(24 * 20),
      followers: oneIn(9) ? null : oneIn(9) ? 0 : 100 + below(5000),
      missing: oneIn(6) ? ('too_few_viewers' as const) : null,
      told: Object.fromEntries(
        [...reactions, 'reach' as const].map((name) => [name, oneIn(6) ? null : below(300)]),
      ) as Record<(typeof reactions)[number] | 'reach', number | null>,
    })).toSorted((one, other) => one.hour - other.hour)
    let last: Record<string, number | null> = none
    let rates: { engagement: number | null; reach: number | null } = { engagement: null, reach: null }
    let isRated = false
    for (const { hour, followers, missing, told } of readings) {
      const metrics = missing === null ? told : none
      await inTeam(used.opened.database, team_id, (db) =>
        writeInsights(
          db,
          { account_id, service: 'social', social: 'instagram', followers_count: followers },
          [
            {
              id,
              insights: {
                metrics: { ...recordOf(postMetrics, () => null), ...metrics },
                profile_activity: null,
                navigation: null,
                missing,
              },
            },
          ],
          new Date(posted + hour * hourMs),
        ),
      )
      // A figure that isn't shared keeps its last value.
      last = Object.fromEntries(
        Object.entries(metrics).map(([name, value]) => [name, value ?? last[name] ?? null]),
      )
      if (missing !== null || (isRated && hour >= 24 * 8)) continue
      const parts = reactions.map((name) => last[name] ?? null)
      const reacted = parts.includes(null) ? null : sum(parts.map(Number))
      const share = (of: number | null) => (reacted === null || !of ? null : reacted / of)
      rates = { engagement: share(followers), reach: share(last.reach ?? null) }
      isRated = rates.engagement !== null || rates.reach !== null
    }
    expected.push(rates)
  }
  const rows = await inTeam(used.opened.database, team_id, (db) =>
    db
      .selectFrom('social_posts')
      .select(['engagement_rate as engagement', 'reach_rate as reach'])
      .orderBy('id')
      .execute(),
  )
  expect(rows).toEqual(expected)
})
