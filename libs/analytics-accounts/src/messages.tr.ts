import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** The texts of the menu and the page titles in Turkish. */
export const accountPagesInTurkish: Translation<typeof catalogue> = {
  namespace: 'analytics-accounts-pages',
  messages: {
    navigation: { tracker: 'Takip', accounts: 'Hesaplar' },
    pages: {
      analytics: {
        instagram: {
          tracker: { title: 'Takip', detail: { title: 'Takip edilen hesap' } },
          accounts: { title: 'Hesaplar' },
        },
      },
    },
  },
}
