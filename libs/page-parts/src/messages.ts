import { defineMessages } from '@tandem/app-frame'

/** Texts for loading, failing and succeeding. The sign-in page loads them. */
export const { text, useText, catalogue } = defineMessages('page-parts', {
  said: {
    created: '{{thing}} created successfully',
    updated: '{{thing}} updated successfully',
    deleted: '{{thing}} deleted successfully',
    added: '{{thing}} added successfully',
    revoked: '{{thing}} revoked successfully',
  },
  widget: { tryAgain: 'Try again', copyRequestId: 'Copy request ID' },
})
