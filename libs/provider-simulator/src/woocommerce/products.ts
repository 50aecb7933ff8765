import type { Category } from '../dataset/categories.ts'
import { asAnswered } from '../shop/broken-rows.ts'
import type { Shop } from '../shop/shop.ts'
import type { ShopProduct } from '../shop/shop-rows.ts'
import { itemLinks } from './answer.ts'
import type { Answer, Call } from './answer.ts'
import { dateFilter } from './date-filter.ts'
import { listValues, readListParameters } from './list-parameters.ts'
import type { ListRules } from './list-parameters.ts'
import { moneyText } from './money.ts'
import { linkHeader, pageOf } from './page-of.ts'
import { productCost } from '../shop/product-cost.ts'
import { costBody, productBody } from './product-body.ts'
import { RestError } from './rest-error.ts'
import { sortRows } from './sort-rows.ts'

const rules: ListRules = {
  orderby: [
    'date',
    'id',
    'include',
    'title',
    'slug',
    'modified',
    'price',
    'popularity',
    'rating',
    'menu_order',
  ],
  defaultOrderby: 'date',
  defaultOrder: 'desc',
  dates: true,
  orderStatus: false,
}

const unitsSold = new WeakMap<Shop, { version: number; units: Map<number, number> }>()

const soldUnits = (shop: Shop): Map<number, number> => {
  const cached = unitsSold.get(shop)
  if (cached?.version === shop.version) return cached.units
  const units = new Map<number, number>()
  for (const { lines, paidAt } of shop.orders.values())
    if (paidAt)
      for (const { product, quantity } of lines)
        if (product) units.set(product.id, (units.get(product.id) ?? 0) + quantity)
  unitsSold.set(shop, { version: shop.version, units })
  return units
}

/** A product as `/products/{id}` answers it. */
export const productAnswer = (call: Call, product: ShopProduct) =>
  productBody(call, product, soldUnits(call.shop).get(product.id) ?? 0)

const padded = (value: number) => String(value).padStart(12, '0')

const sortKey = (shop: Shop, orderby: string): ((product: ShopProduct) => string) => {
  if (orderby === 'date') return ({ createdAt }) => createdAt
  if (orderby === 'modified') return ({ modifiedAt }) => modifiedAt
  if (orderby === 'title' || orderby === 'slug') return ({ name }) => name
  if (orderby === 'price') return ({ price }) => padded(price ?? 0)
  if (orderby === 'popularity') return ({ id }) => padded(soldUnits(shop).get(id) ?? 0)
  return () => ''
}

/** `GET /products` */
export const listProducts = (call: Call): Answer => {
  const { shop, query, api } = call
  const parameters = readListParameters(query, rules)
  const { include, exclude, search } = parameters
  const skus = query.get('sku')?.toUpperCase().split(',')
  const wanted = listValues(query, 'category').map(Number)
  const type = query.get('type') ?? 'simple'
  const status = query.get('status') ?? 'any'
  const inDates = dateFilter(shop, query)
  const matching = shop.products.filter((product) => {
    const { createdAt, modifiedAt } = product
    return (
      type === 'simple' &&
      ['any', 'publish'].includes(status) &&
      (!skus || skus.includes(product.sku)) &&
      (wanted.length === 0 || wanted.includes(product.categoryId)) &&
      (include.length === 0 || include.includes(product.id)) &&
      !exclude.includes(product.id) &&
      inDates({
        createdAt,
        modifiedAt,
        // Turning the times of all products into GMT for each page would take longer than the page.
        get createdGmt() {
          return shop.clock.toGmt(createdAt)
        },
        get modifiedGmt() {
          return shop.clock.toGmt(modifiedAt)
        },
      }) &&
      (search === '' || `${product.name} ${product.sku}`.toLowerCase().includes(search))
    )
  })
  const sorted =
    parameters.orderby === 'include'
      ? matching.toSorted((a, b) => include.indexOf(a.id) - include.indexOf(b.id))
      : sortRows(matching, sortKey(shop, parameters.orderby))
  const isReversed = parameters.order === 'desc' && parameters.orderby !== 'include'
  const { rows, total, pages } = pageOf(isReversed ? sorted.toReversed() : sorted, parameters)
  return {
    body: rows.map((product) => asAnswered(shop, 'products', productAnswer(call, product))),
    total,
    pages,
    link: linkHeader(`${api}/products`, query, { page: parameters.page, pages }, []),
  }
}

