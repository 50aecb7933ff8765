import * as v from 'valibot'
import { Cost, CostedAmount, CostedSales } from './costed-sales.ts'
import { endpoint } from './endpoint.ts'
import { Count, CurrencyCode, Id, MinorUnits, SearchTerm, Units } from './fields.ts'
import { amountFilter, Day, isSoundFilter, severalOf, Status } from './list-filter.ts'
import { exportOf } from './list-export.ts'
import { PageMeta, pageSearch } from './page.ts'

/**
 * How products can be sorted; `-` means most, Z or dearest first. Prices are compared within one currency only: of
 * stores with different ones, one currency follows the other. Who has no price comes last in `-price`, first in `price`.
 */
export const productSorts = ['-units_sold', 'units_sold', 'name', '-name', '-price', 'price'] as const

/** Whether a product can be had; `unknown` where the shop does not count it. */
export const stockStates = ['in_stock', 'out_of_stock', 'on_backorder', 'unknown'] as const
export type StockState = (typeof stockStates)[number]

const filter = {
  store_id: v.optional(Id),
  /** From 3 characters on, any part of a name or SKU; with 1 or 2, the beginning of a word. */
  search_term: v.optional(SearchTerm, ''),
  sort: v.optional(v.picklist(productSorts), '-units_sold'),
  /** Products of this collection, see `listCollections`. */
  collection_id: v.optional(Id),
  status: v.optional(severalOf(Status, 20)),
  stock: v.optional(v.picklist(stockStates)),
  /** The price, of products in that currency alone. */
  ...amountFilter,
}

/** What products are narrowed to and sorted by, without paging. */
export const ProductFilter = v.pipe(v.strictObject(filter), isSoundFilter())
export type ProductFilter = v.InferOutput<typeof ProductFilter>

/** What products are listed by; without a store, those of all stores that are not archived. */
export const ProductSearch = v.pipe(v.strictObject({ ...filter, ...pageSearch }), isSoundFilter())
export type ProductSearch = v.InferOutput<typeof ProductSearch>

/** A product of one store as the list shows it. */
export const Product = v.strictObject({
  id: Id,
  store_id: Id,
  name: v.string(),
  sku: v.nullable(v.string()),
  /** Where this server shows the shop's picture from, see `getProductPicture`; null where the shop has none. */
  image_url: v.nullable(v.string()),
  /** Null where the shop names no price. */
  price: v.nullable(MinorUnits),
  /** Of its dearest variation; `price` is that of the cheapest. */
  price_max: v.nullable(MinorUnits),
  /** What a unit costs the shop today; of its cheapest variation. Null where no cost is known. */
  cost: v.nullable(Cost),
  /** Of its dearest variation. */
  cost_max: v.nullable(Cost),
  currency: CurrencyCode,
  /** Null where the shop does not count it; below zero where it sells what it has not got. */
  stock_quantity: v.nullable(Units),
  /** Whether it can be bought: as the shop says, else as the quantity says. */
  stock_state: v.picklist(stockStates),
  /** Units of sales, less what came back. */
  units_sold: Units,
  /** What its lines in sales came to after discounts, without tax, less refunded lines; for each currency, by its code. */
  revenue: v.array(CostedAmount),
  /** The shop's own word: `publish`, `draft`, `active` … */
  status: v.string(),
  /** By name. */
  collections: v.array(v.strictObject({ id: Id, name: v.string() })),
  /** Notes on it that the reader may see. */
  notes_count: Count,
})
export type Product = v.InferOutput<typeof Product>

/** A product with what a page of its own shows. */
export const ProductDetail = v.strictObject({
  ...Product.entries,
  store_name: v.string(),
  /** The product in the shop; null where it has no public page. */
  url: v.nullable(v.string()),
  /** The product in the shop's own admin; null where its address is not known. */
  admin_url: v.nullable(v.string()),
})
export type ProductDetail = v.InferOutput<typeof ProductDetail>

/** What a product sold on one day of the team's zone, by the day of the order; days without a sale are left out. */
export const ProductDay = v.strictObject({
  day: v.string(),
  currency: CurrencyCode,
  orders: Count,
  /** Without what came back of these orders. */
  units: Units,
  revenue: MinorUnits,
  costed: CostedSales,
})
export type ProductDay = v.InferOutput<typeof ProductDay>

