import { defineMessages } from '@tandem/app-frame'

/** Texts of the sign-in methods; only their page loads them. */
export const {
  useText: useSignInText,
  text: signInText,
  catalogue,
} = defineMessages('settings-sign-in', {
  loading: 'Loading your sign-in methods',
  failed: 'Your sign-in methods could not be loaded',
  list: 'Sign-in methods',
  password: 'Password',
  passwordSince: 'Set on {{date}}',
  passwordSet: 'Set',
  noPassword:
    'Not set. To choose one, sign out and reset your password. That disconnects your providers; you can add them again.',
  since: 'since {{date}}',
  only: 'Your only sign-in method',
  remove: 'Remove',
  removeNamed: 'Remove {{method}}',
  addTitle: 'Add a sign-in method',
  addHint: 'We email you when a sign-in method is added. You can undo it for 7 days.',
  add: 'Add {{provider}}',
  added: '{{provider}} was added',
  removed: '{{provider}} was removed',
  returned: {
    cancelled: 'You cancelled at {{provider}}. Nothing was added.',
    expired: 'That took too long or was started elsewhere. Start again.',
    unavailable: '{{provider}} didn’t answer. Try again.',
    refused: '{{provider}} couldn’t confirm who you are. Try again.',
    busy: 'Too many attempts. Try again in a minute.',
    unknown: 'This provider is not set up here.',
    anyProvider: 'The provider',
  },
  dialog: {
    addTitle: 'Add {{provider}}?',
    addText: 'You can then sign in to Tandem with this {{provider}} account.',
    removeTitle: 'Remove {{provider}}?',
    removeText: 'You can no longer sign in to Tandem with this {{provider}} account.',
  },
})
