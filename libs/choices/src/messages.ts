import { defineMessages } from '@tandem/app-frame'

/** The words of days, stores and the states of orders. */
export const { text, useText } = defineMessages('choices', {
  storeSwitcher: { label: 'Store', all: 'All stores' },
  dates: {
    note: '{{zone}}, weeks start on {{day}}',
    day0: 'Sunday',
    day1: 'Monday',
    day6: 'Saturday',
  },
  orderStatus: {
    processing: 'Processing',
    completed: 'Completed',
    'on-hold': 'On hold',
    pending: 'Pending',
    cancelled: 'Cancelled',
    refunded: 'Refunded',
    failed: 'Failed',
    draft: 'Draft',
    test: 'Test order',
    unknown: 'Unknown',
  },
})
