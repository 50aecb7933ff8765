import { defineMessages } from '@tandem/workbench'

/** The words that any first page may need: title, waiting, failures. The sign-in page loads no others of the shell. */
export const firstMessages = defineMessages('first', {
  documentTitle: '{{page}} · Tandem',
  wait: 'Please wait...',
  errors: {
    goBack: 'Go Back',
    goHome: 'Go Home',
    logout: 'Logout',
    tryAgain: 'Try again',
    reload: 'Reload the page',
    requestId: 'Request id: {{id}}',
    copyRequestId: 'Copy request id',
    requestIdCopied: 'Request id copied',
    offline: 'You are offline. What you see may be out of date.',
    unreachable: 'Tandem cannot be reached. What you see may be out of date.',
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
      title: 'A new release is ready',
      description:
        'Tandem was updated while this page was open. Reload it to go on; nothing is lost that was saved.',
    },
    lostPart: {
      title: 'No connection',
      description: 'This page could not be fetched. Nothing was lost; check your connection and try again.',
    },
    release: {
      title: 'A new release is ready',
      description: 'Reload when it suits you. Nothing is lost.',
      reload: 'Reload',
    },
  },
})
