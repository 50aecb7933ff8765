import { defineMessages } from '@tandem/app-frame'

/** Texts for figures of accounts, connected or tracked. */
export const {
  useText: useFigureText,
  text: figureText,
  catalogue,
  key: figureKey,
} = defineMessages('analytics-account-figures', {
  missing: '–',
  notShared: 'Not shared',
  notSharedWhy: 'Instagram doesn’t share this for this account',
  notRead: 'Not synced yet',
  notReadThen: 'No data',
  noDayRead: 'No data for this period',
  growthLater: 'Available after two days of data',
  notYet: 'Not available yet',
  points: '{{points}} pp',
  more: '+{{others}}',
  yours: 'Yours',
  noCollections: 'Not in a collection',
  figures: {
    followers: 'Followers',
    growth: 'Growth',
    reach: 'Avg. daily reach',
    views: 'Views',
    interactions: 'Interactions',
    posts: 'Posts per week',
    engagement: 'Engagement rate',
  },
  engagementTracked: 'Engagement rate (likes + comments)',
  engagementShort: 'Likes + comments only',
  engagementOwn: 'with shares and saves',
  changeBy: {
    network: '{{change}}, as Instagram counts follows and unfollows',
    readings: '{{change}}, by readings',
    both: '{{change}}, by follows and unfollows and by readings',
  },
  growthLine: '@{{username}}: followers from {{first}} to {{last}}',
  where: {
    table: 'About these numbers',
    from: {
      profile: 'Instagram, public profile of the account',
      ownProfile: 'Instagram, profile of the connected account',
      insights: 'Instagram, insights of the account',
      posts: 'Instagram, posts of the account',
    },
    networkDays: 'Days follow Instagram’s clock (Pacific Time)',
    read: 'Data for {{read}} of {{days}} days.',
    followers:
      'Follower count at the last sync of the period. Someone who follows two of your accounts counts twice.',
    growth:
      'Change in followers between the syncs of the period, as a share of the followers before. Accounts sync in the morning, so the last day ends with the next morning’s sync.',
    growthOwn:
      'New followers minus unfollows, as a share of the followers before. On days for which Instagram doesn’t share both, the difference between syncs counts; days without either are left out.',
    reach:
      'Average number of people reached per day; for several accounts, the sum of their averages. Days aren’t added up, because people who come back would count twice.',
    views:
      'How often the account’s posts were played or shown. Days without data are left out, not counted as zero.',
    interactions:
      'Likes, comments, shares, saves and replies, as counted by Instagram. Days without data are left out, not counted as zero.',
    posts: 'Posts published per week in this period. Stories not included.',
    engagement: 'Average engagement rate of the posts published in this period.',
    ofPost:
      'Likes, comments, shares and saves on day 7 after publishing, divided by the followers at that time. A younger post shows its latest rate, a post first synced after day 7 its first rate, and a post with hidden likes has none.',
    ofPostTracked:
      'Likes and comments on day 7 after publishing, divided by the followers at that time; shares and saves of other accounts aren’t public. A younger post shows its latest rate, a post first synced after day 7 its first rate, and a post with hidden likes has none.',
    engagementTracked:
      'Average public engagement rate of the posts published in this period. Compare it with your own accounts with care, because it lacks shares and saves.',
  },
  state: {
    queued: 'Waiting',
    running: 'Syncing',
    never: 'Not synced yet',
    renamed: 'Not found',
    expiring: 'Access expires soon',
    reconnect: 'Access expired',
    permissions: 'Permission missing',
    revoked: 'Access revoked',
    failing: 'Sync failed',
    archived: 'Archived',
    manage: 'Fix connection',
    renamedText:
      'We can no longer find this username. It may have been renamed, closed or switched to a personal account. Existing data is kept.',
    runningText: 'Syncing. New data appears here automatically.',
    archivedText: 'Archived and no longer synced. Existing data is kept.',
  },
  byDay: {
    followers: 'Followers',
    growth: 'Followers gained or lost',
    reach: 'Reach',
    views: 'Views',
    interactions: 'Interactions',
    posts: 'Posts',
    none: 'No data for this period',
    teamDays: 'Your team’s days ({{zone}})',
    failed: 'The days could not be loaded',
    loading: 'Loading the days',
  },
  dayRules: {
    followers: 'Followers at the end of each day. Days without data appear as gaps.',
    growth:
      'New followers minus unfollows that day, by Instagram’s days, where Instagram shares both; otherwise the next day’s sync minus that day’s. A gap if neither is known.',
    reach: 'Unique people reached that day. Days without data appear as gaps.',
    views: 'Plays and views that day. Days without data appear as gaps.',
    interactions: 'Likes, comments, shares, saves and replies that day. Days without data appear as gaps.',
    posts: 'Posts published that day. Stories not included.',
  },
  compare: {
    title: 'Compare followers',
    growth: 'Growth',
    count: 'Number',
    shows: 'Show',
    growthText: '{{period}}. Change since the start of the period.',
    countText: '{{period}}',
    empty: 'No data for these accounts in this period',
    emptyGrowth: 'Growth appears after two days of data',
    close: 'Close comparison',
    day: 'Day',
  },
  best: {
    title: 'Best posts',
    text: 'By engagement, published in this period',
    rule: 'Up to 10 posts from this period, highest engagement rate first.',
    failed: 'The best posts could not be loaded',
    loading: 'Loading the best posts',
    empty: 'No posts in this period, or likes are hidden.',
    likes: 'likes',
    noLikes: 'Likes not shared',
    comments: 'comments',
    noCaption: 'No caption',
  },
})
