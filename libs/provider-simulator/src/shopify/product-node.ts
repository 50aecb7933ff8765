import { GraphQLError } from 'graphql'
import { categories } from '../dataset/categories.ts'
import type { Category } from '../dataset/categories.ts'
import { productCost } from '../shop/product-cost.ts'
import { pictureFileOf } from '../shop/product-picture.ts'
import type { ShopProduct } from '../shop/shop-rows.ts'
import type { Call } from './call.ts'
import { byNumber, connectionOf, sortRows } from './connection.ts'
import type { PageArguments } from './connection.ts'
import { fromGid, shopifyGid, shopifyNumber } from './gid.ts'
import { decimalText, priceText } from './money.ts'
import { rememberBy } from './visible.ts'

/** Part of an address: `white-hanging-heart-85123a`. */
export const handleOf = ({ name, sku }: ShopProduct): string =>
  `${name} ${sku}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** By their number, a few products are no longer sold and a few not yet. */
export const productStatus = ({ id }: Pick<ShopProduct, 'id'>): 'ACTIVE' | 'ARCHIVED' | 'DRAFT' =>
  id % 40 === 7 ? 'ARCHIVED' : id % 40 === 9 ? 'DRAFT' : 'ACTIVE'

/** Pieces in stock, derived from the product's number. */
export const stockOf = ({ id }: Pick<ShopProduct, 'id'>): number => (id * 37) % 250

/** Collections are the categories except the one for uncategorised products; their names aren't HTML here. */
export const collections: readonly Category[] = categories
  .filter(({ slug }) => slug !== 'uncategorized')
  .map((category) => ({ ...category, name: category.name.replaceAll('&amp;', '&') }))

const productsByCategory = rememberBy(({ products }) => Map.groupBy(products, ({ categoryId }) => categoryId))

/** The products of a collection. */
export const productsOf = ({ shop }: Pick<Call, 'shop'>, { id }: Category): ShopProduct[] =>
  productsByCategory(shop).get(id) ?? []

/**
 * The newest change of one of its products; a collection without products is as old as the shop's first
 * product.
 */
export const collectionUpdatedGmt = ({ shop }: Pick<Call, 'shop'>, category: Category): string => {
  const changes = productsOf({ shop }, category).map(({ modifiedAt }) => modifiedAt)
  const oldest = shop.products[0]?.createdAt ?? '2010-12-01T08:00:00'
  return shop.clock.toGmt(changes.reduce((newest, at) => (at > newest ? at : newest), oldest))
}

/** A collection as the Admin API answers it. */
export const collectionNode = (call: Call, category: Category): object => ({
  __typename: 'Collection',
  id: shopifyGid('Collection', category.id),
  legacyResourceId: String(shopifyNumber('Collection', category.id)),
  title: category.name,
  handle: category.slug,
  description: '',
  descriptionHtml: '',
  productsCount: () => ({ count: productsOf(call, category).length, precision: 'EXACT' }),
  products: (asked: PageArguments) =>
    connectionOf(call, sortRows(productsOf(call, category), byNumber), byNumber, asked, (product) =>
      productNode(call, product),
    ),
  sortOrder: 'BEST_SELLING',
  updatedAt: () => `${collectionUpdatedGmt(call, category)}Z`,
  hasProduct: ({ id }: { id: string }) =>
    productsOf(call, category).some((product) => product.id === fromGid('Product', id)),
})

/** The stock item of a product; its cost is refused to apps that may not view costs. */
const inventoryItemNode = ({ shop, app }: Call, product: ShopProduct): object => ({
  __typename: 'InventoryItem',
  id: shopifyGid('InventoryItem', product.id),
  legacyResourceId: String(shopifyNumber('InventoryItem', product.id)),
  unitCost: () => {
    if (app.costs === 'refused')
      throw new GraphQLError('Access denied for unitCost field.', { extensions: { code: 'ACCESS_DENIED' } })
    const cost = productCost(shop, product)
    return cost === null ? null : { amount: String(cost / 100), currencyCode: shop.currency }
  },
})

/** The only variant of a product. */
export const variantNode = (call: Call, product: ShopProduct): object => ({
  __typename: 'ProductVariant',
  id: shopifyGid('ProductVariant', product.id),
  legacyResourceId: String(shopifyNumber('ProductVariant', product.id)),
  title: 'Default Title',
  displayName: `${product.name} - Default Title`,
  sku: product.sku,
  barcode: null,
  price: priceText(product.price ?? 0),
  compareAtPrice: null,
  position: 1,
  inventoryQuantity: stockOf(product),
  availableForSale: stockOf(product) > 0,
  inventoryItem: () => inventoryItemNode(call, product),
  product: () => productNode(call, product),
  createdAt: `${call.shop.clock.toGmt(product.createdAt)}Z`,
  updatedAt: `${call.shop.clock.toGmt(product.modifiedAt)}Z`,
})

/** The address of a product's page, below the shop's own; null if it isn't sold. */
export const onlineStoreUrlOf = (product: ShopProduct, home: string): string | null =>
  productStatus(product) === 'ACTIVE' ? `${home}/products/${handleOf(product)}` : null

/** Where a shop serves the pictures of its products, below its own address. */
export const filesPath = '/cdn/shop/files/'

/** The address of a product's picture; null if it has none. */
export const pictureUrlOf = (product: ShopProduct, home: string): string | null => {
  const file = pictureFileOf(product)
  return file === null ? null : `${home}${filesPath}${file}`
}

const pictureNode = (product: ShopProduct, home: string) => {
  const url = pictureUrlOf(product, home)
  if (url === null) return null
  const image = {
    id: shopifyGid('ImageSource', product.id),
    altText: product.name,
    width: 240,
    height: 240,
    url,
  }
  return {
    __typename: 'MediaImage',
    id: shopifyGid('MediaImage', product.id),
    alt: product.name,
    mediaContentType: 'IMAGE',
    preview: { image },
  }
}

/** A product as the Admin API answers it; its name is plain text. */
export const productNode = (call: Call, product: ShopProduct): object => {
  const { shop, home } = call
  const price = { amount: decimalText(product.price ?? 0), currencyCode: shop.currency }
  const status = productStatus(product)
  const createdAt = () => `${shop.clock.toGmt(product.createdAt)}Z`
  const isListed = status === 'ACTIVE'
  return {
    __typename: 'Product',
    id: shopifyGid('Product', product.id),
    legacyResourceId: String(shopifyNumber('Product', product.id)),
    title: product.name,
    handle: () => handleOf(product),
    status,
    vendor: shop.title,
    productType: '',
    tags: [],
    description: '',
    descriptionHtml: '',
    totalInventory: stockOf(product),
    tracksInventory: true,
    hasOnlyDefaultVariant: true,
    isGiftCard: false,
    priceRangeV2: { minVariantPrice: price, maxVariantPrice: price },
    featuredMedia: () => pictureNode(product, home),
    onlineStoreUrl: () => onlineStoreUrlOf(product, home),
    variants: (asked: PageArguments) =>
      connectionOf(call, [product], byNumber, asked, () => variantNode(call, product)),
    variantsCount: { count: 1, precision: 'EXACT' },
    collections: (asked: PageArguments) =>
      connectionOf(
        call,
        collections.filter(({ id }) => id === product.categoryId),
        byNumber,
        asked,
        (category) => collectionNode(call, category),
      ),
    createdAt,
    updatedAt: () => `${shop.clock.toGmt(product.modifiedAt)}Z`,
    publishedAt: () => (isListed ? createdAt() : null),
  }
}
