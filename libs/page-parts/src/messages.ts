import { defineMessages } from '@tandem/app-frame'

/** Texts for loading, failing and succeeding. The sign-in page loads them. */
export const { text, useText, catalogue } = defineMessages('page-parts', {
  success: {
    created: '{{thing}} created successfully',
    updated: '{{thing}} updated successfully',
    deleted: '{{thing}} deleted successfully',
    added: '{{thing}} added successfully',
    revoked: '{{thing}} revoked successfully',
  },
  widget: { tryAgain: 'Try again', reload: 'Reload the page', copyRequestId: 'Copy request ID' },
  failure: {
    network: 'The server could not be reached. Check your connection and try again.',
    any: 'An error occurred.',
    unknown: 'An unexpected error occurred.',
  },
  incompleteLink: 'Open the link in your email again, or copy all of it into the address bar.',
  missing: {
    newRelease: {
      title: 'A new version is available',
      description: 'Reload the page to continue. What you saved is kept.',
    },
    lostFile: {
      title: 'This page did not load',
      description: 'A file of this page was lost on the way. Reload the page to get it again.',
    },
    lostConnection: {
      title: 'No connection',
      description: 'Nothing is lost. Check your connection and try again.',
    },
  },
})
