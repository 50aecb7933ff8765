import { defineMessages } from '@tandem/workbench'

/** Every word of the frame. */
export const shellMessages = defineMessages('shell', {
  product: 'Tandem',
  documentTitle: '{{page}} · Tandem',
  wait: 'Please wait...',
  skip: 'Skip to content',
  demo: 'This is a demo: its shops are simulated, and their orders are samples.',
  sidebar: {
    label: 'Main menu',
    menu: 'Menu',
    hide: 'Hide the names of the menu',
    show: 'Show the names of the menu',
    openSheet: 'Open the menu',
    closeSheet: 'Close the menu',
    synced: 'Everything synced {{when}}',
    syncing: 'Syncing {{store}}',
    syncFailed: 'Sync of {{store}} failed',
  },
  pages: {
    upgrade: {
      title: 'Upgrade to Pro',
      description: 'What a paid plan of Tandem will mean for your team.',
    },
  },
  upgrade: {
    heading: 'There is nothing to buy yet',
    intro: 'Tandem has no paid plan today. Your team already uses all of it.',
    points: {
      everything: 'Every page and every number is open to everyone in your team, as their role allows.',
      price: 'No price is set and no card is asked for.',
      notice: 'When a paid plan comes, it will be explained on this page before anything changes for you.',
    },
  },
  soon: { notes: 'Notes', projects: 'Projects', scheduler: 'Scheduler' },
  header: {
    breadcrumb: 'Breadcrumb',
    account: 'Account of {{name}}',
    profile: 'Profile',
    appearance: 'Appearance',
    upgrade: 'Upgrade to Pro',
    logout: 'Logout',
  },
  errors: {
    goBack: 'Go Back',
    goHome: 'Go Home',
    tryAgain: 'Try again',
    reload: 'Reload the page',
    requestId: 'Request id: {{id}}',
    notFound: {
      title: 'Page Not Found',
      description: 'The address may be mistyped, or the item was deleted. Nothing of yours has changed.',
    },
    unknownStore: {
      title: 'Unknown store',
      description:
        'The address names a store that your team does not have, or no longer has. Nothing has changed.',
    },
    newRelease: {
      title: 'A new version is ready',
      description:
        'Tandem was updated while this page was open. Reload it to go on; nothing is lost that was saved.',
    },
  },
})
