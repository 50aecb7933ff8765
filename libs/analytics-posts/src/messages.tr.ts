import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** The texts of the menu and the page titles in Turkish. */
export const postPagesInTurkish: Translation<typeof catalogue> = {
  namespace: 'analytics-posts-pages',
  messages: {
    navigation: { posts: 'Gönderiler' },
    pages: { analytics: { instagram: { posts: { title: 'Gönderiler' } } } },
  },
}
