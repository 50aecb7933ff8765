import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** Texts for choosing a time zone in Turkish. */
export const timezoneInTurkish: Translation<typeof catalogue> = {
  namespace: 'page-parts-timezone',
  messages: {
    label: 'Saat dilimi',
    hint: 'Raporlarda bu saat dilimi kullanılır.',
    placeholder: 'Seçin',
    none: 'Eşleşen saat dilimi yok',
    failed: 'Saat dilimleri yüklenemedi.',
    tryAgain: 'Tekrar dene',
  },
}
