import { listProducts } from '@tandem/api-contract'
import { implement } from '../implement.ts'
import { productsPage } from './queries.ts'

export const productRoutes = [
  implement(listProducts, ({ search, team }) => team((db) => productsPage(db, search))),
]
