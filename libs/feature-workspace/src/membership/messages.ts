import { defineMessages } from '@tandem/app-frame'

/** Texts for somebody whose role has changed. */
export const { text: membershipText, catalogue } = defineMessages('workspace-membership', {
  changed: 'Your role is now {{role}}',
  changedText: 'An admin changed it. Your access has been updated.',
})
