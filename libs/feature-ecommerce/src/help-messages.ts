import { defineMessages } from '@tandem/app-frame'

/** Definitions that are loaded when somebody asks for them: by the help page and by the explanation of sales. */
export const { key: helpKey, catalogue } = defineMessages('ecommerce-help', {
  revenue:
    'The total of all sales minus refunds, on the day each order was placed. Amounts in different currencies are never added.',
  orders: 'Number of sales placed on these days. Each store’s card shows which orders count as sales.',
  units: 'Items in the sales placed on these days, minus returned items.',
  refunds: 'Refunds made on these days, whenever the order was placed.',
  margin: 'Gross profit as a share of the revenue from items with a known cost.',
  costKnown: 'Share of the units whose cost is known; gross profit and margin are about these units only.',
  unitsSold: 'Units of the product sold, minus returned units.',
  spent: 'The total of the customer’s sales minus refunds.',
  averageOrder: 'Total spent, divided by the number of sales.',
})
