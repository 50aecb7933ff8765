import { getCustomer, listCustomerCountries, listCustomers } from '@tandem/api-contract'
import { implement } from '../../identity/implement.ts'
import { listedStores } from '../stores/listed-stores.ts'
import { customerCountries, customerDetail } from './customer-detail.ts'
import { customerExportRoutes } from './export.ts'
import { customersPage } from './queries.ts'

export const customerRoutes = [
  ...customerExportRoutes,
  implement(listCustomers, ({ dependencies, search, session, team }) =>
    team((db) => customersPage(db, search, { user_id: session.user_id, now: dependencies.now() })),
  ),
  implement(listCustomerCountries, async ({ search, team }) => ({
    data: await team(async (db) =>
      customerCountries(db, await listedStores(db, search.store_id, 'customers_count')),
    ),
  })),
  implement(getCustomer, async ({ params, session, team }) => ({
    data: await team((db) => customerDetail(db, params.id, session.user_id)),
  })),
]
