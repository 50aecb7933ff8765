import type { GeneratedTeam } from '@tandem/api-server/testing'

/** The lists that are measured. */
export type MeasuredList = 'orders' | 'customers' | 'products'

/** One read of a list, in the words of its address. */
export interface CommerceRead {
  name: string
  list: MeasuredList
  search: string
  /** First pages have a limit of their own, and so have pages far on and searches. */
  kind: 'first page' | 'far page' | 'filter' | 'search'
}

/** Everything that is asked about, of a team of this size. */
export function commerceReads(
  { products, collection, stores }: GeneratedTeam,
  orders: number,
): CommerceRead[] {
  const lastPage = Math.ceil(orders / 10)
  const read = (
    kind: CommerceRead['kind'],
    list: MeasuredList,
    name: string,
    search: string,
  ): CommerceRead => ({
    kind,
    list,
    search,
    name: `${list}: ${name}`,
  })
  return [
    read('first page', 'orders', 'first page', ''),
    read('first page', 'orders', 'oldest first', 'sort=ordered_at'),
    read('first page', 'orders', 'largest first', 'sort=-total'),
    read('first page', 'orders', 'of one store', `store_id=${stores[1]}`),
    read('first page', 'customers', 'first page', ''),
    read('first page', 'customers', 'most orders first', 'sort=-orders_count'),
    read('first page', 'customers', 'by name', 'sort=name'),
    read('first page', 'products', 'first page', ''),
    read('first page', 'products', 'by name', 'sort=name'),
    read('first page', 'products', 'dearest first', 'sort=-price'),
    read('far page', 'orders', 'page 1,000', 'page=1000'),
    read('far page', 'orders', 'page 5,000', 'page=5000'),
    read('far page', 'orders', 'last page', `page=${lastPage}`),
    read('far page', 'customers', 'page 5,000', 'page=5000'),
    read('far page', 'products', 'page 1,000', 'page=1000'),
    read('filter', 'orders', 'a common status', 'status=completed'),
    read('filter', 'orders', 'two rare statuses', 'status=failed,refunded'),
    read('filter', 'orders', 'a rare status, largest first', 'status=failed&sort=-total'),
    read('filter', 'orders', '30 days', 'date_from=2024-01-02&date_to=2024-01-31'),
    read('filter', 'orders', '30 days, largest first', 'date_from=2024-01-02&date_to=2024-01-31&sort=-total'),
    read('filter', 'orders', 'an amount of many', 'amount_min=50000&amount_currency=GBP'),
    read('filter', 'orders', 'an amount of few', 'amount_min=99900&amount_currency=EUR'),
    read('filter', 'orders', 'the product that sells most', `product_id=${products.popular}`),
    read('filter', 'orders', 'a product that sells little', `product_id=${products.rare}`),
    read(
      'filter',
      'orders',
      'days, status and amount',
      'date_from=2024-01-02&date_to=2024-03-31&status=processing&amount_min=90000&amount_currency=GBP',
    ),
    read('filter', 'customers', 'a common country', 'country=TR'),
    read('filter', 'customers', 'a rare country, by name', 'country=IS&sort=name'),
    read('filter', 'customers', 'days of the last order', 'date_from=2024-01-02&date_to=2024-01-05'),
    read('filter', 'customers', 'who spent little', 'amount_min=1&amount_currency=GBP'),
    read('filter', 'customers', 'who spent most', 'amount_min=490000&amount_currency=GBP'),
    read('filter', 'products', 'a collection', `collection_id=${collection}`),
    read('filter', 'products', 'a status and stock', 'status=draft&stock=in_stock'),
    read('filter', 'products', 'a price, by name', 'amount_min=9000&amount_currency=GBP&sort=name'),
    read('search', 'orders', 'one customer', 'search_term=family1242'),
    read('search', 'orders', 'numbers beginning with 99', 'search_term=99'),
    read('search', 'orders', 'a first name of one in 12', 'search_term=quentin'),
    read('search', 'orders', 'everybody', 'search_term=example'),
    read('search', 'orders', 'a first name and a status', 'search_term=quentin&status=completed'),
    read('search', 'customers', 'a first name', 'search_term=quentin'),
    read('search', 'customers', 'nobody', 'search_term=zzzzzz'),
    read('search', 'products', 'a number', 'search_term=sku-77'),
  ]
}
