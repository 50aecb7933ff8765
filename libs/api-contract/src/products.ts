import * as v from 'valibot'
import { Cost, CostedAmount, CostedSales } from './costed-sales.ts'
import { endpoint } from './endpoint.ts'
import { Count, CurrencyCode, Id, MinorUnits, SearchTerm, Units } from './fields.ts'
import { amountFilter, Day, isSoundFilter, severalOf, Status } from './list-filter.ts'
import { exportOf } from './list-export.ts'
import { PageMeta, pageSearch } from './page.ts'

/**
 * How products can be sorted; `-` means most, Z or most expensive first. Prices are compared only within one
 * currency; with several currencies, one follows the other. Products without a price come last in `-price`,
 * first in `price`. Revenue and gross profit are those in the currency of the shop. Products without the figure, such as
 * an unknown cost or a stock that isn't tracked, come last in both directions.
 */
export const productSorts = [
  '-units_sold',
  'units_sold',
  'name',
  '-name',
  '-price',
  'price',
  '-stock',
  'stock',
  '-revenue',
  'revenue',
  '-cost',
  'cost',
  '-gross_profit',
  'gross_profit',
] as const

/** Whether a product is available; `unknown` when the shop doesn't track its stock. */
export const stockStates = ['in_stock', 'out_of_stock', 'on_backorder', 'unknown'] as const
export type StockState = (typeof stockStates)[number]

const filter = {
  store_id: v.optional(Id),
  /** With 3 or more characters, any part of a name or SKU; with 1 or 2, the beginning of a word. */
  search_term: v.optional(SearchTerm, ''),
  sort: v.optional(v.picklist(productSorts), '-units_sold'),
  /** Products of this collection, see `listCollections`. */
  collection_id: v.optional(Id),
  status: v.optional(severalOf(Status, 20)),
  stock: v.optional(v.picklist(stockStates)),
  /** The price, for products in that currency only. */
  ...amountFilter,
}

/** The filter and sorting of products, without paging. */
export const ProductFilter = v.pipe(v.strictObject(filter), isSoundFilter())
export type ProductFilter = v.InferOutput<typeof ProductFilter>

/** The search of the list of products. Without a store: all stores that aren't archived. */
export const ProductSearch = v.pipe(v.strictObject({ ...filter, ...pageSearch }), isSoundFilter())
export type ProductSearch = v.InferOutput<typeof ProductSearch>

/** A product of one store as the list shows it. */
export const Product = v.strictObject({
  id: Id,
  store_id: Id,
  name: v.string(),
  sku: v.nullable(v.string()),
  /** Where this server provides the shop's picture, see `getProductPicture`; null when the shop has none. */
  image_url: v.nullable(v.string()),
  /** Null when the shop has no price. */
  price: v.nullable(MinorUnits),
  /** The price of its most expensive variation; `price` is that of the cheapest. */
  price_max: v.nullable(MinorUnits),
  /** What a unit costs the shop today, for its cheapest variation. Null when no cost is known. */
  cost: v.nullable(Cost),
  /** For its most expensive variation. */
  cost_max: v.nullable(Cost),
  currency: CurrencyCode,
  /** Null when the shop doesn't track it; negative when it has sold more than it has. */
  stock_quantity: v.nullable(Units),
  /** Whether it can be bought: as the shop says, otherwise by the quantity. */
  stock_state: v.picklist(stockStates),
  /** Units sold, minus returns. */
  units_sold: Units,
  /** Its lines in sales after discounts, without tax, minus refunded lines; by currency. */
  revenue: v.array(CostedAmount),
  /** The shop's own word: `publish`, `draft`, `active` … */
  status: v.string(),
  /** By name. */
  collections: v.array(v.strictObject({ id: Id, name: v.string() })),
  /** Notes on the product that the reader may see. */
  notes_count: Count,
})
export type Product = v.InferOutput<typeof Product>

/** A product with everything that its page shows. */
export const ProductDetail = v.strictObject({
  ...Product.entries,
  store_name: v.string(),
  /** The product in the shop; null when it has no public page. */
  url: v.nullable(v.string()),
  /** The product's page in the shop's admin; null when its address isn't known. */
  admin_url: v.nullable(v.string()),
})
export type ProductDetail = v.InferOutput<typeof ProductDetail>

/**
 * What a product sold on one day in the team's time zone, by the order's day. Days without a sale are left
 * out.
 */
export const ProductDay = v.strictObject({
  day: v.string(),
  currency: CurrencyCode,
  orders: Count,
  /** Minus returns of these orders. */
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
  /** Its parent collection. */
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

/**
 * At most 1,100 days, the latest of those asked for, and without `date_to` none after tomorrow. Days before
 * the store is known (`known_since`) are left out.
 */
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
 * The shop's picture of a product: JPEG, PNG, GIF, WebP or AVIF, at most 5 MB, fetched by the server and
 * stored for 30 days. Listed products contain its address. The key can't be guessed, and a new picture gets a
 * new one.
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
  // A page shows at most a hundred pictures.
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

/** The statuses of products, most frequent first, for the filter. */
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
  summary: 'Products as a CSV or an Excel workbook',
  access: 'products.read',
  changes: ['audit'],
  body: exportOf(ProductFilter, productColumns),
  data: v.string(),
  answers: 'table',
  limit: { calls: 30, seconds: 60, per: 'user' },
})
