import { defineMessages } from '@tandem/app-frame'

/** The words of the menu, the titles of the pages and the actions; the frame loads them. */
export const { key, catalogue } = defineMessages('integrations', {
  navigation: {
    group: 'Integrations',
    socialMedia: 'Social Media',
    stores: 'E-commerce',
    connectedStores: 'Connected stores',
  },
  pages: {
    integrations: {
      'social-media': { title: 'Social Media', callback: { instagram: { title: 'Connect Instagram' } } },
      'e-commerce': { title: 'E-commerce' },
    },
  },
  actions: { connectStore: 'Connect a store', trackAccount: 'Track an Instagram account' },
})
