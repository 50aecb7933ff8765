import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './name-messages.ts'

/** Names of rows in Turkish. */
export const itemNamesInTurkish: Translation<typeof catalogue> = {
  namespace: 'item-names',
  messages: { order: 'Sipariş #{{number}}' },
}
