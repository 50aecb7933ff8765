import { wordOfStatus } from '@tandem/choices'
import { useQuery } from '@tanstack/react-query'
import { AmountFilter } from '../lists/amount-filter.tsx'
import { CountedFilter } from '../lists/counted-filter.tsx'
import { LinkedFilter } from '../lists/linked-filter.tsx'
import type { ListPartProps } from '../lists/store-list.ts'
import { useText } from '../lists/messages.ts'
import { ecommercePaths } from '../paths.ts'
import { customerQueries } from '../customers/queries.ts'
import { customerRef } from '../customers/customer-ref.ts'
import { productRef } from '../products/product-ref.ts'
import { productQueries } from '../products/queries.ts'
import type { OrderView } from './order-address.ts'
import { orderQueries } from './queries.ts'

/** The filters of orders, beside their days. */
export function OrderFilters({ search, stores, onChange }: ListPartProps<OrderView>) {
  const text = useText()
  const statuses = useQuery(orderQueries.statuses(search.store_id))
  const { customer_id, product_id } = search
  return (
    <>
      <CountedFilter
        label={text('orders.status')}
        counted={statuses.data}
        failed={statuses.isError}
        wordOf={wordOfStatus}
        value={search.status}
        onValueChange={(status) => onChange({ status })}
      />
      <AmountFilter label={text('orders.total')} search={search} stores={stores} onChange={onChange} />
      {customer_id !== undefined && (
        <LinkedFilter
          label={text('orders.customer')}
          id={customer_id}
          query={customerQueries.one(customer_id)}
          nameOf={(customer) => customerRef(customer).name}
          href={ecommercePaths.customer(customer_id)}
          onClear={() => onChange({ customer_id: undefined })}
        />
      )}
      {product_id !== undefined && (
        <LinkedFilter
          label={text('orders.product')}
          id={product_id}
          query={productQueries.one(product_id)}
          nameOf={(product) => productRef(product).name}
          href={ecommercePaths.product(product_id)}
          onClear={() => onChange({ product_id: undefined })}
        />
      )}
    </>
  )
}
