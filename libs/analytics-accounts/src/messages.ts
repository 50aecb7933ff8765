import { defineMessages } from '@tandem/app-frame'

/** Texts of the menu and the page titles. They load with the menu. */
export const { key, catalogue } = defineMessages('analytics-accounts-pages', {
  navigation: { tracker: 'Tracker', accounts: 'Accounts' },
  pages: {
    analytics: {
      instagram: {
        tracker: { title: 'Tracker', detail: { title: 'Tracked account' } },
        accounts: { title: 'Accounts' },
      },
    },
  },
})
