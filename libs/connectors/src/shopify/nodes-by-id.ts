import * as v from 'valibot'
import type { GraphqlClient } from './graphql-client.ts'
import type { QuerySize } from './query-size.ts'
import { askSized } from './sized-query.ts'

const Several = v.object({ nodes: v.array(v.nullable(v.unknown())) })

/** A query for several rows by their global ids. */
export interface NodesAsked {
  document: string
  subject: string
  size: QuerySize
  ids: string[]
  signal?: AbortSignal
}

/**
 * The rows with these global ids, in batches that fit into a query; rows that no longer exist are left out.
 */
export async function nodesById(
  client: GraphqlClient,
  { ids, ...query }: NodesAsked,
): Promise<NonNullable<unknown>[]> {
  const found: NonNullable<unknown>[] = []
  for (let read = 0; read < ids.length;) {
    const start = read
    const { data, asked } = await askSized(client, {
      ...query,
      schema: Several,
      variables: (count) => ({ ids: ids.slice(start, start + count) }),
    })
    read += asked
    found.push(...data.nodes.filter((node) => node !== null && node !== undefined))
  }
  return found
}
