import { defineMessages } from '@tandem/app-frame'

/** The words of what waits, fails and is done. The sign-in page loads them. */
export const { text, useText } = defineMessages('page-parts', {
  failure: {
    network: {
      title: 'No connection',
      description: 'Tandem could not be reached. Nothing was lost; check your connection and try again.',
    },
    timeout: {
      title: 'No answer yet',
      description: 'Tandem took too long to answer. Nothing was lost; try again in a moment.',
    },
    contract: {
      title: 'Unexpected answer',
      description:
        'The answer could not be read. Reload the page; if that does not help, tell support the request id.',
    },
  },
  said: {
    created: '{{thing}} created successfully',
    updated: '{{thing}} updated successfully',
    deleted: '{{thing}} deleted successfully',
    added: '{{thing}} added successfully',
    revoked: '{{thing}} revoked successfully',
  },
  widget: { tryAgain: 'Try again', copyRequestId: 'Copy request id' },
})
