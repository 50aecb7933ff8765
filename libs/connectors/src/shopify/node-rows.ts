import * as v from 'valibot'
import { readableRows } from '../readable-rows.ts'
import type { ReadableRows } from '../readable-rows.ts'
import { parsed } from '../requests/parsed.ts'
import type { RefundRow, RowOf, StoreKind } from '../store-connector.ts'
import { BoundedText } from '../text-schemas.ts'
import type { GraphqlClient } from './graphql-client.ts'
import { wholeList } from './lists-inside.ts'
import type { FurtherLines } from './lists-inside.ts'
import { furtherLines, refundsById } from './queries.ts'
import { querySize } from './query-size.ts'
import { collectionRow, customerRow, orderRow, productRow, refundRow } from './rows.ts'
import {
  Collection,
  Customer,
  Identity,
  Line,
  ListInside,
  Order,
  OrderWithRefunds,
  Product,
  RefundLine,
} from './schemas.ts'
import type { Refund } from './schemas.ts'
import { askSized } from './sized-query.ts'

/** Makes rows of what one shop answered, and asks for what did not fit into an answer. */
export type NodeRows = <K extends StoreKind>(
  kind: K,
  nodes: unknown[],
  signal?: AbortSignal,
) => Promise<ReadableRows<RowOf<K>>>

const RefundsById = v.object({
  nodes: v.array(v.nullable(v.object({ id: BoundedText(200), refundLineItems: ListInside(RefundLine) }))),
})

export function nodeRows(client: GraphqlClient): NodeRows {
  const collectionsOfProduct: FurtherLines<{ legacyResourceId: string }> = {
    document: furtherLines.collections,
    subject: 'collections of a product',
    schema: Identity,
    size: querySize(250),
  }
  const linesOfOrder: FurtherLines<Line> = {
    document: furtherLines.lines,
    subject: 'lines of an order',
    schema: Line,
    size: querySize(50),
  }
  const linesOfRefund: FurtherLines<RefundLine> = {
    document: furtherLines.refundLines,
    subject: 'lines of a refund',
    schema: RefundLine,
    size: querySize(50),
  }
  const refundsAtOnce = querySize(20)

  /** Refunds are a list without pages inside their order, and their lines would make a page of orders tiny. */
  const linesOfRefunds = async (refunds: Refund[], signal?: AbortSignal) => {
    const lines = new Map<string, RefundLine[]>()
    for (let read = 0; read < refunds.length;) {
      const start = read
      const { data, asked } = await askSized(client, {
        document: refundsById,
        subject: 'refunds',
        schema: RefundsById,
        size: refundsAtOnce,
        signal,
        variables: (count) => ({ ids: refunds.slice(start, start + count).map(({ id }) => id) }),
      })
      read += asked
      for (const refund of data.nodes)
        if (refund) {
          const { id, refundLineItems: list } = refund
          lines.set(id, (await wholeList(client, linesOfRefund, { id, list }, signal)).nodes)
        }
    }
    return lines
  }

  const refunds = async (nodes: unknown[], signal?: AbortSignal): Promise<ReadableRows<RefundRow>> => {
    const orders = await readableRows(nodes, (node) => parsed(OrderWithRefunds, node, 'refunds'))
    const found = orders.rows.flatMap((order) => order.refunds.map((refund) => ({ order, refund })))
    const lines = await linesOfRefunds(
      found.map(({ refund }) => refund),
      signal,
    )
    const { rows, skipped } = await readableRows(found, ({ order, refund }) =>
      refundRow(refund, lines.get(refund.id) ?? [], order),
    )
    return { rows, skipped: skipped + orders.skipped }
  }

  const readers: {
    [K in StoreKind]: (nodes: unknown[], signal?: AbortSignal) => Promise<ReadableRows<RowOf<K>>>
  } = {
    collections: (nodes) =>
      readableRows(nodes, (node) => collectionRow(parsed(Collection, node, 'collections'))),
    customers: (nodes) => readableRows(nodes, (node) => customerRow(parsed(Customer, node, 'customers'))),
    products: (nodes, signal) =>
      readableRows(nodes, async (node) => {
        const product = parsed(Product, node, 'products')
        const list = product.collections
        const collections = await wholeList(client, collectionsOfProduct, { id: product.id, list }, signal)
        return productRow({ ...product, collections })
      }),
    orders: (nodes, signal) =>
      readableRows(nodes, async (node) => {
        const order = parsed(Order, node, 'orders')
        const list = order.lineItems
        const lineItems = await wholeList(client, linesOfOrder, { id: order.id, list }, signal)
        return orderRow({ ...order, lineItems })
      }),
    refunds,
  }
  return (kind, nodes, signal) => readers[kind](nodes, signal)
}
