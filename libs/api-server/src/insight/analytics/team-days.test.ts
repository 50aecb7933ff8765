import * as fc from 'fast-check'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { expect, test } from 'vitest'
import type { Insights } from '@tandem/api-contract'
import { addDays } from '@tandem/format'
import { currentTeam, inTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { accountSide } from '../dashboard/insights.ts'
import { teamTimezone } from '../../platform/lists/list-filters.ts'
import { addAccount, addFigures } from '../../testing/add-account-figures.ts'
import { addPosts } from '../../testing/add-posts.ts'
import { dataOf } from '../../testing/read-answer.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { addedDays } from './added-days.ts'
import { listedAccounts } from './listed-accounts.ts'
import { periodRows } from './periods.ts'
import { countDueDays, teamDays } from './team-days.ts'

const used = useTestApi()
const first = '2026-03-01'
const last = '2026-03-12'

const account = fc.constantFrom(0, 1, 2)
const day = fc.integer({ min: 0, max: 11 }).map((later) => addDays(first, later))
const figure = fc.option(fc.nat(500), { freq: 4 })
const hour = fc.constantFrom('00:10', '04:20', '12:00', '20:50', '23:50')

/** What readings, people and the network do to accounts; most changes affect existing rows. */
const change = fc.oneof(
  fc.record({ kind: fc.constant('days' as const), account, day, reach: figure, views: figure }),
  fc.record({ kind: fc.constant('count' as const), account, day, followers_count: figure }),
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('post' as const), account, day, hour }) },
  fc.record({ kind: fc.constant('post gone' as const), account }),
  fc.record({ kind: fc.constant('post moved' as const), account, day }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('posts rated' as const),
      account,
      rate: fc.constantFrom(null, 2),
      isGone: fc.boolean(),
    }),
  },
  fc.record({ kind: fc.constant('archive' as const), account, isArchived: fc.boolean() }),
  fc.record({ kind: fc.constant('delete' as const), account: fc.constant(2) }),
  fc.record({
    kind: fc.constant('zone' as const),
    timezone: fc.constantFrom('UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'),
  }),
)
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never

async function apply(team_id: number, accounts: number[], made: Change) {
  const write = (query: (db: TeamDatabase) => { execute(db: TeamDatabase): Promise<unknown> }) =>
    inTeam(used.opened.database, team_id, async (db) => void (await query(db).execute(db)))
  const id = 'account' in made ? (accounts[made.account] ?? 0) : 0
  const exists = sql`(select from social_accounts where id = ${id})`
  if (made.kind === 'days') {
    await write(
      (db) => sql`
      insert into account_day (team_id, account_id, day, reach, views)
      select ${currentTeam(db)}, ${id}, ${made.day}::date, ${made.reach}::bigint, ${made.views}::bigint
      where exists ${exists}
      on conflict (team_id, account_id, day) do update set reach = excluded.reach, views = excluded.views`,
    )
  } else if (made.kind === 'count') {
    await write(
      (db) => sql`
      insert into account_counts (team_id, account_id, day, followers_count, read_at)
      select ${currentTeam(db)}, ${id}, ${made.day}::date, ${made.followers_count}::bigint, now()
      where exists ${exists}
      on conflict (team_id, account_id, day) do update set followers_count = excluded.followers_count`,
    )
  } else if (made.kind === 'post') {
    const isThere = await inTeam(used.opened.database, team_id, (db) =>
      db.selectFrom('social_accounts').select('id').where('id', '=', id).executeTakeFirst(),
    )
    if (isThere) await addPosts(used.api, team_id, id, [{ posted_at: `${made.day}T${made.hour}:00Z` }])
  } else if (made.kind === 'post gone') {
    await write(
      (db) => sql`
      delete from social_posts where id = (select min(id) from social_posts
        where team_id = ${currentTeam(db)} and account_id = ${id})`,
    )
  } else if (made.kind === 'post moved') {
    await write(
      (db) => sql`
      update social_posts set posted_at = ${made.day}::date where team_id = ${currentTeam(db)} and account_id = ${id}`,
    )
  } else if (made.kind === 'posts rated') {
    await write(
      (db) => sql`
      update social_posts set engagement_rate = ${made.rate}::float8 + extract(hour from posted_at),
        gone_at = case when ${made.isGone} then now() end
      where team_id = ${currentTeam(db)} and account_id = ${id}`,
    )
  } else if (made.kind === 'archive') {
    const archived_at = made.isArchived ? used.api.clock.now : null
    await write((db) => db.updateTable('social_accounts').set({ archived_at }).where('id', '=', id) as never)
  } else if (made.kind === 'delete') {
    await write((db) => db.deleteFrom('social_accounts').where('id', '=', id) as never)
  } else {
    await write((db) => db.updateTable('teams').set({ timezone: made.timezone }) as never)
  }
}

/**
 * The stored days, and those calculated from the accounts as they are now, with their posts counted one by
 * one.
 */
