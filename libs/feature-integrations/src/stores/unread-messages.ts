import { defineMessages } from '@tandem/app-frame'

export const { useText: useUnreadText, catalogue } = defineMessages('integrations-unread-rows', {
  title_one: '1 row couldn’t be imported.',
  title_other: '{{rows}} rows couldn’t be imported.',
  meaning:
    'They’re missing from lists and metrics, or shown as of their last import. All other rows were imported.',
  later:
    'Tandem retries them at every sync. A row leaves this list once it is imported or deleted in the store.',
  show: 'Show them',
  of: 'Rows of {{store}} that couldn’t be imported',
  close: 'Close',
  list: 'Rows that couldn’t be imported',
  loading: 'Loading rows',
  failed: 'The list could not be loaded',
  none: 'All rows were imported.',
  more: 'Show more',
  seen: 'First seen {{first}}, last tried {{last}}',
  kind: {
    collections: 'Collection {{id}}',
    products: 'Product {{id}}',
    customers: 'Customer {{id}}',
    orders: 'Order {{id}}',
    refunds: 'Refund {{id}}',
  },
  nameless: {
    collections: 'A collection without an ID',
    products: 'A product without an ID',
    customers: 'A customer without an ID',
    orders: 'An order without an ID',
    refunds: 'A refund without an ID',
  },
  refundOf: 'A refund of order {{order}}',
  refundIdOf: 'Refund {{id}} of order {{order}}',
})
