import { stockStates } from '@tandem/api-contract'
import { OneChoiceFilter } from '@tandem/lists'
import { useQuery } from '@tanstack/react-query'
import { AmountFilter } from '../lists/amount-filter.tsx'
import { CountedFilter } from '../lists/counted-filter.tsx'
import type { ListPartProps } from '../lists/store-list.ts'
import { useText } from '../lists/messages.ts'
import type { ProductView } from './product-address.ts'
import { productStatusWord } from './product-status.ts'
import { productQueries } from './queries.ts'

/** The filters of products. */
export function ProductFilters({ search, stores, onChange }: ListPartProps<ProductView>) {
  const text = useText()
  const collections = useQuery(productQueries.collections(search.store_id))
  const names = new Map(stores.map(({ id, name }) => [id, name]))
  const statuses = useQuery(productQueries.statuses(search.store_id))
  return (
    <>
      <OneChoiceFilter
        label={text('products.collection')}
        options={(collections.data ?? []).map(({ id, name, store_id, products_count }) => ({
          value: String(id),
          // Two stores may have collections of the same name.
          label: stores.length > 1 ? `${name} · ${names.get(store_id) ?? ''}` : name,
          count: products_count,
        }))}
        loading={collections.isPending}
        labels={{ ...(collections.isError && { nothing: text('filters.failed') }) }}
        value={search.collection_id === undefined ? undefined : String(search.collection_id)}
        onValueChange={(id) => onChange({ collection_id: id === undefined ? undefined : Number(id) })}
      />
      <OneChoiceFilter
        label={text('products.stock')}
        options={stockStates.map((state) => ({ value: state, label: text(`products.stockStates.${state}`) }))}
        value={search.stock}
        onValueChange={(chosen) => onChange({ stock: stockStates.find((state) => state === chosen) })}
      />
      <CountedFilter
        label={text('products.status')}
        counted={statuses.data}
        failed={statuses.isError}
        wordOf={productStatusWord}
        value={search.status}
        onValueChange={(status) => onChange({ status })}
      />
      <AmountFilter label={text('products.price')} search={search} stores={stores} onChange={onChange} />
    </>
  )
}
