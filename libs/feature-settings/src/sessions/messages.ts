import { defineMessages } from '@tandem/app-frame'

/** Texts of the devices; only their page loads them. */
export const {
  useText: useSessionsText,
  text: sessionsText,
  catalogue,
} = defineMessages('settings-sessions', {
  loading: 'Loading your devices',
  failed: 'Your devices could not be loaded',
  list: 'Devices',
  device: '{{browser}} on {{system}}',
  unknown: 'Unknown device',
  current: 'This device',
  used: 'Last used {{when}}',
  usedNow: 'Active now',
  since: 'signed in {{date}}',
  noAddress: 'Unknown IP address',
  alone: 'You’re only signed in on this device.',
  end: 'Sign out',
  endNamed: 'Sign out {{device}}, signed in {{date}}',
  endOthers: 'Sign out other devices',
  endAll: 'Sign out everywhere',
  ended: '{{device}} signed out',
  othersEnded_one: '1 device is signed out',
  othersEnded_other: '{{count}} devices are signed out',
  confirm: {
    othersTitle: 'Sign out the other devices?',
    othersText: 'You’ll need to sign in again on those devices. This device stays signed in.',
    allTitle: 'Sign out everywhere?',
    allText:
      'You’ll need to sign in again on every device, including this one. Unsaved changes will be lost.',
    ownTitle: 'Sign out this device?',
    ownText: 'You’ll need to sign in again. Other devices stay signed in.',
    keep: 'Stay signed in',
    close: 'Close',
  },
})
