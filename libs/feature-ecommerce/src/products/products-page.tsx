import { exportProducts, listProducts } from '@tandem/api-contract'
import { exportSource } from '@tandem/lists'
import { CurrencyFilter } from '../lists/currency-filter.tsx'
import { listPage } from '../lists/list-page.tsx'
import { productAddress } from './product-address.ts'
import { productColumns } from './product-columns.tsx'
import { ProductFilters } from './product-filters.tsx'
import { productRef } from './product-ref.ts'
import { productQueries } from './queries.ts'

export const { loader, readAhead, shouldRevalidate, Component } = listPage({
  kind: 'products',
  item: 'product',
  address: productAddress,
  ofOneStore: { collection_id: undefined },
  page: productQueries.page,
  one: productQueries.one,
  endpoint: listProducts,
  exportSource: exportSource(exportProducts),
  columns: productColumns,
  density: 'media',
  refOf: productRef,
  Filters: ProductFilters,
  MoreFilters: CurrencyFilter,
  loadDetail: async () => (await import('./product-detail.tsx')).ProductDetailView,
})
