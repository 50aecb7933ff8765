import { defineMessages } from '@tandem/app-frame'
import { datePresetNames } from '@tandem/format'

/** Texts for days, stores and order statuses. */
export const { text, useText, catalogue } = defineMessages('choices', {
  storeSwitcher: { label: 'Store', all: 'All stores' },
  archived: {
    title: '{{store}} is archived',
    text: 'Its orders, customers and products are in no list and no figure, and it is not read. Restore it to see them again.',
    askEditor:
      'Its orders, customers and products are in no list and no figure. Ask an editor or an admin of your team to restore it.',
    restore: 'Restore',
    restored: '{{store}} restored',
    stores: 'All stores',
  },
  dates: {
    note: '{{zone}} · weeks start on {{day}}',
    day0: 'Sunday',
    day1: 'Monday',
    day6: 'Saturday',
    presets: datePresetNames,
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
    'vendor-part': 'Part of an order',
    unknown: 'Unknown',
  },
})
