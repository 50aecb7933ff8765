import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Product, ProductFilter, ProductSearch } from '@tandem/api-contract'
import type { Selected } from '../../platform/database/database.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { ShownRows } from '../../platform/lists/list-keys.ts'
import { listMatches, matchingIds } from '../../platform/lists/list-matches.ts'
import { namedIds } from '../../platform/lists/narrow-list.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import type { LikelyList } from '../../platform/lists/list.ts'
import { costedSales } from '../sync/costed-parts.ts'
import type { CostedParts } from '../sync/costed-parts.ts'
import { productCosts } from '../sync/product-costs.ts'
import { likelyStores, listedStores } from '../stores/listed-stores.ts'
import { bothWays, sortedCurrency, unknownLast } from '../../platform/lists/sort-order.ts'
import type { SortOrder } from '../../platform/lists/sort-order.ts'
import { notesCount } from '../../workspace/notes/count-notes.ts'
import { productFilters } from './filters.ts'
import { pictureAddress } from './picture/picture-address.ts'

type Sort = ProductSearch['sort']

const sorts: Record<Sort, SortOrder> = {
  ...bothWays('units_sold', { name: 'units_sold', type: 'numeric' }),
  ...bothWays('name', { name: 'name_key', type: 'text', emptyDownwards: 'first' }),
  ...bothWays(
    'price',
    { name: 'currency', type: 'text' },
    { name: 'price', type: 'bigint', emptyDownwards: 'last' },
  ),
  ...bothWays('stock', { name: 'stock_quantity', type: 'numeric', ...unknownLast }),
  ...bothWays('revenue', sortedCurrency, { name: 'sorted_revenue', type: 'bigint', ...unknownLast }),
  ...bothWays(
    'cost',
    { name: 'sorted_cost_currency', type: 'text', ...unknownLast },
    { name: 'sorted_cost', type: 'numeric', ...unknownLast },
  ),
  ...bothWays(
    'gross_profit',
    { name: 'sorted_profit_currency', type: 'text', ...unknownLast },
    { name: 'sorted_profit', type: 'bigint', ...unknownLast },
  ),
}

/** The list of products. */
export const productList: LikelyList<ProductFilter, ProductRow, Product> = {
  table: 'products',
  scope: (db, view) => listedStores(db, view.store_id, 'products_count'),
  likely: { scope: likelyStores, query: productsQuery, toRow: toProduct },
  sorts,
  filters: productFilters,
  named: (db, view, whole) => namedIds(db, 'products', view, whole),
  matches: (db, stores, { text }, asked) => listMatches(db, 'products', stores, { text, ...asked }),
  matching: (db, ids, { text }) => matchingIds(db, 'products', ids, text),
  rows: productsShown,
}

/** One page of the products of one store, or of all that aren't archived, with the reader's notes. */
export const productsPage = (db: TeamDatabase, search: ProductSearch, reader: number) =>
  listPage(db, search, productList, reader)

/** Products as the list shows them. */
export async function productsShown(db: TeamDatabase, shown: ShownRows, reader: number): Promise<Product[]> {
  const { rows } = await productsQuery(db, shown, reader).execute(db)
  return rows.map(toProduct)
}

/** A row of `productsQuery`; its picture has the address on this server. */
interface ProductRow extends Selected<
  'products',
  | 'id'
  | 'store_id'
  | 'name'
  | 'sku'
  | 'image_url'
  | 'price'
  | 'price_max'
  | 'currency'
  | 'stock_quantity'
  | 'stock_state'
  | 'units_sold'
  | 'status'
> {
  cost: number | null
  cost_max: number | null
  revenue: { currency: string; amount: number; units: number; costed: CostedParts }[]
  collections: { id: number; name: string }[]
  notes_count: number
}

function toProduct(row: ProductRow): Product {
  return {
    id: row.id,
    store_id: row.store_id,
    name: row.name,
    sku: row.sku,
    image_url: row.image_url,
    price: row.price,
    price_max: row.price_max,
    cost: row.cost,
    cost_max: row.cost_max,
    currency: row.currency,
    stock_quantity: row.stock_quantity,
    stock_state: row.stock_state,
    units_sold: row.units_sold,
    status: row.status,
    revenue: row.revenue,
    collections: row.collections,
    notes_count: row.notes_count,
  }
}

function productsQuery(db: TeamDatabase, shown: ShownRows, reader: number): RawBuilder<ProductRow> {
  return sql<ProductRow>`
    select p.id, p.store_id, p.name, p.sku, ${pictureAddress(db, 'p')} as image_url,
      p.price, p.price_max, costs.cheapest::double precision as cost,
      costs.dearest::double precision as cost_max, p.currency, p.stock_quantity, p.stock_state, p.units_sold, p.status,
      coalesce((
        select json_agg(json_build_object('currency', r.currency, 'amount', r.revenue, 'units', r.units,
          'costed', ${costedSales(sql`r`)}) order by r.currency)
        from product_revenue r
        where r.team_id = ${currentTeam(db)} and r.store_id = p.store_id and r.product_provider_id = p.provider_id
          and (r.lines <> 0 or r.revenue <> 0)
      ), '[]') as revenue,
      coalesce((
        select json_agg(json_build_object('id', c.id, 'name', c.name) order by c.name, c.id)
        from product_collections pc
        join collections c on c.team_id = ${currentTeam(db)} and c.id = pc.collection_id
        where pc.team_id = ${currentTeam(db)} and pc.product_id = p.id
      ), '[]') as collections,
      ${notesCount(db, reader, 'product', 'p.id')} as notes_count
    from ${shown.from} as p
    left join lateral (
      ${productCosts(currentTeam(db), sql.ref('p.store_id'), sql.ref('p.provider_id'))}) as costs on true
    order by ${shown.order}`
}