/** A collection of a store; a category in WooCommerce. */
export const Collection = v.strictObject({
  id: Id,
  store_id: Id,
  name: v.string(),
  /** The collection it is part of. */
  parent_id: v.nullable(Id),
  products_count: Count,
})
export type Collection = v.InferOutput<typeof Collection>

/** Columns of the export of products; `revenue` and `gross_profit` become columns for each currency. */
export const productColumns = [
  'name',
  'sku',
  'store',
  'status',
  'collections',
  'currency',
  'price',
  'cost',
  'stock_quantity',
  'units_sold',
  'revenue',
  'gross_profit',
] as const

/** Products of the team's stores; archived stores are left out. */
export const listProducts = endpoint({
  name: 'listProducts',
  method: 'GET',
  path: '/ecommerce/products',
  summary: 'Products, best sold first unless sorted otherwise',
  access: 'products.read',
  reads: ['products', 'notes'],
  search: ProductSearch,
  data: v.array(Product),
  meta: PageMeta,
})

export const getProduct = endpoint({
  name: 'getProduct',
  method: 'GET',
  path: '/ecommerce/products/{id}',
  summary: 'One product',
  access: 'products.read',
  reads: ['products', 'notes'],
  params: v.strictObject({ id: Id }),
  data: ProductDetail,
  errors: ['MODEL_NOT_FOUND'],
})

/** At most 1100 days at once, the latest of what is asked; days before the store is known (`known_since`) are left out. */
export const listProductDays = endpoint({
  name: 'listProductDays',
  method: 'GET',
  path: '/ecommerce/products/{id}/days',
  summary: 'What a product sold, day by day and currency by currency',
  access: 'products.read',
  reads: ['products'],
  params: v.strictObject({ id: Id }),
  search: v.pipe(v.strictObject({ date_from: v.optional(Day), date_to: v.optional(Day) }), isSoundFilter()),
  data: v.array(ProductDay),
  errors: ['MODEL_NOT_FOUND'],
})

/**
 * The picture that the shop has of a product: JPEG, PNG, GIF, WebP or AVIF, at most 5 MB, fetched by the server and
 * kept for 30 days. Listed products name its address; nobody can guess the key, and another picture has another one.
 */
export const getProductPicture = endpoint({
  name: 'getProductPicture',
  method: 'GET',
  path: '/pictures/products/{team_id}/{id}/{key}',
  summary: 'The picture of a product',
  access: 'public',
  reads: ['products'],
  params: v.strictObject({
    team_id: Id,
    id: Id,
    key: v.pipe(v.string(), v.maxLength(64), v.regex(/^[0-9a-f]{64}$/)),
  }),
  // A page shows at most a hundred.
  limit: { calls: 600, seconds: 60, per: 'address' },
  data: v.null(),
  answers: 'file',
  errors: ['MODEL_NOT_FOUND'],
})

export const listCollections = endpoint({
  name: 'listCollections',
  method: 'GET',
  path: '/ecommerce/products/categories',
  summary: 'The collections of a store, or of all that are not archived, by name',
  access: 'products.read',
  reads: ['products'],
  search: v.strictObject({ store_id: v.optional(Id) }),
  data: v.array(Collection),
})

/** The statuses that products have, most frequent first, for the filter. */
export const listProductStatuses = endpoint({
  name: 'listProductStatuses',
  method: 'GET',
  path: '/ecommerce/products/statuses',
  summary:
    'The statuses of the products of a store, or of all that are not archived, with how many have each',
  access: 'products.read',
  reads: ['products'],
  search: v.strictObject({ store_id: v.optional(Id) }),
  data: v.array(v.strictObject({ status: v.string(), products_count: Count })),
})

/** All rows of the view, streamed: amounts as decimals beside their currency. */
export const exportProducts = endpoint({
  name: 'exportProducts',
  method: 'POST',
  path: '/ecommerce/products/export',
  summary: 'Products as CSV',
  access: 'products.read',
  changes: ['audit'],
  body: exportOf(ProductFilter, productColumns),
  data: v.string(),
  answers: 'csv',
  limit: { calls: 30, seconds: 60, per: 'user' },
})
