import { defineMessages } from '@tandem/app-frame'

export const { key, catalogue } = defineMessages('analytics', {
  navigation: {
    dashboard: 'Dashboard',
    group: 'Analytics',
    instagram: 'Instagram',
    comments: 'Comments',
    tiktok: 'TikTok',
    youtube: 'YouTube',
  },
  pages: {
    home: { title: 'Dashboard' },
    analytics: {
      instagram: {
        comments: { title: 'Comments' },
      },
      tiktok: { title: 'TikTok' },
      youtube: { title: 'YouTube' },
      pinterest: { title: 'Pinterest' },
      x: { title: 'X' },
    },
  },
})
