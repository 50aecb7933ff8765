import { secondsLater } from '@tandem/format'
import * as v from 'valibot'
import type { StoreCursor } from '../store-connector.ts'
import { largestPage, smallestPage } from '../requests/page-size.ts'
import { unexpected } from '../requests/failures.ts'
import { ParameterRefused } from './refusals.ts'

/** The store's answer for a list: its rows, how many were requested, and the store's count. */
export interface Listing<Item> {
  items: Item[]
  size: number
  total: number | null
}

/** Requests one page of a list with these parameters beside `per_page`. */
export type List<Item> = (query: Record<string, string>) => Promise<Listing<Item>>

/** A page and where the next one starts. */
export interface Page<Item> {
  items: Item[]
  next: Cursor | null
  total: number | null
}

interface Row {
  id: number
  date_modified_gmt?: string | null
}

const common = {
  total: v.optional(v.number()),
  /** Refunds that are read order by order. */
  of: v.optional(v.literal('orders')),
}
const ModifiedCursor = v.object({ by: v.literal('modified'), after: v.optional(v.string()), ...common })
const IdCursor = v.object({
  by: v.literal('id'),
  offset: v.number(),
  last_id: v.number(),
  after: v.optional(v.string()),
  before: v.optional(v.string()),
  /** After going back: the offset at which the search for `last_id` stops. */
  until: v.optional(v.number()),
  ...common,
})

/**
 * `modified`: everything changed after a second (which is excluded), oldest change first. `id`: everything by
 * number from an offset on, within bounds. Bounds are UTC seconds such as `2026-11-21T02:01:44Z`.
 */
export type Cursor = ModifiedCursor | IdCursor
export type ModifiedCursor = v.InferOutput<typeof ModifiedCursor>
export type IdCursor = v.InferOutput<typeof IdCursor>

/** The first page of everything. */
export const fromStart: Cursor = { by: 'id', offset: 0, last_id: 0 }

/** @throws TypeError for an invalid cursor */
export function readCursor(cursor: StoreCursor): Cursor {
  const parsed = v.safeParse(v.variant('by', [ModifiedCursor, IdCursor]), cursor)
  if (!parsed.success) throw new TypeError('not a cursor of this connector')
  return parsed.output
}

/**
 * Reads by time of change, so that rows which come, go or change in the meantime shift nothing: a changed row
 * moves to the end and is read again. The next page starts a second before the last row, because a bound
 * excludes itself and a second can contain more rows. A second that fills a page is read by number, and so is
 * the whole list of a store that can't sort by change.
 */
export async function pageByModified<Item extends Row>(
  list: List<Item>,
  cursor: ModifiedCursor,
): Promise<Page<Item>> {
  const { after } = cursor
  const byId = (bounds: { before?: string } = {}): IdCursor => ({
    by: 'id',
    offset: 0,
    last_id: 0,
    ...(after !== undefined && { after }),
    ...bounds,
    ...(cursor.total !== undefined && { total: cursor.total }),
  })
  let listing: Listing<Item>
  try {
    listing = await list({
      orderby: 'modified',
      order: 'asc',
      ...(after !== undefined && { modified_after: after }),
    })
  } catch (error) {
    if (!(error instanceof ParameterRefused) || !error.parameters.includes('orderby')) throw error
    return pageById(list, byId())
  }
  const { items } = listing
  const total = cursor.total ?? listing.total
  if (isEnd(listing, 0)) return { items, next: null, total }

  const last = items.at(-1)?.date_modified_gmt ?? null
  const bound = last === null ? null : secondsLater(last, -1)
  const carried = total === null ? {} : { total }
  if (bound !== null && (after === undefined || bound > after))
    return { items, next: { by: 'modified', after: bound, ...carried }, total }
  const isOneSecond = last !== null && items.every(({ date_modified_gmt }) => date_modified_gmt === last)
  const next = byId(isOneSecond ? { before: secondsLater(last, 1) } : {})
  return { items, next: { ...next, ...carried }, total }
}

/** The largest page reaches as far as this many of the smallest. */
const maxSteps = largestPage / smallestPage

/**
 * Reads by number. Each page begins with the last row of the previous one: if that row is missing, earlier
 * rows were deleted, and the page is searched further up.
 */
export async function pageById<Item extends Row>(
  list: List<Item>,
  cursor: IdCursor,
  boundName: 'modified_after' | 'after' = 'modified_after',
): Promise<Page<Item>> {
  const { until: searchedUntil, ...bare } = cursor
  const { after, before, last_id: lastId } = bare
  const bounds = {
    ...(after !== undefined && { [boundName]: after }),
    ...(before !== undefined && { modified_before: before }),
  }
  const listAt = (at: number) => list({ orderby: 'id', order: 'asc', offset: String(at), ...bounds })
  let offset = cursor.offset
  let listing = await listAt(offset)
  const isEmpty = listing.items.length === 0
  while (offset > 0 && !(listing.items[0] && listing.items[0].id <= lastId)) {
    offset = Math.max(0, offset - listing.size)
    listing = await listAt(offset)
  }
  const isBack = offset < cursor.offset
  // A plugin may take rows out of pages: then the previous one reached further than it showed.
  const isSearched = isBack || searchedUntil !== undefined
  for (let step = 0; step < maxSteps && !isSearched; step += 1) {
    if (isEnd(listing, offset) || listing.items.some(({ id }) => id > lastId)) break
    offset += listing.size
    listing = await listAt(offset)
  }
  const { items, size } = listing
  const total = cursor.total ?? listing.total
  const carried = total === null ? {} : { total }
  const highest = items.reduce((high, { id }) => Math.max(high, id), lastId)
  const fresh = items.filter(({ id }) => id !== lastId)
  const position = offset + items.length - 1

  if (!isEnd(listing, offset)) {
    const onward = { ...bare, offset: position, last_id: highest, ...carried }
    if (highest > lastId) return { items: fresh, next: onward, total }
    // Deletions moved the last row up, to somewhere between here and where it was expected.
    const until = isBack ? cursor.offset - 1 : searchedUntil
    if (until !== undefined && position <= until) return { items: fresh, next: { ...onward, until }, total }
    // The same full page again: this would never end.
    if (!isEmpty && items.length >= size && offset > 0) throw unexpected('the store repeats a page')
  }
  const next: Cursor | null =
    before === undefined ? null : { by: 'modified', after: secondsLater(before, -1), ...carried }
  return { items: fresh, next, total }
}

/**
 * An empty page is the end whatever its headers say. A short one is the end if the store counts no more. Without a
 * count it isn't: plugins take rows out of a page, and proxies take out headers.
 */
export function isEnd({ items, size, total }: Listing<unknown>, offset: number): boolean {
  if (items.length === 0) return true
  if (total === null) return false
  const left = total - offset
  return left === items.length || (items.length < size && left < items.length)
}
