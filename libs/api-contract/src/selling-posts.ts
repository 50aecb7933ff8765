import * as v from 'valibot'
import { accountsPath } from './account-service.ts'
import { endpoint } from './endpoint.ts'
import { Count, CurrencyCode, Id, Instant } from './fields.ts'
import { dayFilter, isSoundFilter } from './list-filter.ts'
import { columnsOf, definitions, fileStyle } from './list-export.ts'
import { PageMeta, pageSearch } from './page.ts'
import { ProvenWindow, soldKinds, SoldTotals } from './post-sales.ts'
import { Post, postColumns } from './posts.ts'
import { recordOf } from './record-of.ts'

/**
 * What posts are ranked by. `proven`: their proven revenue in one currency and one window. `lift`: the lower
 * end of the interval of their lift, in units. No ranking combines both.
 */
export const soldRankings = ['proven', 'lift'] as const
export const SoldRanking = v.picklist(soldRankings)
export type SoldRanking = v.InferOutput<typeof SoldRanking>

/**
 * How ranked posts can be sorted: by their revenue of each kind in the shown currency, or by the lower end of their
 * lift. Posts without the figure come last in both directions, newest first.
 */
export const rankedSorts = [
  '-proven',
  'proven',
  '-organic',
  'organic',
  '-paid',
  'paid',
  '-lift',
  'lift',
] as const
export type RankedSort = (typeof rankedSorts)[number]

const ranked = {
  rank: v.optional(SoldRanking, 'proven'),
  /** Defaults to what is ranked by, most first. */
  sort: v.optional(v.picklist(rankedSorts)),
  /** Defaults to the currency with most proven orders. */
  currency: v.optional(CurrencyCode),
  /** How many days after a post an order that names it can come. */
  window: v.optional(ProvenWindow, '7'),
  account_id: v.optional(Id),
  /** When the posts were published. */
  ...dayFilter,
}

/** Which posts are ranked and by what, without paging. */
export const SoldFilter = v.pipe(v.strictObject(ranked), isSoundFilter())
export type SoldFilter = v.InferOutput<typeof SoldFilter>

/** Which posts are ranked, and by what. */
export const SoldSearch = v.pipe(v.strictObject({ ...ranked, ...pageSearch }), isSoundFilter())
export type SoldSearch = v.InferOutput<typeof SoldSearch>

/**
 * By `proven`: leaves out posts without any proven or possible order in that currency; posts with only
 * possible orders come last, newest first. By `lift`: leaves out posts without an estimate; posts with an
 * inconclusive estimate come last, newest first.
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
    /** The currency of the amounts; null when no order counts. */
    currency: v.nullable(CurrencyCode),
    /** The currencies to choose from. */
    currencies: v.array(CurrencyCode),
    /**
     * Over all posts of these accounts and days that sold something in that currency, whatever the ranking.
     */
    total_sales: v.nullable(SoldTotals),
    /** How many posts these are. */
    posts_count: Count,
    /**
     * Since when all orders are known that could count for posts of these accounts and days, in that currency or,
     * without one, in any; null when none is missing. Otherwise a sum covers the known orders only, and one without
     * orders is unknown, not 0.
     */
    known_since: v.strictObject(recordOf(soldKinds, () => v.nullable(Instant))),
  }),
  errors: ['MODEL_NOT_FOUND'],
})

/** All posts of the ranking in its order, with the columns of the export of posts. */
export const exportSellingPosts = endpoint({
  name: 'exportSellingPosts',
  method: 'POST',
  path: '/{service}/{social}/posts/sold/export',
  summary: 'The posts that sold most as a CSV or an Excel workbook',
  access: 'analytics.read',
  changes: ['audit'],
  params: v.strictObject(accountsPath),
  body: v.strictObject({
    filter: SoldFilter,
    columns: columnsOf(postColumns),
    definitions,
    ...fileStyle,
  }),
  data: v.string(),
  answers: 'table',
  errors: ['MODEL_NOT_FOUND'],
  limit: { calls: 30, seconds: 60, per: 'user' },
})