const look = (team_id: number) =>
  inTeam(used.opened.database, team_id, async (db) => {
    const { ids } = await listedAccounts(db, { service: 'social' }, {})
    const current = { date_from: first, date_to: last }
    const periods = {
      timezone: await teamTimezone(db),
      current,
      previous: null,
      compared: null,
      soldSince: null,
    }
    const read = async (days: RawBuilder<unknown>) => {
      const { rows } = await sql<{
        day: string
        posts: number
      }>`select * from ${days} as days order by day`.execute(db)
      return rows
    }
    const period = periodRows(periods)
    await countDueDays(db)
    const added = await read(addedDays(db, ids, period))
    const { rows: posts } = await sql`
      select account_id, day, posts, rated, engagement from account_posts_day
      where team_id = ${currentTeam(db)} order by account_id, day`.execute(db)
    const { rows: counted } = await sql<{ account_id: number; day: string; posts: number }>`
      select p.account_id, (p.posted_at at time zone ${periods.timezone})::date as day, count(*) as posts,
        count(p.engagement_rate) filter (where p.gone_at is null) as rated,
        coalesce(sum(p.engagement_rate) filter (where p.gone_at is null), 0) as engagement
      from social_posts p where p.team_id = ${currentTeam(db)} and p.service = 'social'
      group by 1, 2 order by 1, 2`.execute(db)
    expect(posts).toEqual(counted)
    const shown = counted.filter(
      ({ account_id, day }) => ids.includes(account_id) && first <= day && day <= last,
    )
    const ofDay = Map.groupBy(shown, (row) => row.day)
    expect(added.flatMap((row) => (row.posts > 0 ? [[row.day, row.posts]] : []))).toEqual(
      [...ofDay]
        .map(([each, rows]) => [each, rows.reduce((sum, row) => sum + row.posts, 0)] as const)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    )
    return { kept: await read(teamDays(db, period)), added }
  })

test('stored days equal those of the accounts, whatever is written and whenever they are read', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(change, fc.boolean()), { minLength: 8, maxLength: 20 }),
      async (changes) => {
        const { team_id } = await used.api.newTeam({ timezone: 'Europe/Istanbul' })
        const accounts: number[] = []
        for (const isTracked of [false, false, false, true]) {
          accounts.push(await addAccount(used.api, team_id, isTracked ? { service: 'tracker' } : {}))
        }
        for (const [made, isLookedAt] of changes) {
          await apply(team_id, accounts, made)
          if (!isLookedAt) continue
          const { kept, added } = await look(team_id)
          expect(kept).toEqual(added)
        }
      },
    ),
    { numRuns: 40 },
  )
})

test('a rate counts until its post is gone, and again once it is back', async () => {
  const { team_id } = await used.api.newTeam({ timezone: 'Europe/Istanbul' })
  const id = await addAccount(used.api, team_id)
  await apply(team_id, [id], { kind: 'post', account: 0, day: first, hour: '12:00' })
  for (const isGone of [false, true, false]) {
    await apply(team_id, [id], { kind: 'posts rated', account: 0, rate: 2, isGone })
    await look(team_id)
  }
})

test('many readers during writes find the final state', async () => {
  const team = await used.api.newTeam({ timezone: 'UTC' })
  const id = await addAccount(used.api, team.team_id)
  used.api.clock.now = new Date('2026-03-12T12:00:00Z')
  const ask = async () =>
    dataOf<Insights>(
      await used.api.request('GET', `/dashboard/insights?date_from=${first}&date_to=${last}`, {
        token: team.token,
      }),
    )
  const days = Array.from({ length: 12 }, (_, later) => addDays(first, later))
  await Promise.all(
    days.flatMap((read) => [
      ask(),
      addFigures(used.api, team.team_id, id, { days: [{ day: read, views: 10 }] }),
      ask(),
    ]),
  )
  expect((await ask()).current).toMatchObject({ views: 120, days_read: 12 })
})

test("an account that returns during a read isn't left out for good", async () => {
  const { team_id } = await used.api.newTeam({ timezone: 'Europe/Istanbul' })
  const id = await addAccount(used.api, team_id, {})
  await apply(team_id, [id], { kind: 'days', account: 0, day: first, reach: 7, views: 9 })
  const setArchived = (isArchived: boolean) =>
    apply(team_id, [id], { kind: 'archive', account: 0, isArchived })
  await setArchived(true)
  expect((await look(team_id)).kept).toEqual([])
  await setArchived(false)
  await inTeam(used.opened.database, team_id, (db) => {
    const periods = {
      timezone: 'Europe/Istanbul',
      soldSince: null,
      current: { date_from: first, date_to: last },
      previous: null,
      compared: null,
    }
    // Its accounts are requested before it returned, and its days after.
    return accountSide(db, { accountIds: [], isWholeTeam: true }, periods, used.api.clock.now)
  })
  const { kept, added } = await look(team_id)
  expect(kept).toHaveLength(1)
  expect(kept).toEqual(added)
})
