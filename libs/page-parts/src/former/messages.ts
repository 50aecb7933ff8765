import { defineMessages } from '@tandem/app-frame'

/** Words about what stays on screen when a later read fails. */
export const { useText: useFormerText, catalogue } = defineMessages('page-parts-former', {
  offline: 'No connection. This is what was shown before.',
  failed: '{{reason}} This is what was shown before.',
})
