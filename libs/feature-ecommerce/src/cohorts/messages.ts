import { defineMessages } from '@tandem/app-frame'

/** Texts of the page of cohorts; only that page loads them. */
export const {
  useText: useCohortText,
  text: cohortText,
  catalogue,
  key: cohortKey,
} = defineMessages('ecommerce-cohorts', {
  description: 'Customers by the month of their first order: who bought again, and how much they spent.',
  noStore: 'No store connected yet',
  loading: 'Loading cohorts',
  failed: 'The cohorts could not be loaded',
  table: 'Customers by the month of their first order, in {{currency}}',
  region: 'Table of cohorts',
  currency: 'Currency',
  months_one: '{{formatted}} month',
  months_other: '{{formatted}} months',
  file: 'cohorts',
  month: 'First order in',
  customers: 'Customers',
  customersOf_one: '{{formatted}} customer',
  customersOf_other: '{{formatted}} customers',
  repeat: 'Bought again, %',
  revenue: 'Revenue per customer, {{currency}}',
  revenueName: 'Revenue per customer',
  afterDays: 'after {{days}}\u00a0days',
  repeatAfter: 'Bought again after {{days}} days, %',
  revenueAfter: 'Revenue per customer after {{days}} days, {{currency}}',
  notYet: 'Not yet',
  notYetSign: '–',
  without_one: '{{formatted}} order is left out because it has no email address.',
  without_other: '{{formatted}} orders are left out because they have no email address.',
  knownSince:
    'All orders are known since {{day}}. Months that begin before that day are left out, and customers who bought before it belong to the month of their first order since.',
  rules: {
    customers:
      'Customers by the month and the currency of their first order in a store; guests and accounts with the same email address count as one customer.',
    repeat: 'Share of the month’s customers with a second order within 30, 90 or 365 days of the first.',
    revenue:
      'What the month’s customers bought in this currency within these days, the first order included, minus refunds, divided by their number.',
    notYet: 'The period isn’t over for every customer.',
  },
  counted:
    'If the first orders were placed at the same moment in several currencies, the currency that comes first in the alphabet counts. Only orders that count as sales are included. Months are in the time zone {{zone}}.',
  empty: {
    title: 'No cohorts yet',
    text: 'They appear here after the first order with an email address.',
    currencyTitle: 'No cohorts in {{currency}}',
    currencyText: 'No customer with an email address placed their first order in {{currency}}.',
  },
})
