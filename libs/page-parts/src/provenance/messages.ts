import { defineMessages } from '@tandem/app-frame'

export const { useText: useProvenanceText, catalogue } = defineMessages('page-parts-provenance', {
  label: 'About this metric: {{figure}}',
  title: 'About this metric',
  source: 'Source',
  readAt: 'Updated',
  neverRead: 'Not synced yet',
  exactly: '{{ago}}, {{when}}',
  zone: 'Time zone',
  currency: 'Currency',
  rule: 'How it’s calculated',
  all: 'All definitions',
  close: 'Close',
})
