import { defineMessages } from '@tandem/app-frame'

/** The words of the devices one is signed in on; only their page loads them. */
export const { useText: useSessionsText, text: sessionsText } = defineMessages('settings-sessions', {
  loading: 'Loading your devices',
  failed: 'Your devices could not be loaded',
  list: 'Devices',
  device: '{{browser}} on {{system}}',
  unknown: 'Unknown device',
  current: 'This device',
  used: 'Last used {{when}}',
  usedNow: 'In use now',
  since: 'signed in {{date}}',
  noAddress: 'Address unknown',
  alone: 'You are signed in on this device only.',
  end: 'Sign out',
  endNamed: 'Sign out {{device}}, signed in {{date}}',
  endOthers: 'Sign out the other devices',
  endAll: 'Sign out everywhere',
  ended: '{{device}} is signed out',
  othersEnded_one: '1 device is signed out',
  othersEnded_other: '{{count}} devices are signed out',
  confirm: {
    othersTitle: 'Sign out the other devices?',
    othersText: 'Whoever uses them has to sign in again. This device stays signed in; nothing is lost.',
    allTitle: 'Sign out everywhere?',
    allText: 'You have to sign in again on every device, this one too. What is not saved there is lost.',
    ownTitle: 'Sign out this device?',
    ownText: 'You have to sign in again. Your other devices stay signed in.',
    keep: 'Stay signed in',
    close: 'Close',
  },
})
