import { listOrders } from '@tandem/api-contract'
import { implement } from '../implement.ts'
import { ordersPage } from './queries.ts'

export const orderRoutes = [implement(listOrders, ({ search, team }) => team((db) => ordersPage(db, search)))]
