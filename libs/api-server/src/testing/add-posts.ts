import type { Insertable } from 'kysely'
import { keptMetrics, recordOf } from '@tandem/api-contract'
import type { PostTables } from '../platform/database/post-tables.ts'
import { inTeam } from '../platform/database/team-scope.ts'
import { searchTextOf } from '../platform/lists/search-text.ts'
import type { TestApi } from './test-api.ts'

type NewPost = Partial<
  Omit<Insertable<PostTables['social_posts']>, 'id' | 'account_id' | 'service' | 'social'>
>

let count = 0

/**
 * Adds posts of an account as a reading does; returns their ids. Missing fields get plain values, and missing figures
 * are unknown.
 */
export async function addPosts(
  { dependencies: { database, now } }: Pick<TestApi, 'dependencies'>,
  team_id: number,
  account_id: number,
  posts: NewPost[],
): Promise<number[]> {
  return inTeam(database, team_id, async (db) => {
    const { service, social } = await db
      .selectFrom('social_accounts')
      .select(['service', 'social'])
      .where('id', '=', account_id)
      .executeTakeFirstOrThrow()
    const ids: number[] = []
    for (const post of posts) {
      const provider_id = String(++count)
      const { id } = await db
        .insertInto('social_posts')
        .values({
          account_id,
          service,
          social,
          provider_id,
          kind: 'image',
          place: 'feed',
          caption: null,
          search_text: searchTextOf(post.caption ?? '', null),
          permalink: `https://www.instagram.com/p/generated${provider_id}/`,
          media_url: null,
          thumbnail_url: null,
          posted_at: now(),
          ...recordOf(keptMetrics, () => null),
          figures: null,
          followers_count: null,
          engagement_rate: null,
          read_at: now(),
          insights_read_at: null,
          insights_missing: null,
          gone_at: null,
          ...post,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      ids.push(id)
    }
    return ids
  })
}
