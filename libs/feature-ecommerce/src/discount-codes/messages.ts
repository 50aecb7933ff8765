import { defineMessages } from '@tandem/app-frame'

/** The words of the page of discount codes; only that page loads them. */
export const { useText: useCodesText, text: codesText } = defineMessages('ecommerce-discount-codes', {
  description: 'What was sold with each code, and what the customers it brought bought since.',
  noStore: 'No store connected yet',
  list: 'Discount codes',
  loading: 'Loading discount codes',
  failed: 'The discount codes could not be loaded',
  currency: 'Currency',
  code: 'Code',
  orders: 'Orders',
  revenue: 'Revenue',
  discount: 'Discount given',
  customers: 'New customers',
  later: 'They bought since',
  ordersCount_one: '{{formatted}} order',
  ordersCount_other: '{{formatted}} orders',
  customersCount_one: '{{formatted}} new customer',
  customersCount_other: '{{formatted}} new customers',
  rule: 'Revenue: the sales that used the code, in {{currency}}, less refunds. An order with two codes counts for both, so codes are not added up. New customers: their first sale in the store used the code. They bought since: all their later sales in {{currency}}, with the code or without it, less refunds. Upper and lower case are the same code.',
  unknown_one:
    'The codes of {{formatted}} order are not known yet. They will be read with the next full sync.',
  unknown_other:
    'The codes of {{formatted}} orders are not known yet. They will be read with the next full sync.',
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
    noneText: 'Everybody who used this code had bought before, or gave no email address.',
  },
})
