import type { Product, ProductDetail } from '@tandem/api-contract'
import { listPage } from '../lists/list-page.tsx'
import { productColumns } from './product-columns.tsx'
import { ProductDetailView } from './product-detail.tsx'
import { ProductFilters } from './product-filters.tsx'
import { productRef } from './product-ref.ts'
import { productList } from './queries.ts'

export const { loader, shouldRevalidate, Component } = listPage<Product, ProductDetail>({
  list: productList,
  columns: productColumns,
  density: 'media',
  refOf: productRef,
  Filters: ProductFilters,
  Detail: ProductDetailView,
})
