import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { CurrencyCode, Id, MinorUnits, SearchTerm } from './fields.ts'
import { PageMeta, pageSearch } from './page.ts'

/**
 * How products can be sorted; `-` means most, Z or dearest first. Prices are compared within one currency only: of
 * stores with different ones, one currency follows the other. Who has no price comes last in `-price`, first in `price`.
 */
export const productSorts = ['-units_sold', 'units_sold', 'name', '-name', '-price', 'price'] as const

/** What products are listed by; without a store, those of all stores that are not archived. */
export const ProductSearch = v.strictObject({
  store_id: v.optional(Id),
  /** From 3 characters on, any part of a name or SKU; with 1 or 2, the beginning of a word. */
  search_term: v.optional(SearchTerm, ''),
  sort: v.optional(v.picklist(productSorts), '-units_sold'),
  ...pageSearch,
})
export type ProductSearch = v.InferOutput<typeof ProductSearch>

const wholeUnits = v.pipe(v.number(), v.safeInteger())

/** A product of one store as the list shows it. */
export const Product = v.strictObject({
  id: Id,
  store_id: Id,
  name: v.string(),
  sku: v.nullable(v.string()),
  /** An address at the shop; whoever shows it must expect anything behind it. */
  image_url: v.nullable(v.string()),
  /** Null where the shop names no price. */
  price: v.nullable(MinorUnits),
  currency: CurrencyCode,
  /** Null where the shop does not count it; below zero where it sells what it has not got. */
  stock_quantity: v.nullable(wholeUnits),
  /** Units of sales, less what came back. */
  units_sold: wholeUnits,
})
export type Product = v.InferOutput<typeof Product>

/** Products of the team's stores; archived stores are left out. */
export const listProducts = endpoint({
  name: 'listProducts',
  method: 'GET',
  path: '/ecommerce/products',
  summary: 'Products, best sold first unless sorted otherwise',
  access: 'products.read',
  search: ProductSearch,
  data: v.array(Product),
  meta: PageMeta,
})
