import { defineMessages } from '@tandem/app-frame'

export const { useText: useProvenanceText } = defineMessages('page-parts-provenance', {
  label: 'Where does this come from: {{figure}}',
  title: 'Where this comes from',
  source: 'Source',
  readAt: 'Read',
  neverRead: 'Not read yet',
  exactly: '{{ago}}, {{when}}',
  zone: 'Time zone',
  currency: 'Currency',
  rule: 'Rule',
  close: 'Close',
})
