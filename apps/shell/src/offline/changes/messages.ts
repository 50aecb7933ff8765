import { defineMessages } from '@tandem/app-frame'

/** The texts about changes that wait to be sent. */
export const changeMessages = defineMessages('shell-changes', {
  waiting_one: '{{count}} change waits to be sent.',
  waiting_other: '{{count}} changes wait to be sent.',
  signOut: {
    title: 'Discard changes?',
    text_one: '{{count}} change was not sent yet. Sign out and discard it?',
    text_other: '{{count}} changes were not sent yet. Sign out and discard them?',
    confirm: 'Sign out and discard',
    stay: 'Stay signed in',
    close: 'Close',
  },
})
