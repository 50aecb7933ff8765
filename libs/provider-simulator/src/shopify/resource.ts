import type { Shop } from '../shop/shop.ts'
import type { Call } from './call.ts'
import { byNumber, connectionOf, sortRows } from './connection.ts'
import type { PageArguments } from './connection.ts'
import { searchFilter } from './search.ts'
import type { SearchField } from './search.ts'

/** A kind of row that the query root lists. */
export interface Resource<Row extends { id: number }> {
  rows: (call: Call) => readonly Row[]
  /** Keys by sort key; RELEVANCE and any other sort by id. */
  sorts: Record<string, (row: Row, shop: Shop) => string>
  fields: Record<string, SearchField<Row>>
  /** The text that a search without a field looks in. */
  words: (row: Row) => string
  node: (call: Call, row: Row) => object
}

/** Arguments of a list at the query root. */
export interface ListArguments extends PageArguments {
  query?: string | null
  sortKey?: string | null
}

const sortedLists = new WeakMap<Shop, { version: number; lists: Map<string, readonly { id: number }[]> }>()

/** Cached: sorting every order again for each page would take longer than the page. */
const sortedRows = <Row extends { id: number }>(
  call: Call,
  name: string,
  resource: Resource<Row>,
  sortKey: string,
): readonly Row[] => {
  const { shop } = call
  const rows = resource.rows(call)
  const key = resource.sorts[sortKey]
  if (!key) return sortRows(rows, byNumber)
  let known = sortedLists.get(shop)
  if (known?.version !== shop.version) {
    known = { version: shop.version, lists: new Map() }
    sortedLists.set(shop, known)
  }
  const place = `${name} ${sortKey} ${rows.length}`
  let sorted = known.lists.get(place) as readonly Row[] | undefined
  if (!sorted) {
    sorted = sortRows(rows, { ...byNumber, key: (row) => key(row, shop) })
    known.lists.set(place, sorted)
  }
  return sorted
}

const filtered = <Row extends { id: number }>(
  call: Call,
  rows: readonly Row[],
  { fields, words }: Resource<Row>,
  query: string | null | undefined,
  path: string,
): readonly Row[] => (query ? rows.filter(searchFilter(call, query, fields, words, [path])) : rows)

/** The requested page of a list. */
export const listOf = <Row extends { id: number }>(
  call: Call,
  name: string,
  resource: Resource<Row>,
  asked: ListArguments & { rootKey: string },
) => {
  const sortKey = asked.sortKey ?? 'ID'
  const key = resource.sorts[sortKey]
  const rows = filtered(call, sortedRows(call, name, resource, sortKey), resource, asked.query, name)
  const sorted = { ...byNumber, key: key ? (row: Row) => key(row, call.shop) : () => '' }
  return connectionOf(call, rows, sorted, asked, (row) => resource.node(call, row))
}

/** How many rows a query finds, counted up to the limit. */
export const countOf = <Row extends { id: number }>(
  call: Call,
  resource: Resource<Row>,
  { query, limit }: { query?: string | null; limit?: number | null },
  path: string,
) => {
  const found = filtered(call, resource.rows(call), resource, query, path).length
  return limit !== null && limit !== undefined && found > limit
    ? { count: limit, precision: 'AT_LEAST' }
    : { count: found, precision: 'EXACT' }
}
