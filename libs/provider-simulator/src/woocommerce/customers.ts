import { asAnswered } from '../shop/broken-rows.ts'
import type { Shop } from '../shop/shop.ts'
import type { ShopCustomer } from '../shop/shop-rows.ts'
import { itemLinks } from './answer.ts'
import type { Answer, Call } from './answer.ts'
import { readListParameters } from './list-parameters.ts'
import type { ListRules } from './list-parameters.ts'
import { linkHeader, pageOf } from './page-of.ts'
import { RestError } from './rest-error.ts'
import { sortRows } from './sort-rows.ts'

const rules: ListRules = {
  orderby: ['id', 'include', 'name', 'registered_date'],
  defaultOrderby: 'name',
  defaultOrder: 'asc',
  dates: false,
  orderStatus: false,
}

const payingCustomers = new WeakMap<Shop, { version: number; ids: Set<number> }>()

/** Ids of the customers who have a paid order. */
export const payingCustomerIds = (shop: Shop): Set<number> => {
  const cached = payingCustomers.get(shop)
  if (cached?.version === shop.version) return cached.ids
  const ids = new Set<number>()
  for (const { customer, paidAt } of shop.orders.values()) if (customer && paidAt) ids.add(customer.id)
  payingCustomers.set(shop, { version: shop.version, ids })
  return ids
}

const address = (country: string) => ({
  company: '',
  address_1: '',
  address_2: '',
  city: '',
  postcode: '',
  country,
  state: '',
})

/** A customer as `/customers/{id}` answers it. */
export const customerBody = ({ shop, api }: Call, customer: ShopCustomer) => {
  const gmt = shop.clock.toGmt(customer.createdAt)
  return {
    id: customer.id,
    date_created: customer.createdAt,
    date_created_gmt: gmt,
    date_modified: customer.modifiedAt,
    date_modified_gmt: shop.clock.toGmt(customer.modifiedAt),
    email: customer.email,
    first_name: customer.firstName,
    last_name: customer.lastName,
    role: customer.role ?? 'customer',
    username: customer.username,
    billing: {
      first_name: customer.firstName,
      last_name: customer.lastName,
      ...address(customer.country),
      email: customer.email,
      phone: '',
    },
    shipping: { first_name: '', last_name: '', ...address(customer.country), phone: '' },
    is_paying_customer: payingCustomerIds(shop).has(customer.id),
    avatar_url: 'https://secure.gravatar.com/avatar/?s=96&d=mm&r=g',
    meta_data: [],
    _links: itemLinks(`${api}/customers/${customer.id}`, `${api}/customers`),
  }
}

const sortKeys: Record<string, (customer: ShopCustomer) => string> = {
  name: ({ username }) => username,
  registered_date: ({ createdAt }) => createdAt,
}

/** `GET /customers`: registered customers only; it has no date filter. */
export const listCustomers = (call: Call): Answer => {
  const { shop, query, api } = call
  const parameters = readListParameters(query, rules)
  const { include, exclude, search } = parameters
  const email = query.get('email')?.toLowerCase()
  const role = query.get('role') ?? 'customer'
  const matching = shop.customers.filter(
    (customer) =>
      (role === 'all' || role === (customer.role ?? 'customer')) &&
      (email === undefined || customer.email === email) &&
      (include.length === 0 || include.includes(customer.id)) &&
      !exclude.includes(customer.id) &&
      (search === '' ||
        `${customer.username} ${customer.email} ${customer.firstName} ${customer.lastName}`
          .toLowerCase()
          .includes(search)),
  )
  const sorted =
    parameters.orderby === 'include'
      ? matching.toSorted((a, b) => include.indexOf(a.id) - include.indexOf(b.id))
      : sortRows(matching, sortKeys[parameters.orderby] ?? (() => ''))
  const { rows, total, pages } = pageOf(parameters.order === 'asc' ? sorted : sorted.toReversed(), parameters)
  return {
    body: rows.map((customer) => asAnswered(shop, 'customers', customerBody(call, customer))),
    total,
    pages,
    link: linkHeader(`${api}/customers`, query, { page: parameters.page, pages }, []),
  }
}

/** `GET /customers/{id}` */
export const getCustomer = (call: Call, id: number): Answer => {
  const customer = call.shop.customers.find((candidate) => candidate.id === id)
  if (!customer) throw new RestError(404, 'wc_user_invalid_id', 'Invalid user ID.')
  return { body: asAnswered(call.shop, 'customers', customerBody(call, customer)) }
}
