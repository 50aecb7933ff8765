import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** Texts around the pages of an app that mounts features, in Turkish. */
export const mountInTurkish: Translation<typeof catalogue> = {
  namespace: 'mount',
  messages: {
    pages: 'Sayfalar',
    failed: 'Sayfa gösterilemedi',
    notFound: { title: 'Sayfa bulunamadı', text: 'Bu adreste sayfa yok.' },
    tryAgain: 'Tekrar dene',
  },
}
