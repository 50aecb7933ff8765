import { defineMessages } from '@tandem/app-frame'

/** Definitions that only the help page shows. */
export const { key: helpKey } = defineMessages('ecommerce-help', {
  margin: 'Gross profit as a share of the revenue from items with a known cost.',
  costKnown: 'Share of the units whose cost is known; gross profit and margin are about these units only.',
  unitsSold: 'Units of the product sold, minus returned units.',
  spent: 'The total of the customer’s sales minus refunds.',
  averageOrder: 'Total spent, divided by the number of sales.',
})