/** `GET /products/{id}` */
export const getProduct = (call: Call, id: number): Answer => {
  const product = call.shop.products.find((candidate) => candidate.id === id)
  if (!product) throw new RestError(404, 'woocommerce_rest_product_invalid_id', 'Invalid ID.')
  return { body: asAnswered(call.shop, 'products', productAnswer(call, product)) }
}

/** `GET /products/{id}/variations` */
export const listVariations = ({ shop, query }: Call, id: number): Answer => {
  const product = shop.products.find((candidate) => candidate.id === id)
  if (!product) throw new RestError(404, 'woocommerce_rest_product_invalid_id', 'Invalid ID.')
  const all = product.variations ?? []
  const offset = Number(query.get('offset') ?? 0)
  const size = Number(query.get('per_page') ?? 10)
  return {
    body: all.slice(offset, offset + size).map((variation) => ({
      id: variation.id,
      parent_id: id,
      price: moneyText(variation.price),
      manage_stock: variation.stock !== undefined,
      stock_quantity: variation.stock ?? null,
      stock_status: variation.stock !== undefined && variation.stock <= 0 ? 'outofstock' : 'instock',
      ...(shop.costs && {
        cost_of_goods_sold: costBody(variation.cost ?? productCost(shop, product)),
      }),
    })),
    total: all.length,
    pages: Math.ceil(all.length / size),
  }
}

const categoryRules: ListRules = {
  orderby: ['id', 'include', 'name', 'slug', 'term_group', 'description', 'count'],
  defaultOrderby: 'name',
  defaultOrder: 'asc',
  dates: false,
  orderStatus: false,
}

const productCount = (shop: Shop, id: number) =>
  shop.products.filter(({ categoryId }) => categoryId === id).length

const categoryBody = ({ shop, api }: Call, { id, name, slug, parent }: Category) => ({
  id,
  name,
  slug,
  parent,
  description: '',
  display: 'default',
  image: null,
  menu_order: 0,
  count: productCount(shop, id),
  _links: {
    ...itemLinks(`${api}/products/categories/${id}`, `${api}/products/categories`),
    ...(parent === 0 ? {} : { up: [{ href: `${api}/products/categories/${parent}` }] }),
  },
})

/** `GET /products/categories` */
export const listCategories = (call: Call): Answer => {
  const { shop, query, api } = call
  const parameters = readListParameters(query, categoryRules)
  const { include, exclude, search } = parameters
  const parent = query.get('parent')
  const isHidingEmpty = ['true', '1'].includes(query.get('hide_empty') ?? '')
  const matching = shop.categories.filter(
    (category) =>
      (parent === null || String(category.parent) === parent) &&
      (!isHidingEmpty || productCount(shop, category.id) > 0) &&
      (include.length === 0 || include.includes(category.id)) &&
      !exclude.includes(category.id) &&
      (search === '' || category.name.toLowerCase().includes(search)),
  )
  const keys: Record<string, (category: Category) => string> = {
    name: ({ name }) => name,
    slug: ({ slug }) => slug,
    count: ({ id }) => padded(productCount(shop, id)),
  }
  const sorted = sortRows(matching, keys[parameters.orderby] ?? (() => ''))
  const { rows, total, pages } = pageOf(parameters.order === 'asc' ? sorted : sorted.toReversed(), parameters)
  return {
    body: rows.map((category) => asAnswered(shop, 'products/categories', categoryBody(call, category))),
    total,
    pages,
    link: linkHeader(`${api}/products/categories`, query, { page: parameters.page, pages }, []),
  }
}

/** `GET /products/categories/{id}` */
export const getCategory = (call: Call, id: number): Answer => {
  const category = call.shop.categories.find((candidate) => candidate.id === id)
  if (!category) throw new RestError(404, 'woocommerce_rest_term_invalid', 'Resource does not exist.')
  return { body: asAnswered(call.shop, 'products/categories', categoryBody(call, category)) }
}
