import * as v from 'valibot'
import type { StoreCounts } from '../store-connector.ts'
import { BoundedText } from '../text-schemas.ts'
import { searchOf } from './cursors.ts'
import type { GraphqlClient } from './graphql-client.ts'
import { countQueries } from './queries.ts'

/** Kinds that Shopify counts. */
export type CountedKind = keyof typeof countQueries

const Total = v.object({
  total: v.nullable(
    v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)), precision: BoundedText(50) }),
  ),
})

/** The number of rows of a kind, or changed since a time; null when Shopify's count isn't exact. */
export async function countOf(
  client: GraphqlClient,
  kind: CountedKind,
  changedSince?: string,
  signal?: AbortSignal,
): Promise<number | null> {
  const query = searchOf({ last_id: '0', changed_since: changedSince })
  const { data } = await client.ask({
    document: countQueries[kind],
    subject: kind,
    schema: Total,
    variables: () => ({ query }),
    signal,
  })
  return data.total?.precision === 'EXACT' ? data.total.count : null
}

/**
 * The shop's own totals. Orders that become too old for a token disappear from its total, so it can't be
 * compared with what was read; refunds aren't counted at all.
 */
export async function shopCounts(
  client: GraphqlClient,
  mayReadAllOrders: boolean,
  signal?: AbortSignal,
): Promise<StoreCounts> {
  const count = (kind: CountedKind) => countOf(client, kind, undefined, signal)
  return {
    collections: await count('collections'),
    products: await count('products'),
    customers: await count('customers'),
    orders: mayReadAllOrders ? await count('orders') : null,
    refunds: null,
  }
}
