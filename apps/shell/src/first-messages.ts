import { defineMessages } from '@tandem/app-frame'

/**
 * The texts that any first page may need: titles and loading. The sign-in page loads no other texts of the
 * shell.
 */
export const firstMessages = defineMessages('first', {
  documentTitle: '{{page}} · Tandem',
  wait: 'Please wait...',
})
