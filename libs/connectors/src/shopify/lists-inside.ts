import * as v from 'valibot'
import { unexpected } from '../requests/failures.ts'
import type { GraphqlClient } from './graphql-client.ts'
import type { QuerySize } from './query-size.ts'
import { ListInside } from './schemas.ts'
import { askSized } from './sized-query.ts'

/** How to request more of a list inside a row. */
export interface FurtherLines<Item> {
  document: string
  subject: string
  schema: v.GenericSchema<unknown, Item>
  size: QuerySize
}

/** A complete list inside a row: what came with the row, and the rest; all of it if nothing came. */
export async function wholeList<Item>(
  client: GraphqlClient,
  { document, subject, schema, size }: FurtherLines<Item>,
  { id, list }: { id: string; list: ListInside<Item> },
  signal?: AbortSignal,
): Promise<ListInside<Item>> {
  const Answer = v.object({ one: v.nullable(v.object({ more: ListInside(schema) })) })
  const nodes = [...list.nodes]
  let { pageInfo } = list
  for (let isFirst = nodes.length === 0; pageInfo.hasNextPage; isFirst = false) {
    const after = pageInfo.endCursor
    if (after === null && !isFirst) throw unexpected(`${subject}: endCursor`)
    const { data } = await askSized(client, {
      document,
      subject,
      schema: Answer,
      size,
      signal,
      variables: (first) => ({ id, first, after }),
    })
    // The row was deleted in the meantime.
    if (data.one === null) break
    nodes.push(...data.one.more.nodes)
    pageInfo = data.one.more.pageInfo
    if (pageInfo.hasNextPage && pageInfo.endCursor === after)
      throw unexpected(`${subject}: the store repeats a page`)
  }
  return { nodes, pageInfo: { hasNextPage: false, endCursor: null } }
}
