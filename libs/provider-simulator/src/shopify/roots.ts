import type { GraphQLResolveInfo } from 'graphql'
import {
  cancelBulk,
  findBulkOperation,
  listBulkOperations,
  newestBulkOperation,
  runBulk,
} from './bulk-root.ts'
import type { Call } from './call.ts'
import { fromGid } from './gid.ts'
import type { GidKind } from './gid.ts'
import { orderResource } from './order-resource.ts'
import { collectionResource, customerResource, productResource } from './other-resources.ts'
import { variantNode } from './product-node.ts'
import { refundNode } from './refund-node.ts'
import { countOf, listOf } from './resource.ts'
import type { ListArguments, Resource } from './resource.ts'
import { answerShopifyql } from './sales-ledger.ts'
import { shopNode } from './shop-node.ts'
import { isVisible, ordersByRefund, scopesOf } from './visible.ts'
import {
  countWebhooks,
  createWebhook,
  deleteWebhook,
  findWebhook,
  listWebhooks,
  updateWebhook,
} from './webhook-root.ts'

interface Named {
  id: string
}

const one = <Row extends { id: number }>(
  call: Call,
  kind: GidKind,
  resource: Resource<Row>,
  { id }: Named,
): object | null => {
  const number = fromGid(kind, id)
  const row =
    number === undefined ? undefined : resource.rows(call).find((candidate) => candidate.id === number)
  return row ? resource.node(call, row) : null
}

/** Looked up directly: walking through all orders for each id of a page would be slow. */
const order = (call: Call, { id }: Named): object | null => {
  const row = call.shop.orders.get(fromGid('Order', id) ?? -1)
  return row && isVisible(call, row) ? orderResource.node(call, row) : null
}

const refund = (call: Call, { id }: Named): object | null => {
  const number = fromGid('Refund', id) ?? -1
  const row = ordersByRefund(call.shop).get(number)
  return row && isVisible(call, row)
    ? refundNode(
        call,
        row,
        row.refunds.find((candidate) => candidate.id === number)!,
        () => orderResource.node(call, row),
      )
    : null
}

const variant = (call: Call, { id }: Named): object | null => {
  const product = call.shop.products.find((candidate) => candidate.id === fromGid('ProductVariant', id))
  return product ? variantNode(call, product) : null
}

const byKind: Record<string, (call: Call, named: Named) => object | null | Promise<object | null>> = {
  Order: order,
  Refund: refund,
  Customer: (call, named) => one(call, 'Customer', customerResource, named),
  Product: (call, named) => one(call, 'Product', productResource, named),
  Collection: (call, named) => one(call, 'Collection', collectionResource, named),
  ProductVariant: variant,
  BulkOperation: findBulkOperation,
  WebhookSubscription: findWebhook,
}

const node = (call: Call, { id }: Named) => {
  const kind = /^gid:\/\/shopify\/(\w+)\//.exec(id)?.[1] ?? ''
  return Object.hasOwn(byKind, kind) ? byKind[kind]!(call, { id }) : null
}

const installation = (call: Call): object => ({
  __typename: 'AppInstallation',
  id: 'gid://shopify/AppInstallation/1',
  accessScopes: scopesOf(call).map((handle) => ({ handle, description: handle.replaceAll('_', ' ') })),
  app: { id: 'gid://shopify/App/1', title: 'App', handle: 'app', apiKey: call.app.clientId },
  launchUrl: `${call.home}/admin/apps/app`,
})

const list =
  <Row extends { id: number }>(name: string, resource: Resource<Row>) =>
  (asked: ListArguments, call: Call, info: GraphQLResolveInfo) =>
    listOf(call, name, resource, { ...asked, rootKey: String(info.path.key) })

const count =
  <Row extends { id: number }>(name: string, resource: Resource<Row>) =>
  (asked: { query?: string | null; limit?: number | null }, call: Call) =>
    countOf(call, resource, asked, name)

/** The fields of the query and the mutation root. */
export const rootValue = {
  orders: list('orders', orderResource),
  customers: list('customers', customerResource),
  products: list('products', productResource),
  collections: list('collections', collectionResource),
  ordersCount: count('ordersCount', orderResource),
  customersCount: count('customersCount', customerResource),
  productsCount: count('productsCount', productResource),
  collectionsCount: count('collectionsCount', collectionResource),
  order: (named: Named, call: Call) => order(call, named),
  refund: (named: Named, call: Call) => refund(call, named),
  customer: (named: Named, call: Call) => one(call, 'Customer', customerResource, named),
  product: (named: Named, call: Call) => one(call, 'Product', productResource, named),
  collection: (named: Named, call: Call) => one(call, 'Collection', collectionResource, named),
  productVariant: (named: Named, call: Call) => variant(call, named),
  node: (named: Named, call: Call) => node(call, named),
  nodes: ({ ids }: { ids: string[] }, call: Call) => ids.map((id) => node(call, { id })),
  shop: (_none: object, call: Call) => shopNode(call),
  currentAppInstallation: (_none: object, call: Call) => installation(call),
  shopifyqlQuery: answerShopifyql,
  bulkOperation: (named: Named, call: Call) => findBulkOperation(call, named),
  bulkOperations: listBulkOperations,
  currentBulkOperation: newestBulkOperation,
  bulkOperationRunQuery: runBulk,
  bulkOperationCancel: cancelBulk,
  webhookSubscription: (named: Named, call: Call) => findWebhook(call, named),
  webhookSubscriptions: listWebhooks,
  webhookSubscriptionsCount: countWebhooks,
  webhookSubscriptionCreate: createWebhook,
  webhookSubscriptionUpdate: updateWebhook,
  webhookSubscriptionDelete: deleteWebhook,
}
