import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** The words of the menu, the titles of the pages and the actions in Turkish. */
export const integrationsInTurkish: Translation<typeof catalogue> = {
  namespace: 'integrations',
  messages: {
    navigation: {
      group: 'Entegrasyonlar',
      socialMedia: 'Sosyal medya',
      stores: 'E-ticaret',
      connectedStores: 'Bağlı mağazalar',
    },
    pages: {
      integrations: {
        'social-media': {
          title: 'Sosyal medya',
          callback: { instagram: { title: 'Instagram’ı bağla' } },
        },
        'e-commerce': { title: 'E-ticaret' },
      },
    },
    actions: { connectStore: 'Mağaza bağla', trackAccount: 'Instagram hesabı takip et' },
  },
}
