import { customerSorts, orderSorts, productSorts } from '@tandem/api-contract'
import type { SizedTeam } from './sized-team.ts'

/** The measured lists. */
export type MeasuredList = 'orders' | 'customers' | 'products'

/** One read of a list, with the parameters of its address. */
export interface CommerceRead {
  name: string
  list: MeasuredList
  search: string
  /** First pages, far pages and searches have limits of their own. */
  kind: 'first page' | 'far page' | 'filter' | 'search'
}

const read = (
  kind: CommerceRead['kind'],
  list: MeasuredList,
  name: string,
  search: string,
): CommerceRead => ({ kind, list, search, name: `${list}: ${name}` })

/** All reads that are measured, for a team of this size. */
export const commerceReads = (sized: SizedTeam): CommerceRead[] => [
  ...firstPages(sized),
  ...farPages(sized),
  ...filters(sized),
  ...searches,
]

function firstPages({ team: { stores } }: SizedTeam): CommerceRead[] {
  const sorts = { orders: orderSorts, customers: customerSorts, products: productSorts }
  return (['orders', 'customers', 'products'] as const).flatMap((list) => [
    ...sorts[list].map((sort) => read('first page', list, `by ${sort}`, `sort=${sort}`)),
    read('first page', list, 'of one store', `store_id=${stores[1]}`),
  ])
}

/**
 * Reads a far page of each list. A list without that many pages is read in the middle, because pages after
 * the middle are read from the end.
 */
function farPages({ orders }: SizedTeam): CommerceRead[] {
  const pages = { orders: orders / 10, customers: orders / 50, products: orders / 500 }
  const far = (list: MeasuredList, wanted: number) => {
    const page = Math.max(1, Math.min(wanted, Math.floor(pages[list] / 2)))
    return read('far page', list, `page ${wanted}`, `page=${page}`)
  }
  const last = (list: MeasuredList) =>
    read('far page', list, 'last page', `page=${Math.max(1, Math.ceil(pages[list]))}`)
  return [
    far('orders', 1000),
    far('orders', 5000),
    last('orders'),
    far('customers', 1000),
    far('customers', 5000),
    last('customers'),
    far('products', 1000),
    last('products'),
  ]
}

const of = (list: MeasuredList, name: string, search: string) => read('filter', list, name, search)

function filters({ team: { products, collection, customer } }: SizedTeam): CommerceRead[] {
  const month = 'date_from=2024-01-02&date_to=2024-01-31'
  const quarter = 'date_from=2024-01-02&date_to=2024-03-31'
  return [
    of('orders', 'a common status', 'status=completed'),
    of('orders', 'two rare statuses', 'status=failed,refunded'),
    of('orders', 'a rare status, largest first', 'status=failed&sort=-total'),
    of('orders', '30 days', month),
    of('orders', '30 days, largest first', `${month}&sort=-total`),
    of('orders', 'an amount of many', 'amount_min=50000&amount_currency=GBP'),
    of('orders', 'an amount of few', 'amount_min=99900&amount_currency=EUR'),
    of('orders', 'of one customer', `customer_id=${customer}`),
    of('orders', 'the product that sells most', `product_id=${products.popular}`),
    of('orders', 'a product that sells little', `product_id=${products.rare}`),
    of(
      'orders',
      'days, status and amount',
      `${quarter}&status=processing&amount_min=90000&amount_currency=GBP`,
    ),
    of('customers', 'a common country', 'country=TR'),
    of('customers', 'a rare country, by name', 'country=IS&sort=name'),
    of('customers', 'days of the last order', 'date_from=2024-01-02&date_to=2024-01-05'),
    of('customers', 'who spent little', 'amount_min=1&amount_currency=GBP'),
    of('customers', 'who spent most', 'amount_min=490000&amount_currency=GBP'),
    of('products', 'a collection', `collection_id=${collection}`),
    of('products', 'a stock', 'stock=out_of_stock'),
    of('products', 'a status and stock', 'status=draft&stock=in_stock'),
    of('products', 'a price, by name', 'amount_min=9000&amount_currency=GBP&sort=name'),
  ]
}

const searches: CommerceRead[] = [
  read('search', 'orders', 'one customer', 'search_term=family1242'),
  read('search', 'orders', 'numbers beginning with 99', 'search_term=99'),
  read('search', 'orders', 'a first name of one in 12', 'search_term=quentin'),
  read('search', 'orders', 'everybody', 'search_term=example'),
  read('search', 'orders', 'a first name and a status', 'search_term=quentin&status=completed'),
  read('search', 'customers', 'a first name', 'search_term=quentin'),
  read('search', 'customers', 'nobody', 'search_term=zzzzzz'),
  read('search', 'products', 'a number', 'search_term=sku-77'),
]
