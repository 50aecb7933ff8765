import { defineMessages } from '../define-messages.ts'

/** Texts of planned pages. */
export const { useText, key, catalogue } = defineMessages('app-frame', {
  comingSoon: {
    title: 'Coming Soon',
    text: 'This page has not been created yet. Stay tuned though!',
    home: 'Back to Home',
    badge: 'Soon',
  },
})
