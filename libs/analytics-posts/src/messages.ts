import { defineMessages } from '@tandem/app-frame'

/** The words of the menu and the titles of pages. They load with the menu. */
export const { key } = defineMessages('analytics-posts-pages', {
  navigation: { posts: 'Posts' },
  pages: { analytics: { instagram: { posts: { title: 'Posts' } } } },
})
