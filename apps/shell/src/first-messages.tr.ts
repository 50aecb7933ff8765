import type { Translation } from '@tandem/app-frame'
import type { firstMessages } from './first-messages.ts'

/** The Turkish texts that any first page may need. */
export const firstInTurkish: Translation<typeof firstMessages.catalogue> = {
  namespace: 'first',
  messages: {
    documentTitle: '{{page}} · Tandem',
    wait: 'Lütfen bekleyin...',
    errors: {
      tryAgain: 'Tekrar dene',
      reload: 'Sayfayı yenile',
      newRelease: {
        title: 'Yeni bir sürüm var',
        description: 'Devam etmek için sayfayı yenileyin. Kaydettikleriniz korunur.',
      },
      missingPart: {
        title: 'Bu sayfa yüklenemedi',
        description: 'Sayfanın bir dosyası yolda kayboldu. Yeniden almak için sayfayı yenileyin.',
      },
      lostPart: {
        title: 'Bağlantı yok',
        description: 'Hiçbir şey kaybolmadı. Bağlantınızı kontrol edip tekrar deneyin.',
      },
    },
  },
}
