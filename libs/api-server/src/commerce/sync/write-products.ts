import { sql } from 'kysely'
import type { ProductRow } from '@tandem/connectors'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { searchTextOf } from '../../platform/lists/search-text.ts'
import { linkAddresses, lockLinks, postsOfProducts, settleLinked } from '../post-links/link-posts.ts'
import { productAddress } from '../post-links/product-address.ts'
import { addToCounter } from './figures.ts'
import type { Fingerprinted } from './changed-rows.ts'
import { dropCosts, writeCosts } from './product-costs.ts'
import { storableJson } from './storable-json.ts'
import type { WriteScope } from './sync-state.ts'
import { writeProductSales } from './product-sales.ts'
import { writtenColumns } from './written-columns.ts'

function columnsOf({ permalink, ...row }: Fingerprinted<ProductRow>, { currency }: WriteScope) {
  return {
    ...row,
    currency,
    url: permalink,
    search_text: searchTextOf(row.name, row.sku),
    address: productAddress(permalink),
  }
}

/** The columns that a sync writes, with their types; costs have a table of their own. */
const columnTypes: Record<Exclude<keyof ReturnType<typeof columnsOf>, 'costs'>, string> = {
  provider_id: 'text',
  name: 'text',
  status: 'text',
  sku: 'text',
  price: 'bigint',
  currency: 'text',
  url: 'text',
  image_url: 'text',
  stock_quantity: 'numeric',
  modified_at: 'timestamptz',
  collection_provider_ids: 'text[]',
  fingerprint: 'text',
  search_text: 'text',
  address: 'text',
  price_max: 'bigint',
  stock_status: 'text',
}

const columns = writtenColumns(columnTypes, 'provider_id')

/** Writes products with their collections. */
export async function writeProducts(db: TeamDatabase, run: WriteScope, rows: Fingerprinted<ProductRow>[]) {
  const team = currentTeam(db)
  const { store_id } = run
  const providerIds = rows.map((row) => row.provider_id)
  const products = rows.map((row) => columnsOf(row, run))
  await lockLinks(db)
  const known = await db
    .selectFrom('products')
    .select(['provider_id', 'address'])
    .where('store_id', '=', store_id)
    .where('provider_id', 'in', providerIds)
    .execute()

  const { rows: written } = await sql<{ id: number; provider_id: string }>`
    insert into products (team_id, store_id, ${columns.names})
    select ${team}, ${store_id}, ${columns.names}
    from jsonb_to_recordset(${storableJson(products)}::jsonb) as r (${columns.typed})
    on conflict (team_id, store_id, provider_id) do update set ${columns.set}
    returning id, provider_id`.execute(db)

  await sql`
    delete from product_collections
    where team_id = ${team} and product_id = any(${written.map((row) => row.id)}::bigint[])`.execute(db)
  await writeCosts(db, run, rows)
  await placeInCollections(db, run, rows, new Map(written.map((row) => [row.provider_id, row.id])))

  const addresses = new Map(known.map((row) => [row.provider_id, row.address]))
  const added = providerIds.filter((id) => !addresses.has(id))
  const moved = products.filter(
    ({ provider_id, address }) => address !== (addresses.get(provider_id) ?? null),
  )
  const isMoved = new Set(moved.map((row) => row.provider_id))
  await linkAddresses(
    db,
    moved.map((row) => row.address).filter((address) => address !== null),
    written
      .filter((row) => isMoved.has(row.provider_id) && addresses.has(row.provider_id))
      .map((row) => row.id),
  )
  // They may arrive after their orders, as when one was restored in the shop.
  await writeProductSales(db, store_id, added)
  await addToCounter(db, store_id, 'products_count', added.length)
}

async function placeInCollections(
  db: TeamDatabase,
  run: WriteScope,
  rows: ProductRow[],
  products: Map<string, number>,
) {
  const named = [...new Set(rows.flatMap((row) => row.collection_provider_ids))]
  if (named.length === 0) return
  const found = await db
    .selectFrom('collections')
    .select(['id', 'provider_id'])
    .where('store_id', '=', run.store_id)
    .where('provider_id', 'in', named)
    .execute()
  const collections = new Map(found.map((row) => [row.provider_id, row.id]))
  const places = rows.flatMap((row) =>
    [...new Set(row.collection_provider_ids)].flatMap((provider_id) => {
      const [product_id, collection_id] = [products.get(row.provider_id), collections.get(provider_id)]
      return product_id === undefined || collection_id === undefined ? [] : [{ product_id, collection_id }]
    }),
  )
  if (places.length > 0) await db.insertInto('product_collections').values(places).execute()
}

/** Deletes products that the shop no longer has; the lines of their orders stay. */
export async function dropProducts(db: TeamDatabase, storeId: number, providerIds: string[]) {
  const products = await db
    .selectFrom('products')
    .select('id')
    .where('store_id', '=', storeId)
    .where('provider_id', 'in', providerIds)
    .execute()
  if (products.length === 0) return
  const ids = products.map((product) => product.id)
  await lockLinks(db)
  const posts = await postsOfProducts(db, ids)
  await db.deleteFrom('products').where('id', 'in', ids).execute()
  await dropCosts(db, storeId, providerIds)
  await addToCounter(db, storeId, 'products_count', -ids.length)
  await settleLinked(db, posts)
}
