import * as v from 'valibot'
import { ProviderError } from '../provider-error.ts'
import { parsed } from '../requests/parsed.ts'
import { pageSize } from '../requests/page-size.ts'
import type { PageSize } from '../requests/page-size.ts'
import { isEnd } from './paging.ts'
import type { List, Listing } from './paging.ts'
import { pageAnswer } from '../json-measure.ts'
import { unexpected } from '../requests/failures.ts'
import { BoundedText } from '../text-schemas.ts'
import { ParameterRefused } from './refusals.ts'
import { orders } from './resources.ts'
import type { Resource } from './resources.ts'
import { Identity } from './schemas.ts'
import { GmtTime } from './values.ts'
import type { StoreClient } from './store-client.ts'

const Currency = v.object({ code: v.pipe(BoundedText(10), v.trim(), v.regex(/^[A-Z]{3}$/i)) })

/**
 * The rows of a list. PHP writes a list from which a plugin took something out as an object, by position. An empty
 * object is no list: PHP writes an empty list as one.
 */
const PlacedRows = v.union([
  v.array(v.unknown()),
  v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(9), v.digits()), v.unknown()),
    v.transform((byPosition) => Object.values(byPosition)),
    v.minLength(1),
  ),
])

/** The lists of one store, checked by their schemas. */
export interface StoreLists {
  /**
   * Pages of a resource, as large as the store allows. A page that is empty although rows are counted is
   * requested once more.
   */
  of<Item>(resource: Resource<Item>, signal?: AbortSignal): List<Item>
  /**
   * Like `of`, but checks only the fields that paging needs. A row without a readable id has `noId`. A page with only such
   * rows is refused, except the last one if a row has some id: otherwise nothing says where the next page starts, or
   * that the answer is this list. Rows that were requested by their ids are simply missing.
   */
  sighted(resource: Resource<unknown>, signal?: AbortSignal): List<SightedRow>
  /** Requests a single row: the cheapest proof that a list can be read, with its total. */
  one(
    resource: Resource<unknown>,
    query?: Record<string, string>,
    signal?: AbortSignal,
  ): Promise<{ total: number | null }>
  /** A total of the store's orders without its carts; null when the store counts more carts than orders. */
  withoutDrafts(total: number | null, after?: string, signal?: AbortSignal): Promise<number | null>
  /** The shop's currency; null when the key may not know it. */
  currency(signal?: AbortSignal): Promise<string | null>
}

/** A raw row with the fields that paging needs. */
export interface SightedRow {
  id: number
  date_modified_gmt: string | null
  /** For orders. */
  status: string
  raw: unknown
}

/** Below all ids, so that paging by id passes it. */
export const noId = -1

const Sight = v.fallback(
  v.object({
    id: v.fallback(Identity.entries.id, noId),
    date_modified_gmt: v.fallback(GmtTime, null),
    status: v.fallback(BoundedText(100), ''),
  }),
  { id: noId, date_modified_gmt: null, status: '' },
)
const SightedRow = v.pipe(
  v.unknown(),
  v.transform((raw): SightedRow => ({ ...v.parse(Sight, raw), raw })),
)

/** Whether there is an id, readable or not. */
const hasId = (raw: unknown) => typeof raw === 'object' && raw !== null && 'id' in raw

/** Whether a page can be the last one. */
const mayBeLast = (listing: Listing<unknown>, offset: number) =>
  isEnd(listing, offset) || (listing.total === null && listing.items.length < listing.size)

/** Whether nothing shows that a page is one of the list, or where the next one starts. */
const isLost = (listing: Listing<SightedRow>, offset: number) =>
  listing.items.length > 0 &&
  listing.items.every(({ id }) => id === noId) &&
  !(mayBeLast(listing, offset) && listing.items.some(({ raw }) => hasId(raw)))

/** Failures that a smaller page may avoid. */
const mayBeTooMuch: ReadonlySet<ProviderError['kind']> = new Set([
  'provider_failed',
  'timeout',
  'unexpected_data',
])

export function storeLists(client: StoreClient): StoreLists {
  // A list with few fields allows large pages even when the full one doesn't.
  const sizes = new Map<string, PageSize>()
  const sizeOf = ({ subject, query }: Resource<unknown>) => {
    const key = `${subject}: ${query._fields}`
    const size = sizes.get(key) ?? pageSize()
    sizes.set(key, size)
    return size
  }

  const lists: StoreLists = {
    sighted(resource, signal) {
      const list = lists.of({ ...resource, schema: SightedRow }, signal)
      return async (query) => {
        const listing = await list(query)
        if (query.include === undefined && isLost(listing, Number(query.offset ?? 0)))
          throw unexpected(`${resource.subject}: id`)
        return listing
      }
    },
    of: (resource, signal) => {
      const { path, subject, schema } = resource
      const size = sizeOf(resource)
      const ask = async (query: Record<string, string>) => {
        let asked = size.current()
        const { body, total } = await client.get({
          path,
          subject,
          limits: pageAnswer,
          signal,
          query: () => {
            asked = size.current()
            return { ...resource.query, ...query, per_page: String(asked) }
          },
          onFailure: ({ kind }) => {
            if (mayBeTooMuch.has(kind)) size.failed()
          },
        })
        size.succeeded()
        return { items: parsed(v.pipe(PlacedRows, v.array(schema)), body, subject), size: asked, total }
      }
      return async (query) => {
        const listing = await ask(query)
        const isContradiction = listing.items.length === 0 && (listing.total ?? 0) > Number(query.offset ?? 0)
        return isContradiction ? ask(query) : listing
      }
    },
    async one({ path, subject, query: fixed }, query = {}, signal) {
      const { body, total } = await client.get({
        path,
        subject,
        signal,
        query: () => ({ ...fixed, ...query, _fields: 'id', per_page: '1' }),
      })
      parsed(PlacedRows, body, subject)
      return { total }
    },
    async withoutDrafts(total, after, signal) {
      if (total === null) return null
      try {
        const { total: drafts } = await client.get({
          path: orders.path,
          subject: orders.subject,
          signal,
          query: () => ({
            status: 'checkout-draft',
            _fields: 'id',
            per_page: '1',
            ...(after !== undefined && { modified_after: after }),
          }),
        })
        return total < (drafts ?? 0) ? null : total - (drafts ?? 0)
      } catch (error) {
        // Stores without the block checkout don't have the status.
        if (error instanceof ParameterRefused) return total
        throw error
      }
    },
    async currency(signal) {
      try {
        const { body } = await client.get({
          path: '/data/currencies/current',
          subject: 'the currency',
          signal,
          query: () => ({ _fields: 'code' }),
        })
        const currency = v.safeParse(Currency, body)
        return currency.success ? currency.output.code.toUpperCase() : null
      } catch (error) {
        if (error instanceof ProviderError && !error.retryable) return null
        throw error
      }
    },
  }
  return lists
}
