import * as v from 'valibot'
import { unexpected } from '../requests/failures.ts'
import { searchOf } from './cursors.ts'
import type { IdCursor } from './cursors.ts'
import type { GraphqlClient } from './graphql-client.ts'
import type { QuerySize } from './query-size.ts'
import { Identity } from './schemas.ts'
import { askSized } from './sized-query.ts'

/** A list at the root of a query. */
export interface NodeList {
  document: string
  subject: string
  size: QuerySize
}

/** A raw row, of which only the number has been checked. */
export type Node = { legacyResourceId: string } & Record<string, unknown>

/** A page, and where the next one starts. */
export interface NodePage {
  nodes: Node[]
  next: IdCursor | null
}

const Page = v.object({
  page: v.object({
    nodes: v.array(v.looseObject(Identity.entries)),
    pageInfo: v.object({ hasNextPage: v.boolean() }),
  }),
})

/** Reads the rows after a number. @throws ProviderError, or the signal's reason */
export async function nodesAfter(
  client: GraphqlClient,
  { document, subject, size }: NodeList,
  cursor: IdCursor,
  signal?: AbortSignal,
): Promise<NodePage> {
  const ask = async () => {
    const { data } = await askSized(client, {
      document,
      subject,
      schema: Page,
      size,
      signal,
      variables: (first) => ({ first, query: searchOf(cursor) }),
    })
    return data.page
  }
  let page = await ask()
  // Once more, because its index may be delayed.
  if (page.nodes.length === 0 && page.pageInfo.hasNextPage) page = await ask()
  const { nodes, pageInfo } = page
  const before = BigInt(cursor.last_id)
  const fresh = new Map(
    nodes
      .filter(({ legacyResourceId }) => BigInt(legacyResourceId) > before)
      .map((node) => [node.legacyResourceId, node]),
  )
  if (!pageInfo.hasNextPage) return { nodes: [...fresh.values()], next: null }
  // Otherwise this would never end.
  if (fresh.size === 0) throw unexpected(`${subject}: the store repeats a page`)
  const last = [...fresh.keys()].map(BigInt).reduce((high, id) => (id > high ? id : high))
  return { nodes: [...fresh.values()], next: { ...cursor, last_id: String(last) } }
}
