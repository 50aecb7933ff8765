import { defineMessages } from '@tandem/app-frame'

/** Texts of the page of discount codes; only that page loads them. */
export const {
  useText: useCodesText,
  text: codesText,
  catalogue,
  key: codesKey,
} = defineMessages('ecommerce-discount-codes', {
  description: 'How much each code sold, and what its new customers have bought since.',
  noStore: 'No store connected yet',
  connect: 'Connect a store to see its discount codes',
  list: 'Discount codes',
  count_one: '{{formatted}} discount code',
  count_other: '{{formatted}} discount codes',
  loading: 'Loading discount codes',
  failed: 'The discount codes could not be loaded',
  currency: 'Currency',
  code: 'Code',
  orders: 'Orders',
  revenue: 'Revenue',
  discount: 'Discount given',
  buyers: 'Customers',
  customers: 'New customers',
  later: 'Bought since',
  laterOrders: 'Orders since',
  ordersCount_one: '{{formatted}} order',
  ordersCount_other: '{{formatted}} orders',
  customersCount_one: '{{formatted}} new customer',
  customersCount_other: '{{formatted}} new customers',
  rules: {
    orders: 'Orders placed with this code in one currency.',
    revenue:
      'The total of the orders with this code in one currency, minus refunds; an order with two codes counts for both, so don’t add codes up.',
    discount:
      'The discount that this code gave on these orders, which is unknown if the store doesn’t share it for each of them.',
    buyers: 'People who placed these orders and left an email address.',
    customers: 'People who used the code on their first order in the store.',
    laterOrders:
      'Orders that the new customers placed after that order in the same currency, with or without the code.',
    later:
      'Everything that the new customers bought after that order in the same currency, with or without the code, minus refunds.',
  },
  counted: 'Upper and lower case don’t matter. Only orders that count as sales are included.',
  unknown_one: 'The codes of {{formatted}} order aren’t known yet. The next full sync reads them.',
  unknown_other: 'The codes of {{formatted}} orders aren’t known yet. The next full sync reads them.',
  knownSince:
    'All orders are known since {{day}}. New customers and what they bought are counted from that day on, and someone who bought only before it counts as new. For codes that were only used before it, nobody knows who was new.',
  empty: {
    title: 'No discount codes yet',
    text: 'A code appears here after the first order that uses it.',
  },
  people: {
    title: 'New customers with {{code}}',
    close: 'Close',
    loading: 'Loading customers',
    failed: 'The customers could not be loaded',
    list: 'Customers whose first order used this code',
    none: 'No new customer yet',
    noneText: 'Everyone who used this code had bought before or left no email address.',
  },
})
