import { developingMetrics, recordOf } from '@tandem/api-contract'
import { inTeam } from '@tandem/api-server'
import type { ApiDependencies } from '@tandem/api-server'
import { addDays, teamDay } from '@tandem/format'
import type { DemoInstagram } from '../instagram.ts'

const maxDays = 365
/** The days after publishing in which most of a post's figures develop. */
const postDays = 30

type Past = Pick<DemoInstagram, 'countsAt' | 'postFiguresAt'>

/**
 * Stores the past followers and posts of all accounts for each day, and the figures of each post on the days after it
 * was published, as if the team had used Tandem since then, because the network shares today's numbers only. What a
 * sync has stored stays.
 */
export async function keepHistory(
  { database, now }: Pick<ApiDependencies, 'database' | 'now'>,
  team_id: number,
  past: Past,
): Promise<void> {
  const today = teamDay(now().toISOString(), 'UTC')
  await inTeam(database, team_id, async (db) => {
    const accounts = await db
      .selectFrom('social_accounts')
      .select(['id', 'username', 'following_count'])
      .execute()
    for (const { id: account_id, username, following_count } of accounts) {
      const days = Array.from({ length: maxDays }, (_, at) => addDays(today, -1 - at))
      const counts = days.flatMap((day) => {
        const read_at = new Date(`${day}T06:00:00Z`)
        const found = past.countsAt(username, read_at.getTime())
        return found ? [{ account_id, day, following_count, read_at, ...found }] : []
      })
      if (counts.length > 0)
        await db
          .insertInto('account_counts')
          .values(counts)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      const posts = await db
        .selectFrom('social_posts')
        .select(['id', 'provider_id', 'posted_at', ...developingMetrics])
        .where('account_id', '=', account_id)
        .execute()
      const developed = posts.flatMap((post) => daysOfPost(post, today, past))
      if (developed.length > 0)
        await db
          .insertInto('post_day')
          .values(developed)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
    }
  })
}

type PastPost = { id: number; provider_id: string; posted_at: string } & Record<
  (typeof developingMetrics)[number],
  number | null
>

/** The figures of a post each evening, except those that the network doesn't share for it. */
function daysOfPost(post: PastPost, today: string, { postFiguresAt }: Past) {
  const first = teamDay(post.posted_at, 'UTC')
  return Array.from({ length: postDays }, (_, age) => addDays(first, age))
    .filter((day) => day < today)
    .flatMap((day) => {
      // The same day in the team's time zone.
      const read_at = new Date(`${day}T21:00:00Z`)
      const figures = postFiguresAt(post.provider_id, read_at.getTime())
      if (figures === undefined) return []
      const known = { ...figures, saves: figures.saved }
      const metrics = recordOf(developingMetrics, (metric) => (post[metric] === null ? null : known[metric]))
      return [{ post_id: post.id, day, read_at, ...metrics }]
    })
}
