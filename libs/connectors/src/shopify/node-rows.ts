import * as v from 'valibot'
import { readableRows, unreadRow } from '../readable-rows.ts'
import { parsed } from '../requests/parsed.ts'
import type { RowsById } from '../read-rows.ts'
import type { OrderRow, RefundRow } from '../order-rows.ts'
import type { RowOf, StoreKind } from '../store-connector.ts'
import type { GraphqlClient } from './graphql-client.ts'
import { wholeList } from './lists-inside.ts'
import type { FurtherLines } from './lists-inside.ts'
import { unitsOf } from './money.ts'
import { isChanged, orderChanges } from './order-changes.ts'
import { furtherLines } from './queries.ts'
import { querySize } from './query-size.ts'
import { refundContents } from './refund-contents.ts'
import { collectionRow, customerRow, orderRow, productRow, refundRow } from './rows.ts'
import {
  Collection,
  Customer,
  Identity,
  Line,
  Order,
  OrderWithRefunds,
  Product,
  Refund,
  Variant,
} from './schemas.ts'

/** Converts one shop's answers to rows, and requests what didn't fit into an answer. */
export type NodeRows = <K extends StoreKind>(
  kind: K,
  nodes: unknown[],
  signal?: AbortSignal,
) => Promise<RowsById<RowOf<K>>>

const collectionsOfProduct: FurtherLines<{ legacyResourceId: string }> = {
  document: furtherLines.collections,
  subject: 'collections of a product',
  schema: Identity,
  size: querySize(250),
}
const variantsOfProduct: FurtherLines<Variant> = {
  document: furtherLines.variants,
  subject: 'variants of a product',
  schema: Variant,
  size: querySize(100),
}
const linesOfOrder: FurtherLines<Line> = {
  document: furtherLines.lines,
  subject: 'lines of an order',
  schema: Line,
  size: querySize(50),
}

/** The number of an otherwise unreadable row. */
function idIn(node: unknown): string | null {
  const identity = v.safeParse(Identity, node)
  return identity.success ? identity.output.legacyResourceId : null
}

async function rowsOfNodes<Row>(
  nodes: unknown[],
  toRow: (node: unknown) => Row | Promise<Row>,
): Promise<RowsById<Row>> {
  const { rows, failed } = await readableRows(nodes, toRow)
  return { rows, unread: failed.map(({ item, error }) => unreadRow(error, idIn(item))) }
}

export function nodeRows(client: GraphqlClient): NodeRows {
  const contents = refundContents(client)
  const changes = orderChanges(client, async (ids, signal) => {
    const answered = await contents.answered(ids, signal)
    return Promise.all(ids.map((id) => contents.read(answered.get(id), signal)))
  })

  const orders = async (nodes: unknown[], signal?: AbortSignal): Promise<RowsById<OrderRow>> => {
    const found = await readableRows(nodes, async (node) => {
      const order = parsed(Order, node, 'orders')
      const asked = { id: order.id, list: order.lineItems }
      const whole = { ...order, lineItems: await wholeList(client, linesOfOrder, asked, signal) }
      return { order: whole, isChanged: isChanged(whole) }
    })
    const changed = found.rows.filter((row) => row.isChanged).map(({ order }) => order.id)
    const answered = await changes.answered(changed, signal)
    const { rows, failed } = await readableRows(found.rows, async (row) =>
      orderRow(
        row.order,
        row.isChanged ? await changes.read(row.order, answered.get(row.order.id), signal) : null,
      ),
    )
    return {
      rows,
      unread: [
        ...found.failed.map(({ item, error }) => unreadRow(error, idIn(item))),
        ...failed.map(({ item, error }) => unreadRow(error, item.order.legacyResourceId)),
      ],
    }
  }

  const refunds = async (nodes: unknown[], signal?: AbortSignal): Promise<RowsById<RefundRow>> => {
    const orders = await readableRows(nodes, (node) => parsed(OrderWithRefunds, node, 'refunds'))
    const given = orders.rows.flatMap((order) => order.refunds.map((raw) => ({ order, raw })))
    const found = await readableRows(given, ({ order, raw }) => {
      const refund = parsed(Refund, raw, 'refunds')
      // Without money, it is how Shopify records a removal or an exchange.
      return unitsOf(refund.totalRefundedSet, 'totalRefundedSet') === 0 ? null : { order, raw, refund }
    })
    const answered = await contents.answered(
      found.rows.map(({ refund }) => refund.id),
      signal,
    )
    const { rows, failed } = await readableRows(found.rows, async ({ order, refund }) =>
      refundRow(refund, await contents.read(answered.get(refund.id), signal), order),
    )
    const unread = [...found.failed, ...failed].map(({ item: { order, raw }, error }) =>
      unreadRow(error, idIn(raw), order.legacyResourceId),
    )
    return {
      rows,
      unread: [...unread, ...orders.failed.map(({ item, error }) => unreadRow(error, null, idIn(item)))],
    }
  }

  const readers: {
    [K in StoreKind]: (nodes: unknown[], signal?: AbortSignal) => Promise<RowsById<RowOf<K>>>
  } = {
    collections: (nodes) =>
      rowsOfNodes(nodes, (node) => collectionRow(parsed(Collection, node, 'collections'))),
    customers: (nodes) => rowsOfNodes(nodes, (node) => customerRow(parsed(Customer, node, 'customers'))),
    products: (nodes, signal) =>
      rowsOfNodes(nodes, async (node) => {
        const product = parsed(Product, node, 'products')
        const list = product.collections
        const collections = await wholeList(client, collectionsOfProduct, { id: product.id, list }, signal)
        const ofProduct = { id: product.id, list: product.variants }
        const variants = await wholeList(client, variantsOfProduct, ofProduct, signal)
        return productRow({ ...product, collections, variants })
      }),
    orders,
    refunds,
  }
  return (kind, nodes, signal) => readers[kind](nodes, signal)
}
