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
  header: {
    breadcrumb: 'Breadcrumb',
    account: 'Account of {{name}}',
    theme: { light: 'Light theme', dark: 'Dark theme', system: 'Theme of this device' },
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
