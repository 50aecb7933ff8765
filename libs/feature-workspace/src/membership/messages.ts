import { defineMessages } from '@tandem/app-frame'

/** What somebody is told whose role has changed. */
export const { text: membershipText } = defineMessages('workspace-membership', {
  changed: 'Your role is {{role}} now',
  changedText: 'An admin has changed it. Every page follows.',
})
