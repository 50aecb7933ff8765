import * as v from 'valibot'
import { accountsPath } from './account-service.ts'
import { endpoint } from './endpoint.ts'
import { Count, CurrencyCode, Id, Instant, MinorUnits, text, Units } from './fields.ts'
import { severalIds } from './list-filter.ts'
import { listOf } from './listed.ts'
import { PageMeta, pageSearch } from './page.ts'
import { postMessages } from './post-messages.ts'
import { PostLift, PostSales, ProvenWindow, SoldKind, UnreadStore } from './post-sales.ts'
import { PostProduct } from './posts.ts'

const onePost = v.strictObject({ ...accountsPath, id: Id })

/** The maximum number of discount codes of a post. */
export const maxPostCodes = 10

/** A discount code as the shop spells it; case doesn't matter. */
export const DiscountCode = text({ min: 1, max: 100 })

/** The discount codes of a post. An order that used one of them within a window is proven. */
export const PostCodes = v.strictObject({
  codes: v.array(
    v.strictObject({
      code: v.string(),
      /**
       * Other posts with this code whose 90 days overlap. An order counts only for the latest post before it.
       */
      shared_with: Count,
    }),
  ),
  /** Codes in the caption that orders used; a person decides whether they belong to the post. */
  suggested: v.array(v.string()),
})
export type PostCodes = v.InferOutput<typeof PostCodes>

/** What a post sold, in detail. */
export const PostSalesDetail = v.strictObject({
  /** The 7 days from the post on, in which linked products and orders from Instagram count. */
  window: v.strictObject({ from: Instant, until: Instant, timezone: v.string() }),
  /** When it was last calculated; null before the first time. */
  counted_at: v.nullable(Instant),
  /** As `Post` has them. */
  sales: v.nullable(v.array(PostSales)),
  unread_stores: v.array(UnreadStore),
  /** Proven revenue by the team's day, for days that have any, up to the longest window. */
  days: v.array(
    v.strictObject({
      day: v.string(),
      currency: CurrencyCode,
      /** The shortest window that contains the orders. */
      window: ProvenWindow,
      revenue: MinorUnits,
    }),
  ),
  /** The linked products, in the 7 days from the post on. */
  products: v.array(
    v.strictObject({
      product: PostProduct,
      /** All units sold to anyone, minus returns. */
      units: Units,
      /** In orders that name this post. */
      proven_units: Units,
      /** In orders from Instagram that could belong to this post. */
      organic_units: Units,
      paid_units: Units,
    }),
  ),
  /** Null when the post has no linked products, and before the first estimate. */
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

/** Replaces the post's codes. Codes that differ only in case are the same. */
export const setPostCodes = endpoint({
  name: 'setPostCodes',
  method: 'PUT',
  path: '/{service}/{social}/posts/{id}/codes',
  summary: 'Set the discount codes of a post; recalculates what it sold',
  access: 'shared.write',
  changes: ['posts', 'audit'],
  params: onePost,
  body: v.strictObject({
    codes: listOf(DiscountCode, maxPostCodes, postMessages.tooManyCodes(maxPostCodes)),
  }),
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
  /** What it adds to the figure: its matching lines, minus their refunds. */
  revenue: MinorUnits,
  units: Units,
  /** Its other lines, minus their refunds; 0 when the order doesn't name the post. */
  also_revenue: MinorUnits,
  /** The post's discount code that the order used; null when it used none. */
  code: v.nullable(v.string()),
  /** The short link that the buyer followed; null when there was none or it belongs to another post. */
  short_link: v.nullable(v.string()),
  /** How many other posts it could belong to; 0 when it names this one. */
  shared_with: Count,
  customer_name: v.string(),
})
export type PostOrder = v.InferOutput<typeof PostOrder>

/** The orders behind a figure of `PostSales`, newest first. Their revenue adds up to it. */
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
    /** Leaves out orders placed more than this many days after the post. */
    window: v.optional(ProvenWindow),
    ...pageSearch,
  }),
  data: v.array(PostOrder),
  meta: PageMeta,
  errors: ['MODEL_NOT_FOUND'],
})

/** The number of orders that one call can ask about: a page of the list. */
const maxOrders = 100

/** The post that an order counts for, or the latest of several that it could belong to. */
export const OrderPost = v.strictObject({
  order_id: Id,
  /** `proven`: the order names the post. Otherwise it came from Instagram, by a post that it doesn't name. */
  kind: SoldKind,
  /** How many other posts it could belong to; 0 when it is proven. */
  shared_with: Count,
  post: v.strictObject({
    id: Id,
    username: v.string(),
    caption: v.nullable(v.string()),
    posted_at: Instant,
  }),
})
export type OrderPost = v.InferOutput<typeof OrderPost>

/**
 * The posts that these orders count for, by the last count. An order without one may still have come from a post: it
 * named none, or one that is older than 90 days, and it didn't come from Instagram with a product of a recent post.
 */
export const listOrderPosts = endpoint({
  name: 'listOrderPosts',
  method: 'GET',
  path: '/ecommerce/order-posts',
  summary: 'The posts that orders count for, without orders that count for none',
  access: 'orders.read',
  reads: ['orders', 'posts'],
  search: v.strictObject({ order_ids: severalIds(maxOrders) }),
  data: v.array(OrderPost),
})
