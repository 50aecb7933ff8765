import { expect, test } from 'vitest'
import { postMetrics, recordOf } from '@tandem/api-contract'
import type { PostMetric } from '@tandem/api-contract'
import type { PostInsights } from '@tandem/connectors'
import { dayMs } from '@tandem/format'
import { inTeam } from '../../platform/database/team-scope.ts'
import { addAccount } from '../../testing/add-account-figures.ts'
import { addPosts } from '../../testing/add-posts.ts'
import { plainPost } from '../../testing/plain-post.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { writeInsights, writePosts } from './write-posts.ts'

const used = useTestApi()

const insights = (told: Partial<Record<PostMetric, number>>, missing: PostInsights['missing'] = null) => ({
  metrics: recordOf(postMetrics, (name) => told[name] ?? null),
  profile_activity: null,
  navigation: null,
  missing,
})

test('keeps the insights of each of many posts, and the last known value where one is missing', async () => {
  const { team_id } = await used.api.newTeam()
  const account_id = await addAccount(used.api, team_id)
  const [lost, half] = (await addPosts(used.api, team_id, account_id, [{ likes: 9 }, {}])) as [number, number]
  const within = <Result>(work: Parameters<typeof inTeam<Result>>[2]) =>
    inTeam(used.opened.database, team_id, work)
  const write = (followers_count: number, told: Record<number, PostInsights>, now: string) =>
    within((db) =>
      writeInsights(
        db,
        { account_id, service: 'social', social: 'instagram', followers_count },
        Object.entries(told).map(([id, one]) => ({ id: Number(id), insights: one })),
        new Date(now),
      ),
    )
  const readPosts = () =>
    within((db) =>
      db.selectFrom('social_posts').selectAll().where('id', 'in', [lost, half]).orderBy('id').execute(),
    )

  const first = { views: 500, likes: 10, comments: 4, shares: 3, saves: 3, follows: 2 }
  await write(
    100,
    { [lost]: insights(first), [half]: insights({ ...first, likes: 30 }) },
    '2026-11-20T09:00:00Z',
  )
  const [before] = await readPosts()
  expect(before).toMatchObject({ views: 500, likes: 10, engagement_rate: 0.2, followers_count: 100 })
  expect(before!.figures).toMatchObject({ metrics: { follows: 2 } })

  const second = { views: 600, comments: 4, shares: 3, saves: 3, follows: 5 }
  await write(
    200,
    { [lost]: insights({}, 'too_few_viewers'), [half]: insights(second) },
    '2026-11-21T09:00:00Z',
  )
  const [after, other] = await readPosts()
  const insights_read_at = '2026-11-21T09:00:00.000Z'
  expect(after).toEqual({ ...before, insights_read_at, insights_missing: 'too_few_viewers' })
  // Its likes are those of the day before.
  expect(other).toMatchObject({
    views: 600,
    likes: 30,
    engagement_rate: 0.2,
    followers_count: 200,
    insights_read_at,
  })
  expect(other!.figures).toMatchObject({ metrics: { follows: 5, likes: null } })

  await write(200, { [lost]: insights({ views: 700 }) }, '2026-11-22T09:00:00Z')
  expect((await readPosts())[0]).toMatchObject({
    views: 700,
    likes: 10,
    engagement_rate: 0.1,
    insights_missing: null,
  })
})

/** A simple model: the last reading before day 8 after publishing, otherwise the first one. */
function plainRate(readings: { day: number; likes: number; followers: number }[]) {
  const early = readings.filter(({ day }) => day < 8)
  const { likes, followers } = early.at(-1) ?? readings[0]!
  return likes / followers
}

test.each([
  [
    'read at 10k and later at 100k',
    [
      { day: 7.2, likes: 500, followers: 10_000 },
      { day: 60, likes: 500, followers: 100_000 },
    ],
  ],
  [
    'read twice before day 8',
    [
      { day: 1, likes: 90, followers: 5_000 },
      { day: 7.9, likes: 600, followers: 6_000 },
      { day: 8, likes: 900, followers: 4_500 },
    ],
  ],
  [
    'read before and after, not on day 7',
    [
      { day: 2, likes: 50, followers: 1_000 },
      { day: 9, likes: 80, followers: 800 },
    ],
  ],
  [
    'read for the first time when it was old',
    [
      { day: 300, likes: 40, followers: 2_000 },
      { day: 330, likes: 44, followers: 4_000 },
    ],
  ],
])('keeps the rates of a post from day 7 when it is %s', async (_when, readings) => {
  const { team_id } = await used.api.newTeam()
  const posted = Date.parse('2025-11-01T12:00:00Z')
  const posted_at = new Date(posted).toISOString()
  const at = (day: number) => new Date(posted + day * dayMs)
  const own = await addAccount(used.api, team_id)
  const tracked = await addAccount(used.api, team_id, { service: 'tracker' })
  const [id] = (await addPosts(used.api, team_id, own, [{ posted_at }])) as [number]
  const listed = plainPost({ provider_id: 'listed', posted_at, comments: 0 })
  for (const { day, likes, followers } of readings) {
    const told = { likes, comments: 0, shares: 0, saves: 0, reach: followers / 2 }
    await inTeam(used.opened.database, team_id, async (db) => {
      const run = { social: 'instagram', followers_count: followers } as const
      await writeInsights(
        db,
        { ...run, account_id: own, service: 'social' },
        [{ id, insights: insights(told) }],
        at(day),
      )
      await writePosts(
        db,
        { ...run, account_id: tracked, service: 'tracker' },
        [{ ...listed, likes }],
        at(day),
      )
    })
  }
  const posts = await inTeam(used.opened.database, team_id, (db) =>
    db.selectFrom('social_posts').selectAll().orderBy('id').execute(),
  )
  const expected = readings.find(({ likes, followers }) => likes / followers === plainRate(readings))!
  const rated_at = at(expected.day).toISOString()
  const kept = { engagement_rate: plainRate(readings), followers_count: expected.followers, rated_at }
  // Its other figures continue to change.
  const likes = readings.at(-1)!.likes
  expect(posts).toMatchObject([
    { ...kept, likes, reach_rate: expected.likes / (expected.followers / 2) },
    { ...kept, likes, reach_rate: null },
  ])
})
