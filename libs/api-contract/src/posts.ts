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
import { ListedLift, PostSales } from './post-sales.ts'
import { recordOf } from './record-of.ts'

/** What a post is shown as. */
export const postKinds = ['image', 'video', 'carousel', 'reel'] as const
export const PostKind = v.picklist(postKinds)
export type PostKind = v.InferOutput<typeof PostKind>

/**
 * How posts can be sorted; `-` means newest or most first. What is not known comes last either way: it is neither
 * little nor much.
 */
export const postSorts = [
  '-posted_at',
  'posted_at',
  ...sortableMetrics.flatMap((metric) => [`-${metric}`, metric] as const),
  '-engagement',
  'engagement',
] as const

const filter = {
  /** Posts of this account; without it those of all that are not archived. */
  account_id: v.optional(Id),
  /** Posts by any of these accounts, see `listPosters`. */
  poster_id: v.optional(severalIds(50)),
  /** Posts of the accounts of this collection. */
  collection_id: v.optional(Id),
  kind: v.optional(severalOf(PostKind, 4)),
  /** The days on which they were published. */
  ...dayFilter,
  /** Posts that a product is linked to, or those without one. */
  product: v.optional(v.picklist(['linked', 'none'])),
  /** Posts that this product is linked to. */
  product_id: v.optional(Id),
  ...metricFilter,
  /** Any part of a caption; with 1 or 2 characters, the beginning of a word. */
  search_term: v.optional(SearchTerm, ''),
  sort: v.optional(v.picklist(postSorts), '-posted_at'),
}

/** What posts are narrowed to and sorted by, without paging. */
export const PostFilter = v.pipe(v.strictObject(filter), isSoundPostFilter())
export type PostFilter = v.InferOutput<typeof PostFilter>

/** What posts are listed by. */
export const PostSearch = v.pipe(v.strictObject({ ...filter, ...pageSearch }), isSoundPostFilter())
export type PostSearch = v.InferOutput<typeof PostSearch>

/** A product that a post leads to. */
export const PostProduct = v.strictObject({
  id: Id,
  store_id: Id,
  name: v.string(),
  /** An address at the shop; whoever shows it must expect anything behind it. */
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
  /** At the network. */
  permalink: v.nullable(v.string()),
  /** Of the picture or the film, signed by the network for a few days; it may have ended. Null where rights forbid it. */
  media_url: v.nullable(v.string()),
  /** A still of a film, as `media_url`. */
  thumbnail_url: v.nullable(v.string()),
  posted_at: Instant,
  ...recordOf(listedMetrics, () => v.nullable(Count)),
  /**
   * Reactions as a share of the followers (0.034 is 3.4 %), by the rule that `SocialAccount` names; both as of day 7 after
   * publishing, and of a younger post as read last.
   */
  engagement_rate: v.nullable(v.number()),
  /** The same reactions as a share of the people reached, of the same reading; null for posts of others. */
  reach_rate: v.nullable(v.number()),
  /** When both rates were read: later than day 7 where the post was read for the first time after it. */
  rated_at: v.nullable(Instant),
  /** When the figures were read last. */
  read_at: Instant,
  /** When it was not met at the network any more; what was read of it stays. */
  gone_at: v.nullable(Instant),
  products: v.array(PostProduct),
  /** Whether a member of the team set the products by hand, also to none; otherwise the caption names them. */
  products_are_set: v.boolean(),
  /**
   * What it sold, for each currency by its code; see `PostSales`. Null where nothing can be told: no product is linked
   * and no order names it.
   */
  sales: v.nullable(v.array(PostSales)),
  /** Null where it leads to no product, and before the first estimate. It is never added to `sales`. */
  lift: v.nullable(ListedLift),
  /** Notes on it that the reader may see. */
  notes_count: Count,
})
export type Post = v.InferOutput<typeof Post>

/** Columns of the export of posts; `sales` becomes columns for each currency and figure, `lift` for what it says. */
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

/** Of a broad view at most 10,000 are counted, of a broad search 1,000. */
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

/** Where the list that a post was opened from goes on; takes the same search as `listPosts`, without paging. */
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

/** `product_ids` null goes back to the products that the caption names; an empty list means none, whatever it names. */
export const setPostProducts = endpoint({
  name: 'setPostProducts',
  method: 'PUT',
  path: '/{service}/{social}/posts/{id}/products',
  summary: 'Set by hand which products a post leads to; what it sold is counted anew',
  access: 'shared.write',
  changes: ['posts', 'audit'],
  params: onePost,
  body: v.strictObject({ product_ids: v.nullable(listOf(Id, 20, messages.invalid)) }),
  data: Post,
  errors: ['MODEL_NOT_FOUND'],
})

/** All rows of the view, streamed: amounts as decimals beside their currency, times in the team's zone, which is named. */
export const exportPosts = endpoint({
  name: 'exportPosts',
  method: 'POST',
  path: '/{service}/{social}/posts/export',
  summary: 'Posts as CSV',
  access: 'analytics.read',
  changes: ['audit'],
  params: v.strictObject(accountsPath),
  body: exportOf(PostFilter, postColumns),
  data: v.string(),
  answers: 'csv',
  errors: ['MODEL_NOT_FOUND', 'COLLECTION_NOT_FOUND'],
  limit: { calls: 30, seconds: 60, per: 'user' },
})
