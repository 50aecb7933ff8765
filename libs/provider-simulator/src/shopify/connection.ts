import { GraphQLError } from 'graphql'
import type { Call } from './call.ts'

/** Arguments that every connection takes. */
export interface PageArguments {
  first?: number | null
  last?: number | null
  after?: string | null
  before?: string | null
  reverse?: boolean | null
}

/** How rows are sorted; equal ones are sorted by id. */
export interface Sorted<Row> {
  key: (row: Row) => string
  id: (row: Row) => number
}

/** Sorts the rows of a list by their numbers only. */
export const byNumber: Sorted<{ id: number }> = { key: () => '', id: ({ id }) => id }

/** The largest page. */
export const longestPage = 250
/** Pages further in than this are refused. */
const deepestRow = 25_000

const badRequest = (message: string) => new GraphQLError(message, { extensions: { code: 'BAD_REQUEST' } })

/**
 * Makes a cursor. It contains the row's sort key rather than its index, so pages don't shift when rows move.
 */
const toCursor = (id: number, key: string): string =>
  btoa(
    JSON.stringify({ last_id: id, last_value: key }).replaceAll(
      /[^\x20-\x7e]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  )

const readCursor = (text: string): { id: number; key: string } => {
  try {
    const { last_id: id, last_value: key } = JSON.parse(atob(text)) as { last_id: number; last_value: string }
    if (typeof id === 'number' && typeof key === 'string') return { id, key }
  } catch {
    // The error below also covers text that can't be decoded.
  }
  throw badRequest('Invalid cursor for current pagination sort.')
}

const pageSize = ({ first, last }: PageArguments): number => {
  if ((first ?? null) === null && (last ?? null) === null)
    throw badRequest('you must provide one of first or last')
  if ((first ?? null) !== null && (last ?? null) !== null)
    throw badRequest('providing both first and last is not supported')
  const size = (first ?? last)!
  if (size < 0) throw badRequest('first and last cannot be negative')
  if (size > longestPage) throw badRequest(`first and last cannot exceed ${longestPage}`)
  return size
}

/** Sorts by key and id, which cursors rely on. */
export const sortRows = <Row>(rows: readonly Row[], { key, id }: Sorted<Row>): Row[] =>
  rows
    .map((row) => ({ row, key: key(row), id: id(row) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.id - b.id))
    .map(({ row }) => row)

/**
 * The requested page of rows that are already sorted. In a bulk operation a connection of the root answers
 * one page after another, and a connection inside a row answers everything.
 */
export const connectionOf = <Row>(
  call: Call,
  rows: readonly Row[],
  sorted: Sorted<Row>,
  asked: PageArguments & { rootKey?: string },
  toNode: (row: Row) => object,
) => {
  const { key, id } = sorted
  const bulkPage = asked.rootKey === undefined ? undefined : call.bulk?.pages.get(asked.rootKey)
  const isWhole = call.bulk !== undefined
  const size = isWhole ? (asked.rootKey === undefined ? rows.length : longestPage) : pageSize(asked)
  const direction = asked.reverse ? -1 : 1
  const compare = (row: Row, cursor: { id: number; key: string }) => {
    const own = key(row)
    return direction * (own < cursor.key ? -1 : own > cursor.key ? 1 : id(row) - cursor.id)
  }
  const ordered = asked.reverse ? rows.toReversed() : rows
  const after = isWhole ? bulkPage?.after : asked.after
  const before = isWhole ? undefined : asked.before
  const from = after ? readCursor(after) : undefined
  const to = before ? readCursor(before) : undefined
  let start = from ? ordered.findIndex((row) => compare(row, from) > 0) : 0
  if (start === -1) start = ordered.length
  let end = to ? ordered.findIndex((row) => compare(row, to) >= 0) : ordered.length
  if (end === -1) end = ordered.length
  if (!isWhole && start >= deepestRow)
    throw badRequest(`Pagination beyond ${deepestRow} objects is not supported, filter the query instead.`)
  const isFromEnd = !isWhole && (asked.first ?? null) === null
  const page = isFromEnd
    ? ordered.slice(Math.max(start, end - size), end)
    : ordered.slice(start, Math.min(end, start + size))
  const startIndex = isFromEnd ? Math.max(start, end - size) : start
  const cursorOf = (row: Row) => toCursor(id(row), key(row))
  const [firstRow] = page
  const lastRow = page.at(-1)
  const pageInfo = {
    hasNextPage: startIndex + page.length < ordered.length,
    hasPreviousPage: startIndex > 0,
    startCursor: firstRow === undefined ? null : cursorOf(firstRow),
    endCursor: lastRow === undefined ? null : cursorOf(lastRow),
  }
  if (call.bulk && asked.rootKey !== undefined)
    call.bulk.pages.set(asked.rootKey, { after: pageInfo.endCursor, hasNext: pageInfo.hasNextPage })
  return {
    edges: () => page.map((row) => ({ cursor: cursorOf(row), node: toNode(row) })),
    nodes: () => page.map(toNode),
    pageInfo,
  }
}
