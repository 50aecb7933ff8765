import { defineMessages } from '@tandem/app-frame'

/** Definitions that are loaded when somebody asks for them: by the help page and by the explanation of sales. */
export const {
  text: helpText,
  key: helpKey,
  catalogue,
} = defineMessages('ecommerce-help', {
  revenue: 'The total of all sales in one currency minus refunds, on the day each order was placed.',
  orders: 'Number of sales placed on these days; each store’s card shows which orders count as sales.',
  units: 'Items in the sales placed on these days, minus returned items.',
  refunds: 'Refunds made on these days, whenever the order was placed.',
  orderItems: 'Units of all products in the order.',
  orderItemsTotal: 'The order’s products after discounts, without tax.',
  orderDiscounts: 'The order’s discounts without tax, which are already taken off its items.',
  orderFees: 'What the store charged besides products and shipping, without tax.',
  orderShipping: 'What the customer was charged for shipping, without tax.',
  orderTax: 'All tax in the order’s total.',
  orderTotal: 'What the order cost with shipping, fees and tax, before refunds.',
  orderRefunds: 'What has been refunded of the order so far.',
  orderNet: 'The order’s total minus its refunds.',
  margin: 'Gross profit as a share of the revenue from items with a known cost.',
  costKnown: 'Share of the units whose cost is known; gross profit and margin are about these units only.',
  price: 'What the product costs in the store today; the lowest price if its variants differ.',
  cost: 'What a unit costs the store today; the lowest cost if the product’s variants differ.',
  stock: 'Units in stock at the last sync, if the store tracks them.',
  productRevenue: 'The product’s lines in sales after discounts, without tax, minus refunded lines.',
  unknownCost: 'Units sold for which no cost was known; gross profit and margin leave them out.',
  unitsSold: 'Units of the product sold, minus returned units.',
  buyers:
    'New customers bought once, returning ones more than once, and lapsed ones last ordered more than 180 days ago; the best are the 10% of buyers who spent most, in the currency of the filter, or without one in that in which most people bought.',
  customerOrders: 'The customer’s orders in the store.',
  spent: 'The total of the customer’s sales minus refunds.',
  averageOrder: 'Total spent, divided by the number of sales.',
})
