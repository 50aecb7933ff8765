import { sql } from 'kysely'
import { listedMetrics, recordOf, sortableMetrics } from '@tandem/api-contract'
import type { ListedLift, Post, PostProduct, PostSales, PostSearch, UnreadStore } from '@tandem/api-contract'
import type { AccountsPath } from '../accounts/queries.ts'
import type { Selected } from '../../platform/database/database.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { rowsOf } from '../../platform/lists/list-keys.ts'
import type { ShownRows } from '../../platform/lists/list-keys.ts'
import { matchingIds } from '../../platform/lists/list-matches.ts'
import type { AskedMatches, Match } from '../../platform/lists/list-matches.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import type { List } from '../../platform/lists/list.ts'
import type { SearchPatterns } from '../../platform/lists/search-text.ts'
import { bothWays, unknownLast } from '../../platform/lists/sort-order.ts'
import type { SortOrder } from '../../platform/lists/sort-order.ts'
import { notesCount } from '../../workspace/notes/count-notes.ts'
import {
  liftsOf,
  partlyKnownStores,
  productsOf,
  salesOf,
  unreadSince,
} from '../../commerce/post-links/queries.ts'
import { problem } from '../../platform/request/problem.ts'
import { postFilters } from './filters.ts'
import { metricColumnsOf } from './metric-columns.ts'
import { postScope } from './post-scope.ts'
import type { PostScope, PostView } from './post-scope.ts'

type Sort = PostSearch['sort']

const byMetric = recordOf(
  sortableMetrics.flatMap((metric) => [`-${metric}`, metric] as const),
  (sort): SortOrder => ({
    direction: sort.startsWith('-') ? 'desc' : 'asc',
    columns: [{ name: sort.replace('-', ''), type: 'bigint', ...unknownLast }],
  }),
)

const sorts: Record<Sort, SortOrder> = {
  ...bothWays('posted_at', { name: 'posted_at', type: 'timestamptz' }),
  ...byMetric,
  ...bothWays('engagement', { name: 'engagement_rate', type: 'double precision', ...unknownLast }),
  ...bothWays('reach_rate', { name: 'reach_rate', type: 'double precision', ...unknownLast }),
  ...bothWays('revenue', { name: 'revenue', type: 'bigint', ...unknownLast }),
  ...bothWays('lift', { name: 'lift', type: 'double precision', ...unknownLast }),
}

/** The list of posts. */
export const postList: List<PostView, Post, PostScope> = {
  table: 'social_posts',
  scope: postScope,
  counted: 10_000,
  sorts,
  filters: postFilters,
  matches: searchedPosts,
  matching: (db, ids, { text }) => matchingIds(db, 'social_posts', ids, text),
  rows: postsShown,
}

/**
 * One page of the posts of one account, or of all accounts of a path that are not archived, as `reader` sees
 * them.
 */
export const postsPage = (db: TeamDatabase, search: PostSearch & AccountsPath, reader: number) =>
  listPage(db, search, postList, reader)

async function searchedPosts(
  db: TeamDatabase,
  { ids, areAll }: PostScope,
  { text }: SearchPatterns,
  { sort, filters, wanted }: AskedMatches<Sort>,
) {
  const { rows } = await sql<Match>`
    select id, total, is_capped from search_posts(
      ${areAll ? null : ids}::bigint[], ${text}, ${sort}, ${JSON.stringify(filters)}::jsonb, ${wanted}
    ) with ordinality as found (id, total, is_capped, place) order by place`.execute(db)
  return rows
}

/** A row of the statement below. */
interface PostRow extends Selected<
  'social_posts',
  | 'id'
  | 'kind'
  | 'caption'
  | 'permalink'
  | 'media_url'
  | 'thumbnail_url'
  | 'posted_at'
  | (typeof listedMetrics)[number]
  | 'engagement_rate'
  | 'reach_rate'
  | 'service'
  | 'rated_at'
  | 'read_at'
  | 'gone_at'
  | 'products_are_set'
