import type { Translation } from '../define-messages.ts'
import type { catalogue } from './messages.ts'

/** Texts of planned pages in Turkish. */
export const appFrameInTurkish: Translation<typeof catalogue> = {
  namespace: 'app-frame',
  messages: {
    comingSoon: {
      title: 'Yakında',
      text: 'Bu sayfa henüz hazır değil. Takipte kalın!',
      home: 'Ana sayfaya dön',
      badge: 'Yakında',
    },
  },
}
