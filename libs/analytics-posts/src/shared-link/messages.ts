import { defineMessages } from '@tandem/app-frame'

/** Texts of the page that opens a link shared from another app. */
export const { useText, catalogue } = defineMessages('analytics-posts-shared-link', {
  pages: { analytics: { instagram: { posts: { shared: { title: 'Shared link' } } } } },
  description: 'Opens the post of a link that another app shared.',
  unknown: 'No post for this link',
  unknownText:
    'It isn’t a post of a connected account, or the account hasn’t synced since it was published: {{link}}',
  none: 'Nothing to open',
  noneText: 'What was shared has no link. Share the link of a post on Instagram.',
  posts: 'View posts',
})
