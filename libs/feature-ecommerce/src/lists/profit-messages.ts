/** Texts about gross profit. */
export const profitMessages = {
  title: 'Gross profit',
  titleIn: 'Gross profit, {{currency}}',
  costKnown: 'Cost known for',
  ofShare: 'of {{share}} of units',
  revenue: 'Items with a known cost',
  cost: 'Cost of these items',
  margin: 'Margin',
  none: 'Unknown: your stores have no cost for what was sold. In Shopify, enter the cost per item of each product or variant. In WooCommerce, turn on Cost of Goods Sold under Settings, Advanced, Features, and enter a cost for each product. The next sync reads it. Sales in a currency other than the store’s have no cost.',
  unknownName: 'Units with an unknown cost',
  unknown: 'For {{unknown}} of {{units}} units the cost is unknown. They are left out of these figures.',
  todays:
    'Today’s cost is used for {{units}} units, because no cost was known when they were ordered. It may have been a different one then.',
  rule: 'Revenue from items with a known cost, after discounts and refunds and without tax, shipping and fees, minus the cost of the units that weren’t returned, on the day each order was placed.',
} as const
