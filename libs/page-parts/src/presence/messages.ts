import { defineMessages } from '@tandem/app-frame'

/** Texts for proving one's identity in a form; loaded only by forms that ask. */
export const { useText: usePresenceText, catalogue } = defineMessages('page-parts-presence', {
  password: 'Your password',
  hint: 'Enter it to confirm that it’s you.',
  show: 'Show the password',
  hide: 'Hide the password',
  text: 'You signed in a while ago. Sign in again to continue.',
  textWith: 'You signed in a while ago. Sign in again with {{providers}} to continue.',
  action: 'Sign in again',
  cancel: 'Cancel',
  close: 'Close',
})
