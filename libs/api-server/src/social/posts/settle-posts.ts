import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { countSinceAgain } from '../../commerce/post-links/due-times.ts'
import { linkCaptions } from '../../commerce/post-links/link-posts.ts'

/** The columns of a post that decide what it sells. */
interface SellingPost {
  id: number
  provider_id: string
  caption: string | null
  permalink: string | null
  posted_at: string
}

/** The stored posts of an account, before they are written again. */
export const postsBefore = (
  db: TeamDatabase,
  accountId: number,
  providerIds: string[],
): Promise<SellingPost[]> =>
  db
    .selectFrom('social_posts')
    .select(['id', 'provider_id', 'caption', 'permalink', 'posted_at'])
    .where('account_id', '=', accountId)
    .where('provider_id', 'in', providerIds)
    .execute()

/** Whether the publishing time of one of these posts has changed. */
export function areMoved(
  before: SellingPost[],
  posts: Pick<SellingPost, 'provider_id' | 'posted_at'>[],
): boolean {
  const known = new Map(before.map((post) => [post.provider_id, Date.parse(post.posted_at)]))
  return posts.some(
    ({ provider_id, posted_at }) =>
      (known.get(provider_id) ?? Date.parse(posted_at)) !== Date.parse(posted_at),
  )
}

/**
 * Links own posts that are new or have a new caption; orders may name those that are new or have a new
 * address.
 */
export async function settlePosts(db: TeamDatabase, before: SellingPost[], written: SellingPost[]) {
  const known = new Map(before.map((post) => [post.id, post]))
  await linkCaptions(
    db,
    written.filter(({ id, caption }) => (known.get(id)?.caption ?? null) !== caption),
  )
  const moved = written.filter(({ id, permalink, posted_at }) => {
    const was = known.get(id)
    return was === undefined || was.permalink !== permalink || was.posted_at !== posted_at
  })
  const times = moved.flatMap(({ id, posted_at }) => [posted_at, known.get(id)?.posted_at ?? posted_at])
  if (times.length > 0) await countSinceAgain(db, times.toSorted()[0] as string)
}
