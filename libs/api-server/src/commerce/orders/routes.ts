import { getOrder, listOrders, listOrderStatuses } from '@tandem/api-contract'
import { implement } from '../../identity/implement.ts'
import { listedStores } from '../stores/listed-stores.ts'
import { orderExportRoutes } from './export.ts'
import { orderDetail, orderStatuses } from './order-detail.ts'
import { ordersPage } from './queries.ts'
import { shopNotesRoutes } from './shop-notes.ts'

export const orderRoutes = [
  ...orderExportRoutes,
  ...shopNotesRoutes,
  implement(listOrders, ({ search, session, team }) => team((db) => ordersPage(db, search, session.user_id))),
  implement(listOrderStatuses, async ({ search, team }) => ({
    data: await team(async (db) =>
      orderStatuses(db, await listedStores(db, search.store_id, 'orders_count')),
    ),
  })),
  implement(getOrder, async ({ params, session, team }) => ({
    data: await team((db) => orderDetail(db, params.id, session.user_id)),
  })),
]
