import { defineMessages } from '@tandem/app-frame'

export const {
  useText: useCustomersText,
  key: customersKey,
  catalogue,
} = defineMessages('analytics-post-customers', {
  title: 'Customers this post brought',
  rule: 'Customers whose first known order in a store names this post, within 90 days after it.',
  since:
    '“Since” is everything they bought after that order, wherever they came from, minus refunds. It isn’t part of what the post sold.',
  source: 'Orders and customers of the connected stores',
  failed: 'The customers could not be loaded',
  loading: 'Loading customers',
  list: 'Customers whose first order names this post',
  unknown: 'Unknown',
  count_one: '{{formatted}} customer',
  count_other: '{{formatted}} customers',
})
