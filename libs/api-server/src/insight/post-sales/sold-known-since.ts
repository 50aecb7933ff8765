import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { EndpointAnswer, listSellingPosts } from '@tandem/api-contract'
import { partlyKnownStores } from '../../commerce/post-links/queries.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'

type KnownSince = EndpointAnswer<typeof listSellingPosts>['meta']['known_since']

/**
 * Since when all orders are known that could count for some posts; without a currency: in any of them.
 *
 * @param posts the part of a statement after `select`, with the posts as `p`
 */
export async function soldPostsKnownSince(
  db: TeamDatabase,
  posts: RawBuilder<unknown>,
  currency: string | null,
): Promise<KnownSince> {
  const team = currentTeam(db)
  const known: KnownSince = { proven: null, organic: null, paid: null }
  const stores = (await partlyKnownStores(db)).filter(
    ({ currencies }) => currency === null || currencies.includes(currency),
  )
  // The latest first: the first one with an earlier post decides.
  for (const { store_id, known_since } of stores.toSorted(byKnown)) {
    if (known.organic !== null) break
    const earlier = sql`${posts} and p.posted_at < ${known_since}`
    const { rows } = await sql<{ has_posts: boolean; has_linked: boolean }>`
      select exists (select ${earlier}) as has_posts, exists (
        select ${earlier} and p.has_products and exists (
          select from post_products l join products r on r.team_id = ${team} and r.id = l.product_id
          where l.team_id = ${team} and l.post_id = p.id and r.store_id = ${store_id})) as has_linked`.execute(
      db,
    )
    if (rows[0]?.has_posts) known.proven ??= known_since
    if (rows[0]?.has_linked) known.organic = known.paid = known_since
  }
  return known
}

type Known = Awaited<ReturnType<typeof partlyKnownStores>>[number]

const byKnown = (one: Known, other: Known) => Date.parse(other.known_since) - Date.parse(one.known_since)
