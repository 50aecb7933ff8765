import type { HelpTerm } from '@tandem/app-frame'
import { helpKey } from './help-messages.ts'
import { key as listKey } from './lists/messages.ts'

/** The figures of sales and what they mean. */
export const salesTerms: readonly HelpTerm[] = [
  { id: 'revenue', term: listKey('sales.revenue'), definition: helpKey('revenue') },
  { id: 'orders', term: listKey('sales.orders'), definition: helpKey('orders') },
  { id: 'units', term: listKey('sales.units'), definition: helpKey('units') },
  { id: 'refunds', term: listKey('sales.refunds'), definition: helpKey('refunds') },
  { id: 'profit', term: listKey('profit.title'), definition: listKey('profit.rule') },
  { id: 'margin', term: listKey('profit.margin'), definition: helpKey('margin') },
  { id: 'cost-known', term: listKey('profit.costKnown'), definition: helpKey('costKnown') },
]
