import { defineMessages } from '@tandem/app-frame'

/** The words of the page of cohorts; only that page loads them. */
export const { useText: useCohortText, text: cohortText } = defineMessages('ecommerce-cohorts', {
  description: 'Customers by the month of their first order: who bought again, and what they brought in.',
  noStore: 'No store connected yet',
  loading: 'Loading cohorts',
  failed: 'The cohorts could not be loaded',
  table: 'Customers by the month of their first order, in {{currency}}',
  currency: 'Currency',
  csv: 'Save as CSV',
  file: 'cohorts',
  month: 'First order in',
  customers: 'Customers',
  repeat: 'Bought again, %',
  revenue: 'Revenue per customer, {{currency}}',
  afterDays: 'after {{days}} days',
  repeatAfter: 'Bought again after {{days}} days, %',
  revenueAfter: 'Revenue per customer after {{days}} days, {{currency}}',
  notYet: 'Not yet',
  without_one: '{{formatted}} order without a customer is left out: it names no email address.',
  without_other: '{{formatted}} orders without a customer are left out: they name no email address.',
  rule: 'A customer belongs to the month of their first sale in a store, and to the currency of it. Bought again: a second sale within so many days after the first. Revenue: all their sales in this currency within these days, the first one included, less refunds, divided by the customers of the month. Guests and accounts with the same email address are one customer. “Not yet”: the days are not over for everybody of the month. Months are those of {{zone}}.',
  empty: {
    title: 'No cohorts yet',
    text: 'They appear here after the first sale that names a customer.',
  },
})
