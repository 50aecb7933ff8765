import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** Texts for somebody whose role has changed, in Turkish. */
export const membershipInTurkish: Translation<typeof catalogue> = {
  namespace: 'workspace-membership',
  messages: {
    changed: 'Yeni rolünüz: {{role}}',
    changedText: 'Rolünüzü bir yönetici değiştirdi. Erişiminiz güncellendi.',
  },
}