> {
  account: Selected<'social_accounts', 'id' | 'username' | 'name' | 'picture_url'>
  notes_count: number
}

/** What a post leads to and what it sold, which other statements find. */
interface PostLinks {
  products: PostProduct[]
  sales: PostSales[] | null
  unread_stores: UnreadStore[]
  lift: ListedLift | null
}

function toPost(row: PostRow, { products, sales, unread_stores, lift }: PostLinks): Post {
  return {
    id: row.id,
    kind: row.kind,
    caption: row.caption,
    permalink: row.permalink,
    media_url: row.media_url,
    thumbnail_url: row.thumbnail_url,
    posted_at: row.posted_at,
    account: row.account,
    ...recordOf(listedMetrics, (metric) => row[metric]),
    engagement_rate: row.engagement_rate,
    reach_rate: row.reach_rate,
    rated_at: row.rated_at,
    read_at: row.read_at,
    gone_at: row.gone_at,
    products_are_set: row.products_are_set,
    notes_count: row.notes_count,
    products,
    sales,
    unread_stores,
    lift,
  }
}

/** Orders only count for posts of the team's own accounts. */
const isOwn = ({ service }: Pick<PostRow, 'service'>) => service === 'social'

/** Posts as lists show them. */
export async function postsShown(db: TeamDatabase, shown: ShownRows, reader: number): Promise<Post[]> {
  const { rows } = await sql<PostRow>`
    select p.id, p.service, p.kind, p.caption, p.permalink, p.media_url, p.thumbnail_url, p.posted_at,
      json_build_object('id', a.id, 'username', a.username, 'name', a.name, 'picture_url', a.picture_url) as account,
      ${metricColumnsOf('p', listedMetrics)}, p.engagement_rate, p.reach_rate, p.rated_at,
      greatest(p.read_at, p.insights_read_at) as read_at, p.gone_at, p.products_are_set,
      ${notesCount(db, reader, 'post', 'p.id')} as notes_count
    from ${shown.from} as p
    join social_accounts a on a.team_id = ${currentTeam(db)} and a.id = p.account_id
    order by ${shown.order}`.execute(db)
  const ids = rows.map(({ id }) => id)
  const products = await productsOf(db, ids)
  const sales = await salesOf(db, ids)
  const stores = rows.some(isOwn) ? await partlyKnownStores(db) : []
  const lifts = await liftsOf(db, ids)
  return rows.map((row) =>
    toPost(row, {
      products: products.get(row.id) ?? [],
      sales: sales.get(row.id) ?? null,
      unread_stores: isOwn(row) ? unreadSince(stores, row.posted_at) : [],
      lift: lifts.get(row.id) ?? null,
    }),
  )
}

/** The posts of `ids` in that order; those that the team does not have are left out. */
export async function postsOf(db: TeamDatabase, ids: number[], reader: number): Promise<Post[]> {
  if (ids.length === 0) return []
  const found = await postsShown(db, rowsOf(db, 'social_posts', ids), reader)
  const posts = new Map(found.map((post) => [post.id, post]))
  return ids.flatMap((id) => posts.get(id) ?? [])
}

/** One post of a path, also of an archived account. @throws MODEL_NOT_FOUND */
export async function findPost(
  db: TeamDatabase,
  path: AccountsPath,
  id: number,
  reader: number,
): Promise<Post> {
  await requirePost(db, path, id)
  const [post] = await postsOf(db, [id], reader)
  if (!post) throw problem('MODEL_NOT_FOUND')
  return post
}

/** The stored data of a post of a path. @throws MODEL_NOT_FOUND */
export async function requirePost(db: TeamDatabase, { service, social }: AccountsPath, id: number) {
  const post = await db
    .selectFrom('social_posts')
    .selectAll()
    .where('id', '=', id)
    .where('service', '=', service)
    .where('social', '=', social)
    .executeTakeFirst()
  if (!post) throw problem('MODEL_NOT_FOUND')
  return post
}
