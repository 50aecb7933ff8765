import type { Translation } from '@tandem/app-frame'
import type { firstMessages } from './first-messages.ts'

/** The Turkish texts that any first page may need. */
export const firstInTurkish: Translation<typeof firstMessages.catalogue> = {
  namespace: 'first',
  messages: {
    documentTitle: '{{page}} · Tandem',
    wait: 'Lütfen bekleyin...',
  },
}
