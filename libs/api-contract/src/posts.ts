import * as v from 'valibot'
import { accountsPath } from './account-service.ts'
import { endpoint } from './endpoint.ts'
import { Count, CurrencyCode, Id, Instant, MinorUnits, SearchTerm } from './fields.ts'
import { dayFilter, severalIds, severalOf } from './list-filter.ts'
import { exportOf } from './list-export.ts'
import { listOf } from './listed.ts'
import { messages } from './messages.ts'
import { PageMeta, pageSearch } from './page.ts'
import { isSoundPostFilter, metricFilter } from './post-filter.ts'
import { exportedMetrics, listedMetrics, sortableMetrics } from './post-metrics.ts'
import { ListedLift, PostSales, UnreadStore } from './post-sales.ts'
import { recordOf } from './record-of.ts'

/** What a post is shown as. */
export const postKinds = ['image', 'video', 'carousel', 'reel'] as const
export const PostKind = v.picklist(postKinds)
export type PostKind = v.InferOutput<typeof PostKind>

/**
 * By proven revenue of 7 days in the currency in which the team's posts sold most, and by the lower end of the lift.
 * Posts that sold only in other currencies come last, as posts without the figure do. Tracked posts have neither.
 */
export const soldSorts = ['-revenue', 'revenue', '-lift', 'lift'] as const

/**
 * How posts can be sorted; `-` means newest or most first. Unknown values come last in both directions,
 * because they are neither low nor high.
 */
export const postSorts = [
  '-posted_at',
  'posted_at',
  ...sortableMetrics.flatMap((metric) => [`-${metric}`, metric] as const),
  '-engagement',
  'engagement',
  '-reach_rate',
  'reach_rate',
  ...soldSorts,
] as const

const filter = {
  /** Posts of this account; without it, of all that aren't archived. */
  account_id: v.optional(Id),
  /** Posts by any of these accounts; see `listPosters`. */
  poster_id: v.optional(severalIds(50)),
  /** Posts of the accounts of this collection. */
  collection_id: v.optional(Id),
  kind: v.optional(severalOf(PostKind, 4)),
  /** When they were published. */
  ...dayFilter,
  /** Posts with a linked product, or those without one. */
  product: v.optional(v.picklist(['linked', 'none'])),
  /** Posts that this product is linked to. */
  product_id: v.optional(Id),
  ...metricFilter,
  /** Any part of a caption; with 1 or 2 characters, the beginning of a word. */
  search_term: v.optional(SearchTerm, ''),
  sort: v.optional(v.picklist(postSorts), '-posted_at'),
}

/** The filter and sorting of posts, without paging. */
export const PostFilter = v.pipe(v.strictObject(filter), isSoundPostFilter())
export type PostFilter = v.InferOutput<typeof PostFilter>

/** The search of the list of posts. */
export const PostSearch = v.pipe(v.strictObject({ ...filter, ...pageSearch }), isSoundPostFilter())
export type PostSearch = v.InferOutput<typeof PostSearch>

/** A product that is linked to a post. */
export const PostProduct = v.strictObject({
  id: Id,
  store_id: Id,
  name: v.string(),
  /** An address at the shop, which is untrusted. */
  image_url: v.nullable(v.string()),
  price: v.nullable(MinorUnits),
  currency: CurrencyCode,
})
export type PostProduct = v.InferOutput<typeof PostProduct>

