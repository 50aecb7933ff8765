import {
  getProduct,
  getProductPicture,
  listCollections,
  listProductDays,
  listProducts,
  listProductStatuses,
} from '@tandem/api-contract'
import { implement, implementFile } from '../../identity/implement.ts'
import { listedStores } from '../stores/listed-stores.ts'
import { productExportRoutes } from './export.ts'
import { productPicture } from './picture/product-picture.ts'
import { collectionsOf, productDays, productDetail, productStatuses } from './product-detail.ts'
import { productsPage } from './queries.ts'

export const productRoutes = [
  ...productExportRoutes,
  implement(listProducts, ({ search, session, team }) =>
    team((db) => productsPage(db, search, session.user_id)),
  ),
  implement(listCollections, async ({ search, team }) => ({
    data: await team(async (db) =>
      collectionsOf(db, await listedStores(db, search.store_id, 'products_count')),
    ),
  })),
  implement(listProductStatuses, async ({ search, team }) => ({
    data: await team(async (db) =>
      productStatuses(db, await listedStores(db, search.store_id, 'products_count')),
    ),
  })),
  implement(getProduct, async ({ params, session, team }) => ({
    data: await team((db) => productDetail(db, params.id, session.user_id)),
  })),
  implement(listProductDays, async ({ params, search, team, dependencies }) => ({
    data: await team((db) => productDays(db, params.id, search, dependencies.now())),
  })),
  implementFile(getProductPicture, ({ params, dependencies }) => productPicture(dependencies, params)),
]
