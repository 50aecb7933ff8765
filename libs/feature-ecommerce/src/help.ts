import type { HelpTopic } from '@tandem/app-frame'
import { cohortKey } from './cohorts/messages.ts'
import { codesKey } from './discount-codes/messages.ts'
import { helpKey } from './help-messages.ts'
import { key as listKey } from './lists/messages.ts'
import { key } from './messages.ts'
import { salesTerms } from './sales-terms.ts'

/** What the figures of stores mean, for the help page. */
export const ecommerceHelp: readonly HelpTopic[] = [
  {
    title: listKey('sales.title'),
    terms: salesTerms,
  },
  {
    title: key('navigation.orders'),
    terms: [
      { id: 'order-items', term: listKey('orders.items'), definition: helpKey('orderItems') },
      { id: 'order-items-total', term: listKey('money.items'), definition: helpKey('orderItemsTotal') },
      { id: 'order-discounts', term: listKey('money.discounts'), definition: helpKey('orderDiscounts') },
      { id: 'order-fees', term: listKey('money.fees'), definition: helpKey('orderFees') },
      { id: 'order-shipping', term: listKey('money.netShipping'), definition: helpKey('orderShipping') },
      { id: 'order-tax', term: listKey('money.tax'), definition: helpKey('orderTax') },
      { id: 'order-total', term: listKey('money.total'), definition: helpKey('orderTotal') },
      { id: 'order-refunds', term: listKey('money.refunds'), definition: helpKey('orderRefunds') },
      { id: 'order-net', term: listKey('money.net'), definition: helpKey('orderNet') },
    ],
  },
  {
    title: key('navigation.customers'),
    terms: [
      { id: 'buyers', term: listKey('customers.buyers'), definition: helpKey('buyers') },
      { id: 'customer-orders', term: listKey('customers.orders'), definition: helpKey('customerOrders') },
      { id: 'spent', term: listKey('customers.spent'), definition: helpKey('spent') },
      {
        id: 'customer-average',
        term: listKey('customers.averageOrder'),
        definition: helpKey('averageOrder'),
      },
    ],
  },
  {
    title: key('navigation.products'),
    terms: [
      { id: 'units-sold', term: listKey('products.unitsSold'), definition: helpKey('unitsSold') },
      { id: 'product-revenue', term: listKey('products.revenue'), definition: helpKey('productRevenue') },
      { id: 'price', term: listKey('products.price'), definition: helpKey('price') },
      { id: 'cost', term: listKey('products.cost'), definition: helpKey('cost') },
      { id: 'unknown-cost', term: listKey('profit.unknownName'), definition: helpKey('unknownCost') },
      { id: 'stock', term: listKey('products.stock'), definition: helpKey('stock') },
    ],
  },
  {
    title: key('navigation.cohorts'),
    terms: [
      { id: 'cohort', term: cohortKey('customers'), definition: cohortKey('rules.customers') },
      { id: 'bought-again', term: cohortKey('repeat'), definition: cohortKey('rules.repeat') },
      { id: 'cohort-revenue', term: cohortKey('revenueName'), definition: cohortKey('rules.revenue') },
      { id: 'not-yet', term: cohortKey('notYet'), definition: cohortKey('rules.notYet') },
    ],
  },
  {
    title: key('navigation.codes'),
    terms: (['orders', 'revenue', 'discount', 'buyers', 'customers', 'laterOrders', 'later'] as const).map(
      (column) => ({
        id: `code-${column}`,
        term: codesKey(column),
        definition: codesKey(`rules.${column}`),
      }),
    ),
  },
]
