import { listCustomers } from '@tandem/api-contract'
import { implement } from '../implement.ts'
import { customersPage } from './queries.ts'

export const customerRoutes = [
  implement(listCustomers, ({ search, team }) => team((db) => customersPage(db, search))),
]
