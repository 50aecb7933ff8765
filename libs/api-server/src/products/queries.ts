import { sql } from 'kysely'
import type { Product, ProductSearch } from '@tandem/api-contract'
import { currentTeam } from '../database/team-scope.ts'
import type { TeamDatabase } from '../database/team-scope.ts'
import { listKeys } from '../lists/list-keys.ts'
import { listMatches } from '../lists/list-matches.ts'
import { listPage } from '../lists/list-page.ts'
import type { ListedStores } from '../lists/listed-stores.ts'

type Sort = ProductSearch['sort']

/** One page of the products of one store, or of all that are not archived. */
export const productsPage = (db: TeamDatabase, search: ProductSearch) =>
  listPage(db, search, {
    counter: 'products_count',
    keys: productKeys,
    matches: (scope, stores, { text }, sort) => listMatches(scope, 'products', stores, { text, sort }),
    rows: productsByIds,
  })

/** As the indexes have them: a sort and its reverse are one index. */
const orderings: Record<Sort, string> = {
  '-units_sold': 'units_sold desc, id desc',
  units_sold: 'units_sold, id',
  name: 'name_key, id',
  '-name': 'name_key desc, id desc',
  '-price': 'currency desc, price desc nulls last, id desc',
  price: 'currency, price nulls first, id',
}

/** The walk along the index of a sort. */
export const productKeys = (db: TeamDatabase, stores: Pick<ListedStores, 'ids' | 'areAll'>, sort: Sort) =>
  listKeys(db, 'products', stores, orderings[sort])

async function productsByIds(db: TeamDatabase, ids: number[]): Promise<Product[]> {
  const { rows } = await sql<Product>`
    select p.id, p.store_id, p.name, p.sku, p.image_url, p.price, p.currency, p.stock_quantity, p.units_sold
    from unnest(${ids}::bigint[]) with ordinality as page (id, place)
    join products p on p.team_id = ${currentTeam(db)} and p.id = page.id
    order by page.place`.execute(db)
  return rows
}
