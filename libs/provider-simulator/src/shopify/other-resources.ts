import type { Category } from '../dataset/categories.ts'
import type { ShopCustomer, ShopProduct } from '../shop/shop-rows.ts'
import { customerFigures, customerNode } from './customer-node.ts'
import { orderNode } from './order-node.ts'
import { shopifyNumber } from './gid.ts'
import { padded } from './order-sorts.ts'
import {
  collectionNode,
  collections,
  collectionUpdatedGmt,
  handleOf,
  productNode,
  productsOf,
  productStatus,
  stockOf,
} from './product-node.ts'
import type { Resource } from './resource.ts'
import { ordersByCustomer } from './visible.ts'

/** Customers: `customers`, `customer`, `customersCount`. */
export const customerResource: Resource<ShopCustomer> = {
  rows: ({ shop }) => shop.customers,
  sorts: {
    CREATED_AT: ({ createdAt }, { clock }) => clock.toGmt(createdAt),
    UPDATED_AT: (customer, shop) => customerFigures(shop, customer).updatedGmt,
    NAME: ({ firstName, lastName }) => `${lastName} ${firstName}`,
    LOCATION: ({ country }) => country,
  },
  fields: {
    id: { kind: 'number', of: ({ id }) => shopifyNumber('Customer', id) },
    updated_at: {
      kind: 'date',
      of: (customer, { shop }) => `${customerFigures(shop, customer).updatedGmt}Z`,
    },
    customer_date: { kind: 'date', of: ({ createdAt }, { shop }) => `${shop.clock.toGmt(createdAt)}Z` },
    email: { kind: 'word', of: ({ email }) => email },
    first_name: { kind: 'text', of: ({ firstName }) => firstName },
    last_name: { kind: 'text', of: ({ lastName }) => lastName },
    orders_count: { kind: 'number', of: (customer, { shop }) => customerFigures(shop, customer).orders },
    total_spent: { kind: 'number', of: (customer, { shop }) => customerFigures(shop, customer).spent / 100 },
    order_date: {
      kind: 'date',
      of: ({ id }, { shop }) =>
        (ordersByCustomer(shop).get(id) ?? []).map(({ createdGmt }) => `${createdGmt}Z`),
    },
    country: { kind: 'text', of: ({ country }) => country },
    state: { kind: 'word', of: ({ id }) => (id % 4 === 0 ? 'enabled' : 'disabled') },
    tag: { kind: 'word', of: () => null },
  },
  words: ({ firstName, lastName, email }) => `${firstName} ${lastName} ${email}`,
  node: (call, customer) => customerNode(call, customer, orderNode),
}

/** Products: `products`, `product`, `productsCount`. */
export const productResource: Resource<ShopProduct> = {
  rows: ({ shop }) => shop.products,
  sorts: {
    CREATED_AT: ({ createdAt }, { clock }) => clock.toGmt(createdAt),
    PUBLISHED_AT: ({ createdAt }, { clock }) => clock.toGmt(createdAt),
    UPDATED_AT: ({ modifiedAt }, { clock }) => clock.toGmt(modifiedAt),
    TITLE: ({ name }) => name,
    INVENTORY_TOTAL: (product) => padded(stockOf(product)),
  },
  fields: {
    id: { kind: 'number', of: ({ id }) => shopifyNumber('Product', id) },
    created_at: { kind: 'date', of: ({ createdAt }, { shop }) => `${shop.clock.toGmt(createdAt)}Z` },
    updated_at: { kind: 'date', of: ({ modifiedAt }, { shop }) => `${shop.clock.toGmt(modifiedAt)}Z` },
    status: { kind: 'word', of: productStatus },
    collection_id: { kind: 'number', of: ({ categoryId }) => shopifyNumber('Collection', categoryId) },
    sku: { kind: 'word', of: ({ sku }) => sku },
    title: { kind: 'text', of: ({ name }) => name },
    handle: { kind: 'word', of: handleOf },
    vendor: { kind: 'text', of: (_product, { shop }) => shop.title },
    product_type: { kind: 'word', of: () => null },
    tag: { kind: 'word', of: () => null },
    inventory_total: { kind: 'number', of: stockOf },
  },
  words: ({ name, sku }) => `${name} ${sku}`,
  node: productNode,
}

/** Collections: `collections`, `collection`, `collectionsCount`. */
export const collectionResource: Resource<Category> = {
  rows: () => collections,
  sorts: {
    TITLE: ({ name }) => name,
    UPDATED_AT: (category, shop) => collectionUpdatedGmt({ shop }, category),
  },
  fields: {
    id: { kind: 'number', of: ({ id }) => shopifyNumber('Collection', id) },
    updated_at: { kind: 'date', of: (category, call) => `${collectionUpdatedGmt(call, category)}Z` },
    title: { kind: 'text', of: ({ name }) => name },
    handle: { kind: 'word', of: ({ slug }) => slug },
    collection_type: { kind: 'word', of: () => 'custom' },
    product_id: {
      kind: 'number',
      of: (category, call) => productsOf(call, category).map(({ id }) => shopifyNumber('Product', id)),
    },
  },
  words: ({ name }) => name,
  node: collectionNode,
}
