import * as v from 'valibot'
import { ProviderError } from '../provider-error.ts'
import type { RowsById } from '../read-rows.ts'
import type { NamedKind, RowOf, SingleKind, SingleRow, StoreConnector } from '../store-connector.ts'
import type { GraphqlClient } from './graphql-client.ts'
import type { NodeRows } from './node-rows.ts'
import { nodesById } from './nodes-by-id.ts'
import { byIds, refundsOfOrder, singles } from './queries.ts'
import { querySize } from './query-size.ts'

interface NamedRowsOptions {
  client: GraphqlClient
  rowsOf: NodeRows
  /** Asks the shop whether the key reads orders of every age. */
  mayReadAllOrders: (signal?: AbortSignal) => Promise<boolean>
}

const One = v.object({ one: v.nullable(v.unknown()) })
const typeNames = { collections: 'Collection', products: 'Product', customers: 'Customer', orders: 'Order' }
const globalId = (kind: SingleKind, providerId: string) => `gid://shopify/${typeNames[kind]}/${providerId}`

/** Reads rows by their ids. */
export function namedRows(options: NamedRowsOptions): Pick<StoreConnector, 'readByIds' | 'readOne'> {
  const { client, rowsOf, mayReadAllOrders } = options
  const sizes = { products: querySize(30), customers: querySize(100), orders: querySize(10) }

  const one = async (document: string, kind: SingleKind, providerId: string, signal?: AbortSignal) => {
    const { data } = await client.ask({
      document,
      subject: kind,
      schema: One,
      variables: () => ({ id: globalId(kind, providerId) }),
      signal,
    })
    return data.one
  }

  return {
    async readByIds<K extends NamedKind>(
      kind: K,
      providerIds: string[],
      signal?: AbortSignal,
    ): Promise<RowsById<RowOf<K>>> {
      const ids = providerIds.map((id) => globalId(kind, id))
      const asked = { document: byIds[kind], subject: kind, size: sizes[kind], ids, signal }
      return rowsOf(kind, await nodesById(client, asked), signal)
    },
    async readOne<K extends SingleKind>(kind: K, providerId: string, signal?: AbortSignal) {
      if (!/^[1-9]\d{0,18}$/.test(providerId)) return null
      const node = await one(singles[kind], kind, providerId, signal)
      if (node === null) {
        if (kind !== 'orders') return null
        // Requested again: without a scope, old orders would look deleted.
        return (await mayReadAllOrders(signal)) ? null : 'unknown'
      }
      const { rows, unread } = await rowsOf(kind, [node], signal)
      if (unread[0]) throw new ProviderError('unexpected_data', unread[0].reason)
      const orderWithRefunds = kind === 'orders' ? await one(refundsOfOrder, kind, providerId, signal) : null
      const refunds = orderWithRefunds === null ? null : await rowsOf('refunds', [orderWithRefunds], signal)
      return {
        row: rows[0]!,
        refunds: refunds?.rows ?? [],
        unread: refunds?.unread ?? [],
      } satisfies SingleRow<K>
    },
  }
}
