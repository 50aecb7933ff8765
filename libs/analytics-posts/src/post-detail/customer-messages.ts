import { defineMessages } from '@tandem/app-frame'

export const { useText: useCustomersText } = defineMessages('analytics-post-customers', {
  title: 'Customers this post brought',
  rule: 'Customers whose first order in a store names this post, within 90 days after it. “Since” is all they bought after that order, whatever led them there, less refunds. It is not added to what the post sold.',
  source: 'Orders and customers of the connected stores',
  failed: 'The customers could not be loaded',
  loading: 'Loading customers',
  list: 'Customers whose first order names this post',
  count_one: '{{formatted}} customer',
  count_other: '{{formatted}} customers',
})
