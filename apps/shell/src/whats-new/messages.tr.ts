import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** The texts of what's new in Turkish. */
export const whatsNewInTurkish: Translation<typeof catalogue> = {
  namespace: 'shell-whats-new',
  messages: {
    title: 'Yenilikler',
    close: 'Kapat',
    newest: 'En yeni değişiklikler',
    release: 'Sürüm {{version}}',
    kinds: { new: 'Yeni', changed: 'Değişen' },
    none: 'Şu anda yeni bir şey yok.',
    inEnglish: 'Bu notlar İngilizce yazılmıştır.',
  },
}