/** A post as lists show it. A figure that the network withholds is null, never 0. */
export const Post = v.strictObject({
  id: Id,
  account: v.strictObject({
    id: Id,
    username: v.string(),
    name: v.nullable(v.string()),
    picture_url: v.nullable(v.string()),
  }),
  kind: PostKind,
  caption: v.nullable(v.string()),
  /** The post's address at the network. */
  permalink: v.nullable(v.string()),
  /**
   * The picture or video, signed by the network for a few days, so it may have expired. Null when copyright
   * prevents it.
   */
  media_url: v.nullable(v.string()),
  /** A still of a video, with the same limits as `media_url`. */
  thumbnail_url: v.nullable(v.string()),
  posted_at: Instant,
  ...recordOf(listedMetrics, () => v.nullable(Count)),
  /**
   * Interactions as a share of the followers (0.034 is 3.4 %), by the rule in `SocialAccount`. Both are from
   * day 7 after publishing, or from the latest reading of a younger post.
   */
  engagement_rate: v.nullable(v.number()),
  /**
   * The same interactions as a share of the people reached, from the same reading; null for posts of tracked
   * accounts.
   */
  reach_rate: v.nullable(v.number()),
  /** When both rates were read: after day 7 when the first reading came later. */
  rated_at: v.nullable(Instant),
  /** When the figures were last read. */
  read_at: Instant,
  /** When the network no longer had it; the data stays. */
  gone_at: v.nullable(Instant),
  products: v.array(PostProduct),
  /** Whether a member of the team chose the products, even if none; otherwise they come from the caption. */
  products_are_set: v.boolean(),
  /**
   * What it sold, by currency; see `PostSales`. Null when nothing can be said: it has no linked product and
   * no order names it.
   */
  sales: v.nullable(v.array(PostSales)),
  /** Listed stores with missing orders since the post; see `soldKnownSince`. None for posts of tracked accounts. */
  unread_stores: v.array(UnreadStore),
  /** Null without a linked product, and before the first estimate. It is never added to `sales`. */
  lift: v.nullable(ListedLift),
  /** Notes on the post that the reader may see. */
  notes_count: Count,
})
export type Post = v.InferOutput<typeof Post>

/**
 * Columns of the export of posts; `sales` becomes columns for each currency and figure, `lift` for its parts.
 */
export const postColumns = [
  'posted_at',
  'account',
  'kind',
  'caption',
  'permalink',
  ...exportedMetrics,
  'engagement_rate',
  'reach_rate',
  'products',
  'sales',
  'lift',
] as const

/** Counting stops at 10,000 for a broad view, and at 1,000 for a broad search. */
export const listPosts = endpoint({
  name: 'listPosts',
  method: 'GET',
  path: '/{service}/{social}/posts',
  summary: 'Posts of connected or tracked accounts, newest first unless sorted otherwise',
  access: 'analytics.read',
  reads: ['posts', 'notes'],
  params: v.strictObject(accountsPath),
  search: PostSearch,
  dropsEmptySearch: true,
  data: v.array(Post),
  meta: PageMeta,
  errors: ['MODEL_NOT_FOUND', 'COLLECTION_NOT_FOUND'],
})

const onePost = v.strictObject({ ...accountsPath, id: Id })

export const getPost = endpoint({
  name: 'getPost',
  method: 'GET',
  path: '/{service}/{social}/posts/{id}',
  summary: 'One post',
  access: 'analytics.read',
  reads: ['posts', 'notes'],
  params: onePost,
  data: Post,
  errors: ['MODEL_NOT_FOUND'],
})

/**
 * The posts before and after a post in the list from which it was opened. Takes the search of `listPosts`,
 * without paging.
 */
export const getPostNeighbours = endpoint({
  name: 'getPostNeighbours',
  method: 'GET',
  path: '/{service}/{social}/posts/{id}/neighbours',
  summary: 'The posts before and after one in a list',
  access: 'analytics.read',
  reads: ['posts'],
  params: onePost,
  search: PostFilter,
  dropsEmptySearch: true,
  data: v.strictObject({ previous_id: v.nullable(Id), next_id: v.nullable(Id) }),
  errors: ['MODEL_NOT_FOUND', 'COLLECTION_NOT_FOUND'],
})

/**
 * `product_ids` null returns to the products in the caption; an empty list means none, whatever the caption
 * says.
 */
export const setPostProducts = endpoint({
  name: 'setPostProducts',
  method: 'PUT',
  path: '/{service}/{social}/posts/{id}/products',
  summary: 'Set by hand which products a post leads to; recalculates what it sold',
  access: 'shared.write',
  changes: ['posts', 'audit'],
  params: onePost,
  body: v.strictObject({ product_ids: v.nullable(listOf(Id, 20, messages.invalid)) }),
  data: Post,
  errors: ['MODEL_NOT_FOUND'],
})

/**
 * All rows of the view, streamed. Amounts are decimals beside their currency; times are in the team's time
 * zone, which the file names.
 */
export const exportPosts = endpoint({
  name: 'exportPosts',
  method: 'POST',
  path: '/{service}/{social}/posts/export',
  summary: 'Posts as a CSV or an Excel workbook',
  access: 'analytics.read',
  changes: ['audit'],
  params: v.strictObject(accountsPath),
  body: exportOf(PostFilter, postColumns),
  data: v.string(),
  answers: 'table',
  errors: ['MODEL_NOT_FOUND', 'COLLECTION_NOT_FOUND'],
  limit: { calls: 30, seconds: 60, per: 'user' },
})
