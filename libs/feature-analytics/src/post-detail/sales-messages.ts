import { defineMessages } from '@tandem/workbench'

export const { useText: useSalesText } = defineMessages('analytics-post-sales', {
  title: 'Sales from this post',
  loading: 'Loading sales',
  failed: 'Sales could not be loaded',
  apart: 'Separate figures: don’t add them up',
  within: 'Orders that name this post within',
  days: '{{days}} days',
  total: 'Proven in {{currency}}, {{days}} days',
  byCurrency: 'Proven sales by currency',
  orders_one: '{{formatted}} order',
  orders_other: '{{formatted}} orders',
  units_one: '{{formatted}} unit',
  units_other: '{{formatted}} units',
  and: '{{first}}, {{second}}',
  also: '{{amount}} of other products also in these orders.',
  shared_one: 'Could be this post or {{formatted}} other.',
  shared_other: 'Could be this post or up to {{formatted}} others.',
  notShared: 'No other post of these days leads to these products.',
  figures: {
    label: 'What this post sold',
    proven: 'Proven, {{days}} days',
    organic: 'From Instagram, post unknown, 7 days',
    paid: 'From Instagram ads, post unknown, 7 days',
  },
  definitions: {
    proven: 'The order itself names this post.',
    organic: 'The order came from Instagram and includes a linked product.',
    paid: 'The same, from a link tagged as paid.',
  },
  chart: { title: 'Proven sales by day', none: 'No order named this post on these days.' },
  products: {
    title: 'Linked products, 7 days',
    product: 'Product',
    units: 'All sales',
    proven: 'Proven',
    organic: 'Instagram',
    paid: 'Ads',
    noName: 'No name',
    rule: 'Units sold in the 7 days after the post, whoever bought them. Most of them may have nothing to do with the post.',
  },
  rule: {
    short:
      'Proven: orders that name the post. From Instagram: orders from there with a linked product within 7 days, which could be this post or another. Linked products after discounts, net of refunds, without tax and shipping.',
  },
  explained: {
    title: 'How this is worked out',
    proven:
      'An order is proven when the link that the buyer followed names this post: by a tag (such as utm_content), a landing page or a referring link with the post’s code. It counts for this post alone, if it was placed within the days you choose. Later orders don’t count.',
    organic:
      'An order counts here when your store recorded Instagram as where the buyer came from, it was placed within 7 days of the post, and it includes a product this post links to. It doesn’t say which post it was. If several posts link to the same product, it is shown at each of them. An order with another known source, such as Google, isn’t counted.',
    paid: 'The same, for links tagged as paid (such as utm_medium paid, cpc or paid_social). Ads are kept apart, because you paid for these visits.',
    amountsTitle: 'What the amounts are',
    amounts:
      'Only products that this post links to, after discounts, net of refunds, without tax and shipping. The rest of a proven order is shown beside it as “also in these orders”. If the post links to no product, all products of the order count. Money refunded without saying for which product is taken off all products of the order in proportion. Currencies are never added up.',
    limitsTitle: 'What it can’t know',
    limits:
      'Buyers who see a post and later type in your address, search for you or switch to another device leave no trace: these orders aren’t counted here. Some apps and browsers remove where a visitor came from. And an order that names a post doesn’t say whether the buyer would have bought anyway.',
    exampleTitle: 'Example: this post',
    example: {
      proven: '{{orders}} with {{units}} of linked products for {{amount}} name this post within 7 days.',
      organic:
        '{{orders}} with {{units}} of linked products for {{amount}} came from Instagram within 7 days of this post.',
      paid: '{{orders}} with {{units}} of linked products for {{amount}} came from Instagram ads within 7 days of this post.',
    },
    see: 'See these orders',
  },
  counted: 'Updated {{when}}',
  counting: 'Updating for the selected products …',
  notCounted: 'Not calculated yet. This happens within a few minutes.',
  nothing: {
    title: 'No products linked to this post',
    text: 'Link the products it shows. Orders from Instagram that include them within 7 days are then shown here. A product link in the caption links it automatically.',
    seeOnly:
      'Once an editor or admin links a product, orders from Instagram that include it within 7 days are shown here.',
    action: 'Link a product',
  },
  noSales: {
    soFar: 'No order names this post or came from Instagram for its products so far.',
    inAll: 'No order named this post or came from Instagram for its products.',
  },
  sheet: {
    proven: 'Orders that name this post, {{days}} days, {{currency}}',
    organic: 'Orders from Instagram, {{currency}}',
    paid: 'Orders from Instagram ads, {{currency}}',
    close: 'Close',
    loading: 'Loading orders',
    failed: 'The orders could not be loaded',
    sum: '{{orders}}, {{amount}} in total.',
    list: 'Orders',
    order: 'Order {{number}}',
    guest: 'Guest',
    none: 'No orders: the figures have changed. Reload the page.',
    also: '{{amount}} of other products',
    shared_one: 'could be {{formatted}} other post',
    shared_other: 'could be {{formatted}} other posts',
  },
})
