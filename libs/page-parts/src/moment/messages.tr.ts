import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** The words of moments in Turkish. */
export const momentsInTurkish: Translation<typeof catalogue> = {
  namespace: 'page-parts-moment',
  messages: {
    both: '{{own}} (takım: {{team}})',
  },
}
