import * as v from 'valibot'
import { accountServices } from './account-service.ts'
import { endpoint } from './endpoint.ts'
import { CurrencyCode, Id, Instant, MinorUnits, text } from './fields.ts'
import { NotableType } from './notes.ts'
import { PostKind } from './posts.ts'
import { teamMessages } from './team-messages.ts'

/** What a search of the team's data finds, in the order of its answer. */
export const searchKinds = ['order', 'customer', 'product', 'post', 'account', 'note', 'person'] as const
/** See `searchKinds`. */
export const SearchKind = v.picklist(searchKinds)
export type SearchKind = v.InferOutput<typeof SearchKind>

/** How many hits of one kind a search returns at most. */
export const maxSearchHits = 5

/** One row that a search found: its name, and what distinguishes it from others of the same name. */
export const SearchHit = v.variant('kind', [
  v.strictObject({
    kind: v.literal('order'),
    id: Id,
    number: v.string(),
    /** Empty when the shop has no name. */
    customer_name: v.string(),
    total: MinorUnits,
    currency: CurrencyCode,
    ordered_at: Instant,
  }),
  v.strictObject({
    kind: v.literal('customer'),
    id: Id,
    name: v.string(),
    email: v.nullable(v.string()),
    last_order_at: v.nullable(Instant),
  }),
  v.strictObject({
    kind: v.literal('product'),
    id: Id,
    name: v.string(),
    sku: v.nullable(v.string()),
    price: v.nullable(MinorUnits),
    currency: CurrencyCode,
  }),
  v.strictObject({
    kind: v.literal('post'),
    id: Id,
    /** What the post is shown as. */
    post_kind: PostKind,
    /** The start of its caption, in one line; empty when it has none. */
    caption: v.string(),
    /** The post at its network; null when the network doesn't say. */
    permalink: v.nullable(v.string()),
    username: v.string(),
    posted_at: Instant,
  }),
  v.strictObject({
    kind: v.literal('account'),
    id: Id,
    service: v.picklist(accountServices),
    username: v.string(),
    name: v.nullable(v.string()),
  }),
  v.strictObject({
    kind: v.literal('note'),
    id: Id,
    /** The part of its text around what was found, in one line. */
    excerpt: v.string(),
    notable_type: NotableType,
    notable_id: Id,
    /** Null when the author has left the team. */
    author_name: v.nullable(v.string()),
    created_at: Instant,
  }),
  v.strictObject({
    kind: v.literal('person'),
    id: Id,
    name: v.string(),
    email: v.string(),
  }),
])
export type SearchHit = v.InferOutput<typeof SearchHit>

/** What a search found. */
export const SearchResult = v.strictObject({
  /**
   * In the order of `searchKinds`, at most `maxSearchHits` of each. Within a kind as in its list: the newest first;
   * for products those that sold most, for accounts the team's own, for people by name.
   */
  hits: v.array(SearchHit),
  /** The kinds that couldn't be searched in time: their hits are unknown. */
  unsearched: v.array(SearchKind),
})
export type SearchResult = v.InferOutput<typeof SearchResult>

/** Searches as each kind's own list does, and only the kinds that the caller may read. */
export const searchTeam = endpoint({
  name: 'searchTeam',
  method: 'GET',
  path: '/search',
  summary: 'Orders, customers, products, posts, accounts, notes and people that a text finds',
  access: 'signed-in',
  reads: ['orders', 'customers', 'products', 'posts', 'accounts', 'notes', 'people'],
  search: v.strictObject({
    search_term: text({ min: 2, max: 100, tooShort: teamMessages.search.tooShort }),
  }),
  data: SearchResult,
  // A fast typist searches four times a second, for a moment.
  limit: { calls: 200, seconds: 60, per: 'user' },
})
