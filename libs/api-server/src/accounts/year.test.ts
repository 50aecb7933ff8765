import { addDays, teamDay } from '@tandem/format'
import { accountMetrics, postMetrics } from '@tandem/connectors'
import type { AccountTotals, PostInsights, PostRow, SocialAccount } from '@tandem/connectors'
import { expect, test } from 'vitest'
import { inTeam } from '../database/team-scope.ts'
import { simulatedConnectors } from '../testing/simulated-connectors.ts'
import { useTestApi } from '../testing/use-test-api.ts'
import { sealAccess } from './credentials.ts'
import { queueReading, queueScheduledReading } from './queue-reading.ts'
import { readAccount } from './read-account.ts'
import { networkDay } from './reading-schedule.ts'

/** `READINGS=365` reads a year; these hold a change of the clocks in New York. */
const readings = Number(process.env['READINGS'] ?? 25)
const start = new Date('2026-02-22T20:00:00.000Z')
const clock = { now: start }
const used = useTestApi({ connectors: simulatedConnectors([]), overrides: { now: () => clock.now } })

/** What the network tells of every day, so that a day that is counted twice or left out shows. */
const totals = Object.fromEntries(accountMetrics.map((metric) => [metric, 7])) as AccountTotals
const insights: PostInsights = {
  metrics: Object.fromEntries(postMetrics.map((metric) => [metric, 3])) as PostInsights['metrics'],
  profile_activity: null,
  navigation: null,
  missing: null,
}
const only: PostRow = {
  provider_id: '1',
  kind: 'image',
  place: 'feed',
  caption: null,
  permalink: null,
  media_url: null,
  thumbnail_url: null,
  posted_at: start.toISOString(),
  likes: 3,
  comments: 3,
}
const daysOf = (from: string, until: string) => {
  const days: string[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day)
  return days
}

/** An account with one post, told without a network: a year of real questions would take minutes. */
const quiet: SocialAccount = {
  profile: async () => ({
    provider_id: '9',
    username: 'quiet',
    name: null,
    biography: null,
    website: null,
    picture_url: null,
    followers_count: 500,
    following_count: 1,
    posts_count: 1,
  }),
  posts: async () => ({ rows: [only], next: null, skipped: 0 }),
  postInsights: async () => insights,
  accountDay: async () => totals,
  accountRange: async () => totals,
  accountSeries: async (from, until) => ({
    reach: null,
    new_followers: daysOf(from, until).map((day) => ({ day, value: 1 })),
  }),
  onlineFollowers: async (from, until) =>
    daysOf(from, until).map((day) => ({
      day,
      hours: [{ starts_at: `${day}T12:00:00Z`, hour: 5, followers: 10 }],
    })),
  audience: async () => {
    const lists = { age_gender: null, country: [{ values: ['TR'], followers: 3 }], city: null }
    return { followers: lists, engaged: { age_gender: null, country: null, city: null } }
  },
  discover: async () => {
    throw new Error('Nobody asks')
  },
  health: async () => ({
    is_valid: true,
    expires_at: null,
    data_access_expires_at: null,
    missing_permissions: [],
    problem: null,
  }),
}

// Clocks change in New York within it, as they do at the network, whose days are cut three hours later.
test.each(['America/New_York', 'Asia/Tehran'])(
  'daily readings in %s give each day once',
  { timeout: 600_000 },
  async (timezone) => {
    clock.now = start
    const { dependencies } = used.api
    // The server's own worker looks for readings without one, and would take them over.
    dependencies.jobs.enqueue = async () => false
    const { login } = dependencies.connectors.social!.instagram!
    dependencies.connectors.social = { instagram: { login, account: () => quiet } }
    const { team_id } = await used.api.newTeam({ timezone })
    const access = { provider_id: '9', page_id: '1', page_token: 'x', person_token: 'x' }
    const sealed = await sealAccess(dependencies.secrets, team_id, access)
    const account_id = await inTeam(used.opened.database, team_id, async (db) => {
      const { id } = await db
        .insertInto('social_accounts')
        .values({
          service: 'social',
          social: 'instagram',
          ...(await quiet.profile()),
          page_name: null,
          engagement_rate: null,
          archived_at: null,
          revoked_at: null,
          created_at: start,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const none = { token_expires_at: null, data_access_expires_at: null }
      await db
        .insertInto('account_credentials')
        .values({ account_id: id, sealed, ...none })
        .execute()
      await db
        .insertInto('account_readings')
        .values({ account_id: id, asked_by: null, record_id: null })
        .execute()
      await queueReading(db, id, { cause: 'connected' })
      return id
    })

    const { signal } = new AbortController()
    for (let reading = 0; reading <= readings; reading += 1) {
      await readAccount(dependencies, { team_id, account_id }, signal)
      await inTeam(used.opened.database, team_id, async (db) => {
        const { state, next_at } = await db
          .selectFrom('account_readings')
          .select(['state', 'next_at'])
          .where('account_id', '=', account_id)
          .executeTakeFirstOrThrow()
        if (state !== 'succeeded' || reading === readings) return
        clock.now = new Date(next_at ?? '')
        await queueScheduledReading(db, account_id, clock.now)
      })
    }

    const firstDay = teamDay(start.toISOString(), timezone)
    const read = async (table: 'account_counts' | 'account_day' | 'online_followers') => {
      const rows = await used.opened.database
        .selectFrom(table)
        .select('day')
        .where('team_id', '=', team_id)
        .orderBy('day')
        .execute()
      return rows.map(({ day }) => day)
    }
    expect(await read('account_counts')).toEqual(daysOf(firstDay, addDays(firstDay, readings)))
    const yesterday = addDays(networkDay(clock.now), -1)
    expect(await read('account_day')).toEqual(daysOf(addDays(networkDay(start), -90), yesterday))
    expect(await read('online_followers')).toEqual(daysOf(addDays(networkDay(start), -30), yesterday))
    const untold = await used.opened.database
      .selectFrom('account_day')
      .select('day')
      .where('team_id', '=', team_id)
      .where((condition) =>
        condition.or([condition('views', 'is', null), condition('totals_read_at', 'is', null)]),
      )
      .execute()
    expect(untold).toEqual([])
    const posts = await used.opened.database
      .selectFrom('post_day')
      .select('day')
      .where('team_id', '=', team_id)
      .orderBy('day')
      .limit(21)
      .execute()
    expect(posts.map(({ day }) => day)).toEqual(daysOf(firstDay, addDays(firstDay, 20)))
  },
)
