import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** The texts of the menu and the page titles in Turkish. */
export const analyticsInTurkish: Translation<typeof catalogue> = {
  namespace: 'analytics',
  messages: {
    navigation: {
      dashboard: 'Gösterge paneli',
      group: 'Analizler',
      instagram: 'Instagram',
      comments: 'Yorumlar',
      tiktok: 'TikTok',
      youtube: 'YouTube',
    },
    pages: {
      home: { title: 'Gösterge paneli' },
      analytics: {
        instagram: {
          comments: { title: 'Yorumlar' },
        },
        tiktok: { title: 'TikTok' },
        youtube: { title: 'YouTube' },
        pinterest: { title: 'Pinterest' },
        x: { title: 'X' },
      },
    },
  },
}
