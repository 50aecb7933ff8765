import { sql } from 'kysely'
import type { EndpointData, getCustomer, listCustomerCountries } from '@tandem/api-contract'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { adminUrl } from '../stores/admin-url.ts'
import { rowsOf } from '../../platform/lists/list-keys.ts'
import type { ListedStores } from '../stores/listed-stores.ts'
import { customerNow } from '../sync/merge-customers.ts'
import { problem } from '../../platform/request/problem.ts'
import { customersShown } from './queries.ts'

/** One customer, or the one they were merged into. @throws MODEL_NOT_FOUND */
export async function customerDetail(
  db: TeamDatabase,
  asked: number,
  reader: number,
): Promise<EndpointData<typeof getCustomer>> {
  const id = await customerNow(db, asked)
  const [[customer], more] = await Promise.all([
    customersShown(db, rowsOf(db, 'customers', [id]), reader),
    db
      .selectFrom('customers')
      .innerJoin('stores', 'stores.id', 'customers.store_id')
      .select([
        'customers.key',
        'customers.is_registered',
        'customers.registered_at',
        'customers.phone',
        'customers.address',
        'stores.type',
        'stores.url',
        'stores.name as store_name',
      ])
      .where('customers.id', '=', id)
      .executeTakeFirst(),
  ])
  if (!customer || !more) throw problem('MODEL_NOT_FOUND')
  const { key, is_registered, registered_at, phone, address, store_name, ...store } = more
  const atShop = is_registered && key.startsWith('id:') ? key.slice('id:'.length) : null
  return {
    ...customer,
    store_name,
    phone,
    address,
    registered_at,
    admin_url: atShop === null ? null : adminUrl(store, 'customer', atShop),
  }
}

/** How many customers live in each country, most first. */
export async function customerCountries(
  db: TeamDatabase,
  { ids }: Pick<ListedStores, 'ids'>,
): Promise<EndpointData<typeof listCustomerCountries>> {
  const { rows } = await sql<{ country: string; customers_count: number }>`
    select country, sum(customers)::bigint as customers_count from store_country
    where team_id = ${currentTeam(db)} and store_id = any(${ids}::bigint[])
    group by country having sum(customers) > 0 order by 2 desc, 1`.execute(db)
  return rows
}
