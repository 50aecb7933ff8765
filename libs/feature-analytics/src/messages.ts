import { defineMessages } from '@tandem/app-frame'

export const { key } = defineMessages('analytics', {
  navigation: {
    dashboard: 'Dashboard',
    group: 'Analytics',
    instagram: 'Instagram',
    posts: 'Posts',
    tracker: 'Tracker',
    accounts: 'Accounts',
    comments: 'Comments',
    tiktok: 'TikTok',
    youtube: 'YouTube',
  },
  pages: {
    home: { title: 'Dashboard' },
    analytics: {
      instagram: {
        posts: { title: 'Posts' },
        tracker: { title: 'Tracker', detail: { title: 'Tracked account' } },
        accounts: { title: 'Accounts' },
        comments: { title: 'Comments' },
      },
      tiktok: { title: 'TikTok' },
      youtube: { title: 'YouTube' },
      pinterest: { title: 'Pinterest' },
      x: { title: 'X' },
    },
  },
})
