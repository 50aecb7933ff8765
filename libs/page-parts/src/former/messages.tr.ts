import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** Words about what stays on screen when a later read fails, in Turkish. */
export const formerInTurkish: Translation<typeof catalogue> = {
  namespace: 'page-parts-former',
  messages: {
    offline: 'Bağlantı yok. Bunlar önceden gösterilenler.',
    failed: '{{reason}} Bunlar önceden gösterilenler.',
  },
}
