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
    title: key('navigation.customers'),
    terms: [
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
    terms: [{ id: 'units-sold', term: listKey('products.unitsSold'), definition: helpKey('unitsSold') }],
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
    terms: (['revenue', 'discount', 'buyers', 'customers', 'later'] as const).map((column) => ({
      id: `code-${column}`,
      term: codesKey(column),
      definition: codesKey(`rules.${column}`),
    })),
  },
]
