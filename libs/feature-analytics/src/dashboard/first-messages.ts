import { defineMessages } from '@tandem/app-frame'

/** The words of a dashboard that has no figures yet; those of the figures come with them. */
export const { useText: useFirstText, catalogue } = defineMessages('analytics-dashboard-first', {
  nothing: {
    description: 'Nothing connected yet',
    title: 'See how your posts and your stores move together',
    text: 'Connect Instagram and a store to see reach, follower activity and sales side by side.',
    store: 'Connect a store',
    account: 'Connect Instagram',
    askEditor: 'An editor or admin can connect them.',
  },
  steps: {
    title: 'First steps',
    done: '{{done}} of {{total}} done',
    hide: 'Hide first steps',
    hidden: 'First steps hidden',
    isDone: 'Done',
    isOpen: 'To do',
    store: 'Connect your first store',
    start: 'Start here with Shopify or WooCommerce. Orders, customers and products then sync automatically.',
    account: 'Connect an Instagram account',
    products: 'Link a product to a post',
    people: 'Invite someone to your team',
    filter: 'Save a list filter',
  },
})
