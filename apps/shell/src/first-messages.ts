import { defineMessages } from '@tandem/app-frame'

/**
 * The texts that any first page may need: titles, loading, a missing part. The sign-in page loads no other
 * texts of the shell.
 */
export const firstMessages = defineMessages('first', {
  documentTitle: '{{page}} · Tandem',
  wait: 'Please wait...',
  errors: {
    tryAgain: 'Try again',
    reload: 'Reload the page',
    newRelease: {
      title: 'A new version is available',
      description: 'Reload the page to continue. What you saved is kept.',
    },
    missingPart: {
      title: 'This page did not load',
      description: 'A file of it was lost on the way. Reload the page to get it again.',
    },
    lostPart: {
      title: 'No connection',
      description: 'Nothing is lost. Check your connection and try again.',
    },
  },
})
