import type { Product, ProductDetail } from '@tandem/api-contract'
import { listLoader, ListPage, listShouldRevalidate } from '../lists/list-page.tsx'
import type { ListView } from '../lists/list-view.ts'
import { productColumns } from './product-columns.tsx'
import { ProductDetailView } from './product-detail.tsx'
import { ProductFilters } from './product-filters.tsx'
import { productRef } from './product-ref.ts'
import { productList } from './queries.ts'

export const loader = listLoader(productList)
export const shouldRevalidate = listShouldRevalidate

const view: ListView<Product, ProductDetail> = {
  list: productList,
  columns: productColumns,
  density: 'media',
  refOf: productRef,
  Filters: ProductFilters,
  Detail: ProductDetailView,
}

export function Component() {
  return <ListPage view={view} />
}
