import * as v from 'valibot'
import { accountsPath } from './account-service.ts'
import { endpoint } from './endpoint.ts'
import { Count, CurrencyCode, Id, Instant, MinorUnits, text, Units } from './fields.ts'
import { dayFilter, isSoundFilter } from './list-filter.ts'
import { listOf } from './listed.ts'
import { PageMeta, pageSearch } from './page.ts'
import { postMessages } from './post-messages.ts'
import { PostLift, PostSales, ProvenWindow, SoldKind, SoldTotals } from './post-sales.ts'
import { Post, PostProduct } from './posts.ts'

const onePost = v.strictObject({ ...accountsPath, id: Id })

/** How many discount codes a post can have. */
export const mostPostCodes = 10

/** A discount code as a shop has it; upper and lower case are the same. */
export const DiscountCode = text({ min: 1, max: 100 })

/** The discount codes of a post: an order that was placed with one of them within a window is proven. */
export const PostCodes = v.strictObject({
  codes: v.array(
    v.strictObject({
      code: v.string(),
      /** Other posts with this code whose 90 days overlap: an order counts for the latest post before it, for no other. */
      shared_with: Count,
    }),
  ),
  /** Codes that the caption names and that orders were placed with; a person decides whether they are the post's. */
  suggested: v.array(v.string()),
})
export type PostCodes = v.InferOutput<typeof PostCodes>

/** What a post sold, taken apart. */
export const PostSalesDetail = v.strictObject({
  /** The time in which linked products are looked at and orders from Instagram count: from the post on, 7 days. */
  window: v.strictObject({ from: Instant, until: Instant, timezone: v.string() }),
  /** When it was counted last; null where nothing was counted yet. */
  counted_at: v.nullable(Instant),
  /** As `Post` has them. */
  sales: v.nullable(v.array(PostSales)),
  /** Proven revenue by the team's day, for days with any, up to the longest window. */
  days: v.array(
    v.strictObject({
      day: v.string(),
      currency: CurrencyCode,
      /** The shortest window that holds the orders. */
      window: ProvenWindow,
      revenue: MinorUnits,
    }),
  ),
  /** The linked products, in the 7 days from the post on. */
  products: v.array(
    v.strictObject({
      product: PostProduct,
      /** All that was sold of it, whoever bought it, minus what came back. */
      units: Units,
      /** Of orders that name this post. */
      proven_units: Units,
      /** Of orders from Instagram that could belong to this post. */
      organic_units: Units,
      paid_units: Units,
    }),
  ),
  /** Null where the post leads to no products, and before the first estimate. */
  lift: v.nullable(PostLift),
  codes: PostCodes,
})
export type PostSalesDetail = v.InferOutput<typeof PostSalesDetail>

export const getPostSales = endpoint({
  name: 'getPostSales',
  method: 'GET',
  path: '/{service}/{social}/posts/{id}/sales',
  summary: 'What a post sold: its figures, days and products',
  access: 'analytics.read',
  reads: ['posts'],
  params: onePost,
  data: PostSalesDetail,
  errors: ['MODEL_NOT_FOUND'],
})

/** In the place of those that the post had. The same code in another case is the same. */
export const setPostCodes = endpoint({
  name: 'setPostCodes',
  method: 'PUT',
  path: '/{service}/{social}/posts/{id}/codes',
  summary: 'Set the discount codes of a post; what it sold is counted anew',
  access: 'shared.write',
  changes: ['posts', 'audit'],
  params: onePost,
  body: v.strictObject({ codes: listOf(DiscountCode, mostPostCodes, postMessages.tooManyCodes) }),
  data: PostCodes,
  errors: ['MODEL_NOT_FOUND'],
})

/** An order that counts for a post. */
export const PostOrder = v.strictObject({
  id: Id,
  store_id: Id,
  number: v.string(),
  status: v.string(),
  ordered_at: Instant,
  currency: CurrencyCode,
  kind: SoldKind,
  /** What it adds to the figure: its lines that count, minus their refunds. */
  revenue: MinorUnits,
  units: Units,
  /** Its other lines, minus their refunds; 0 where the order does not name the post. */
  also_revenue: MinorUnits,
  /** The code of the post that it was placed with; null where it was placed with none. */
  code: v.nullable(v.string()),
  /** The code of the short link that the buyer opened; null where it was none, or one of another post. */
  short_link: v.nullable(v.string()),
  /** How many other posts it could belong to; 0 where it names this one. */
  shared_with: Count,
  customer_name: v.string(),
})
export type PostOrder = v.InferOutput<typeof PostOrder>

/** The orders behind a figure of `PostSales`; their revenue sums up to it. Newest first. */
export const listPostOrders = endpoint({
  name: 'listPostOrders',
  method: 'GET',
  path: '/{service}/{social}/posts/{id}/orders',
  summary: 'The orders that count for a post, of one kind and one currency or of all',
  access: 'orders.read',
  reads: ['posts'],
  params: onePost,
  search: v.strictObject({
    kind: v.optional(SoldKind),
    currency: v.optional(CurrencyCode),
    /** Orders that came later than so many days after the post are left out. */
    window: v.optional(ProvenWindow),
    ...pageSearch,
  }),
  data: v.array(PostOrder),
  meta: PageMeta,
  errors: ['MODEL_NOT_FOUND'],
})

/**
 * What posts are ranked by. `proven`: their proven revenue in one currency and one window. `lift`: the lower end of the
 * interval of their lift, in units. Nothing ranks by both.
 */
export const soldRankings = ['proven', 'lift'] as const
export const SoldRanking = v.picklist(soldRankings)
export type SoldRanking = v.InferOutput<typeof SoldRanking>

/** Which posts are ranked, and by what. */
export const SoldSearch = v.pipe(
  v.strictObject({
    rank: v.optional(SoldRanking, 'proven'),
    /** Without it the one with most proven orders. */
    currency: v.optional(CurrencyCode),
    /** How many days after a post an order that names it may come. */
    window: v.optional(ProvenWindow, '7'),
    account_id: v.optional(Id),
    /** The days on which the posts were published. */
    ...dayFilter,
    ...pageSearch,
  }),
  isSoundFilter(),
)
export type SoldSearch = v.InferOutput<typeof SoldSearch>

/**
 * By `proven`: posts that no order in that currency names or could belong to are left out; those that orders only could
 * belong to come last, the newest first. By `lift`: posts without an estimate are left out; those of which it cannot tell
 * come last, the newest first.
 */
export const listSellingPosts = endpoint({
  name: 'listSellingPosts',
  method: 'GET',
  path: '/{service}/{social}/posts/sold',
  summary: 'The posts that sold most',
  access: 'analytics.read',
  reads: ['posts', 'notes'],
  params: v.strictObject(accountsPath),
  search: SoldSearch,
  data: v.array(Post),
  meta: v.strictObject({
    ...PageMeta.entries,
    /** The currency of the amounts; null where no order counts. */
    currency: v.nullable(CurrencyCode),
    /** Those that can be chosen. */
    currencies: v.array(CurrencyCode),
    /** Of all posts of these accounts and days that sold something in that currency, whatever is ranked by. */
    total_sales: v.nullable(SoldTotals),
    /** How many posts that are. */
    posts_count: Count,
  }),
  errors: ['MODEL_NOT_FOUND'],
})
