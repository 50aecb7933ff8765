import { expect, test } from 'vitest'
import { postMetrics, recordOf } from '@tandem/api-contract'
import type { PostMetric } from '@tandem/api-contract'
import type { PostInsights } from '@tandem/connectors'
import { inTeam } from '../../platform/database/team-scope.ts'
import { addAccount } from '../../testing/add-account-figures.ts'
import { addPosts } from '../../testing/add-posts.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { writeInsights } from './write-posts.ts'

const used = useTestApi()

const insights = (told: Partial<Record<PostMetric, number>>, missing: PostInsights['missing'] = null) => ({
  metrics: recordOf(postMetrics, (name) => told[name] ?? null),
  profile_activity: null,
  navigation: null,
  missing,
})

test('insights of many posts are kept each for itself, and what one does not tell stays as it was told last', async () => {
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
