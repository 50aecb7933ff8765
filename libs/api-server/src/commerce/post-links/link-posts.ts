import { sql } from 'kysely'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { countWindowsAgain } from './due-times.ts'
import { captionAddresses } from './product-address.ts'

/**
 * Use before writing posts or products that links depend on: when two transactions each write one side, the
 * later one must see what the earlier one wrote.
 */
export async function lockLinks(db: TeamDatabase) {
  await sql`select pg_advisory_xact_lock(hashtextextended('post links', ${currentTeam(db)}))`.execute(db)
}

/** Stores the addresses in captions of own posts, and links the posts to the products found there. */
export async function linkCaptions(db: TeamDatabase, posts: { id: number; caption: string | null }[]) {
  if (posts.length === 0) return
  const team = currentTeam(db)
  const named = posts.flatMap(({ id, caption }) =>
    captionAddresses(caption).map((address) => ({ id, address })),
  )
  const wanted = sql`unnest(${named.map((row) => row.id)}::bigint[], ${named.map((row) => row.address)}::text[])`
  const ids = posts.map((post) => post.id)
  await sql`
    delete from post_addresses where team_id = ${team} and post_id = any(${ids}::bigint[])
      and (post_id, address) not in (select * from ${wanted})`.execute(db)
  await sql`
    insert into post_addresses (team_id, post_id, address)
    select ${team}, named.post_id, named.address from ${wanted} as named (post_id, address)
    on conflict do nothing`.execute(db)
  await linkPosts(db, ids)
}

/** Links posts whose captions contain any of these addresses, or that are linked to any of these products. */
export async function linkAddresses(db: TeamDatabase, addresses: string[], productIds: number[]) {
  if (addresses.length === 0 && productIds.length === 0) return
  const team = currentTeam(db)
  const { rows } = await sql<{ post_id: number }>`
    select post_id from post_addresses where team_id = ${team} and address = any(${addresses}::text[])
    union select post_id from post_products where team_id = ${team} and product_id = any(${productIds}::bigint[])`.execute(
    db,
  )
  await linkPosts(
    db,
    rows.map((row) => row.post_id),
  )
}

/** Links posts without manually chosen products to those in their captions; returns the changed posts. */
export async function linkPosts(db: TeamDatabase, postIds: number[]): Promise<number[]> {
  if (postIds.length === 0) return []
  const team = currentTeam(db)
  const { rows } = await sql<{ post_id: number }>`
    with free as materialized (
      select id from social_posts
      where team_id = ${team} and id = any(${postIds}::bigint[]) and not products_are_set
    ), wanted as materialized (
      select n.post_id, r.id as product_id from free
      join post_addresses n on n.team_id = ${team} and n.post_id = free.id
      join products r on r.team_id = ${team} and r.address = n.address
    ), gone as (
      delete from post_products l using free
      where l.team_id = ${team} and l.post_id = free.id
        and not exists (select from wanted w where w.post_id = l.post_id and w.product_id = l.product_id)
      returning l.post_id
    ), added as (
      insert into post_products (team_id, post_id, product_id) select ${team}, post_id, product_id from wanted
      on conflict do nothing returning post_id
    )
    select post_id from gone union select post_id from added`.execute(db)
  const changed = rows.map((row) => row.post_id)
  await settleLinked(db, changed)
  return changed
}

/** Updates whether posts have a visible linked product, and marks their time for recalculation. */
export async function settleLinked(db: TeamDatabase, postIds: number[]) {
  if (postIds.length === 0) return
  const team = currentTeam(db)
  await sql`
    update social_posts p set has_products = not p.has_products
    where p.team_id = ${team} and p.id = any(${postIds}::bigint[]) and p.has_products <> exists (
      select from post_products l
      join products r on r.team_id = ${team} and r.id = l.product_id
      join stores s on s.team_id = ${team} and s.id = r.store_id and s.archived_at is null
      where l.team_id = ${team} and l.post_id = p.id)`.execute(db)
  await countWindowsAgain(db, postIds)
}

/** The posts linked to these products, manually or by caption. */
export async function postsOfProducts(db: TeamDatabase, productIds: number[]): Promise<number[]> {
  if (productIds.length === 0) return []
  const rows = await db
    .selectFrom('post_products')
    .select('post_id')
    .distinct()
    .where('product_id', 'in', productIds)
    .execute()
  return rows.map((row) => row.post_id)
}
