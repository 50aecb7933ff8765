import * as v from 'valibot'
import { accountsPath } from './account-service.ts'
import { endpoint } from './endpoint.ts'
import { Count, CurrencyCode, Id, Instant, MinorUnits } from './fields.ts'
import { dayFilter, isSoundFilter, severalOf } from './list-filter.ts'
import { PageMeta, pageSearch } from './page.ts'
import { AttributionStep, PostSales } from './post-sales.ts'
import { Post, PostProduct } from './posts.ts'

const onePost = v.strictObject({ ...accountsPath, id: Id })
const wholeUnits = v.pipe(v.number(), v.safeInteger())

/** What a post sold, taken apart. */
export const PostSalesDetail = v.strictObject({
  /** The time in which an order counts: from the post on, 7 days. */
  window: v.strictObject({
    from: Instant,
    until: Instant,
    /** The team's days that estimates are made of, both included. */
    first_day: v.string(),
    last_day: v.string(),
    timezone: v.string(),
  }),
  /** When it was counted last; null where nothing was counted yet. */
  counted_at: v.nullable(Instant),
  /** As `Post` has them. */
  sales: v.nullable(v.array(PostSales)),
  /** Revenue of each step by the team's day, for days with any. */
  days: v.array(
    v.strictObject({
      day: v.string(),
      currency: CurrencyCode,
      exact: MinorUnits,
      likely: MinorUnits,
      estimated: MinorUnits,
    }),
  ),
  /** The linked products. */
  products: v.array(
    v.strictObject({
      product: PostProduct,
      /** What it sold on the days of the window until today, today included, whoever bought it. */
      units: wholeUnits,
      /** What is usual for these days: the sum of the weekday medians; null where the store has no days before them. */
      usual_units: v.nullable(v.number()),
      /** Of orders that are exact or likely for this post. */
      attributed_units: wholeUnits,
      estimated_units: v.number(),
    }),
  ),
  /** Days that are over and products that estimates were made of: about `estimated_units` of `units`. */
  estimates: v.array(
    v.strictObject({
      day: v.string(),
      product_id: Id,
      product_name: v.string(),
      store_id: Id,
      /** Of the product on that day, in all sales. */
      units: wholeUnits,
      usual_units: v.number(),
      estimated_units: v.number(),
      revenue: v.array(v.strictObject({ currency: CurrencyCode, amount: MinorUnits })),
    }),
  ),
})
export type PostSalesDetail = v.InferOutput<typeof PostSalesDetail>

export const getPostSales = endpoint({
  name: 'getPostSales',
  method: 'GET',
  path: '/{service}/{social}/posts/{id}/sales',
  summary: 'What a post sold: steps, days, products, and what estimates are made of',
  access: 'analytics.read',
  reads: ['posts'],
  params: onePost,
  data: PostSalesDetail,
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
  /** Its total less what was given back: what it adds to the figure. */
  revenue: MinorUnits,
  /** Less what came back. */
  units: wholeUnits,
  customer_name: v.string(),
})
export type PostOrder = v.InferOutput<typeof PostOrder>

/** The orders behind a figure of `PostSales`; their revenue sums up to it. Newest first. */
export const listPostOrders = endpoint({
  name: 'listPostOrders',
  method: 'GET',
  path: '/{service}/{social}/posts/{id}/orders',
  summary: 'The orders that count for a post, of one step and one currency or of all',
  access: 'orders.read',
  reads: ['posts'],
  params: onePost,
  search: v.strictObject({
    step: v.optional(v.picklist(['exact', 'likely'])),
    currency: v.optional(CurrencyCode),
    ...pageSearch,
  }),
  data: v.array(v.strictObject({ ...PostOrder.entries, step: v.picklist(['exact', 'likely']) })),
  meta: PageMeta,
  errors: ['MODEL_NOT_FOUND'],
})

/** What selling posts are ranked by: the revenue of the chosen steps in one currency. */
export const SoldSearch = v.pipe(
  v.strictObject({
    /** Without it the one that sold most. */
    currency: v.optional(CurrencyCode),
    /** Steps that count, all unless chosen. */
    steps: v.optional(severalOf(AttributionStep, 3)),
    account_id: v.optional(Id),
    /** The days on which the posts were published. */
    ...dayFilter,
    ...pageSearch,
  }),
  isSoundFilter(),
)
export type SoldSearch = v.InferOutput<typeof SoldSearch>

/** Posts without revenue in that currency and these steps are left out. */
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
    /** The currency that is ranked by; null where nothing was sold. */
    currency: v.nullable(CurrencyCode),
    /** Those that can be ranked by. */
    currencies: v.array(CurrencyCode),
    /** Of all posts of the view, in that currency. */
    total_sales: v.nullable(PostSales),
    posts_count: Count,
  }),
  errors: ['MODEL_NOT_FOUND'],
})
