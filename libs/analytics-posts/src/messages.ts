import { defineMessages } from '@tandem/app-frame'

/** Texts of the menu and the page titles. They load with the menu. */
export const { key, catalogue } = defineMessages('analytics-posts-pages', {
  navigation: { posts: 'Posts' },
  pages: { analytics: { instagram: { posts: { title: 'Posts' } } } },
})
