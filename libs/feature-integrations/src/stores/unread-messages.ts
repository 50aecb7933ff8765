import { defineMessages } from '@tandem/app-frame'

export const { useText: useUnreadText } = defineMessages('integrations-unread-rows', {
  title_one: '1 row could not be read',
  title_other: '{{rows}} rows could not be read',
  meaning:
    'They are missing from lists and figures, or shown as they were when they were last read. All other rows were read.',
  later:
    'Tandem tries them again at every sync. A row leaves this list once it has been read, or deleted in the store.',
  show: 'Show them',
  of: 'Rows of {{store}} that could not be read',
  close: 'Close',
  list: 'Rows that could not be read',
  loading: 'Loading rows',
  failed: 'The list could not be loaded',
  none: 'All rows could be read.',
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
