import type { Person } from '../dataset/dataset.ts'
import type { Shop } from '../shop/shop.ts'
import type { Delivery, ShopCustomer, ShopOrder } from '../shop/shop-rows.ts'
import type { Call } from './call.ts'
import { byNumber, connectionOf, sortRows } from './connection.ts'
import type { PageArguments } from './connection.ts'
import { shopifyGid, shopifyNumber } from './gid.ts'
import { decimalText } from './money.ts'
import { orderSorts } from './order-sorts.ts'
import { isCancelled } from './order-status.ts'
import { isVisible, ordersByCustomer, rememberBy } from './visible.ts'

const spentOn = ({ paidAt, total, refunds }: ShopOrder) =>
  paidAt === null ? 0 : total - refunds.reduce((sum, { amount }) => sum + amount, 0)

interface CustomerFigures {
  orders: number
  /** In the shop's minor units. */
  spent: number
  lastOrder: ShopOrder | undefined
  /** A change of an order updates its customer too. */
  updatedGmt: string
}

const figures = rememberBy((shop) => {
  const found = new Map<number, CustomerFigures>()
  for (const customer of shop.customers) {
    const orders = (ordersByCustomer(shop).get(customer.id) ?? []).filter(({ test }) => !test)
    let updatedGmt = shop.clock.toGmt(customer.modifiedAt)
    for (const { modifiedGmt } of orders) if (modifiedGmt > updatedGmt) updatedGmt = modifiedGmt
    found.set(customer.id, {
      orders: orders.length,
      spent: orders.reduce((sum, order) => sum + (isCancelled(order) ? 0 : spentOn(order)), 0),
      lastOrder: orders.toSorted((a, b) => (a.createdGmt < b.createdGmt ? -1 : 1)).at(-1),
      updatedGmt,
    })
  }
  return found
})

/** How often and for how much a customer bought. */
export const customerFigures = (shop: Shop, { id }: Pick<ShopCustomer, 'id'>): CustomerFigures =>
  figures(shop).get(id)!

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

/** A postal address; null where neither a name nor a country is known. */
export const addressNode = (
  person: Person | null,
  number: number,
  country: string,
  delivery?: Delivery,
): object | null =>
  person === null && country === ''
    ? null
    : {
        __typename: 'MailingAddress',
        id: `${shopifyGid('MailingAddress', number)}?model_name=Address`,
        firstName: person?.firstName || null,
        lastName: person?.lastName || null,
        name: person ? `${person.firstName} ${person.lastName}`.trim() || null : null,
        company: null,
        address1: delivery?.line1 ?? null,
        address2: null,
        city: delivery?.city ?? null,
        province: null,
        provinceCode: null,
        zip: delivery?.postcode ?? null,
        country: country === '' ? null : countryNames.of(country),
        countryCodeV2: country === '' ? null : country,
        phone: delivery?.phone ?? null,
      }

/** A customer as the Admin API answers it, with orders made by `orderNode`. */
export const customerNode = (
  call: Call,
  customer: ShopCustomer,
  orderNode: (call: Call, order: ShopOrder) => object,
): object => {
  const { shop } = call
  const { orders, spent, lastOrder, updatedGmt } = customerFigures(shop, customer)
  const own = () => (ordersByCustomer(shop).get(customer.id) ?? []).filter((order) => isVisible(call, order))
  return {
    __typename: 'Customer',
    id: shopifyGid('Customer', customer.id),
    legacyResourceId: String(shopifyNumber('Customer', customer.id)),
    displayName: `${customer.firstName} ${customer.lastName}`.trim() || customer.email,
    firstName: customer.firstName || null,
    lastName: customer.lastName || null,
    email: customer.email,
    phone: null,
    defaultEmailAddress: {
      emailAddress: customer.email,
      marketingState: 'NOT_SUBSCRIBED',
      validFormat: true,
    },
    defaultPhoneNumber: null,
    numberOfOrders: String(orders),
    amountSpent: { amount: decimalText(spent), currencyCode: shop.currency },
    lastOrder: () => (lastOrder && isVisible(call, lastOrder) ? orderNode(call, lastOrder) : null),
    orders: (asked: PageArguments & { sortKey: string }) => {
      const sorted = { ...byNumber, key: orderSorts[asked.sortKey] ?? byNumber.key }
      return connectionOf(call, sortRows(own(), sorted), sorted, asked, (order) => orderNode(call, order))
    },
    createdAt: `${shop.clock.toGmt(customer.createdAt)}Z`,
    updatedAt: `${updatedGmt}Z`,
    state: customer.id % 4 === 0 ? 'ENABLED' : 'DISABLED',
    tags: [],
    note: null,
    locale: 'en-GB',
    verifiedEmail: true,
    taxExempt: false,
    lifetimeDuration: 'about 1 year',
    defaultAddress: () => addressNode(customer, customer.id, customer.country),
    addressesV2: (asked: PageArguments) =>
      connectionOf(call, [customer], byNumber, asked, () =>
        addressNode(customer, customer.id, customer.country)!,
      ),
    statistics: {
      predictedSpendTier: spent > 100_000 ? 'HIGH' : spent > 20_000 ? 'MEDIUM' : 'LOW',
      rfmGroup: orders > 10 ? 'LOYAL' : orders > 1 ? 'PROMISING' : 'NEW',
    },
  }
}
