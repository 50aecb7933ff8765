import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** Texts for loading, failing and succeeding in Turkish. */
export const pagePartsInTurkish: Translation<typeof catalogue> = {
  namespace: 'page-parts',
  messages: {
    success: {
      created: '{{thing}} başarıyla oluşturuldu',
      updated: '{{thing}} başarıyla güncellendi',
      deleted: '{{thing}} başarıyla silindi',
      added: '{{thing}} başarıyla eklendi',
      revoked: '{{thing}} başarıyla iptal edildi',
    },
    widget: {
      tryAgain: 'Tekrar dene',
      reload: 'Sayfayı yenile',
      copyRequestId: 'İstek kimliğini kopyala',
    },
    // The texts that the specification fixes.
    failure: {
      network: 'Ağ bağlantısı hatası',
      any: 'Bir hata oluştu',
      unknown: 'Bilinmeyen bir hata oluştu',
    },
    incompleteLink: 'E-postanızdaki bağlantıyı yeniden açın veya tamamını adres çubuğuna kopyalayın.',
    missing: {
      newRelease: {
        title: 'Yeni bir sürüm var',
        description: 'Devam etmek için sayfayı yenileyin. Kaydettikleriniz korunur.',
      },
      lostFile: {
        title: 'Bu sayfa yüklenemedi',
        description: 'Sayfanın bir dosyası yolda kayboldu. Yeniden almak için sayfayı yenileyin.',
      },
      lostConnection: {
        title: 'Bağlantı yok',
        description: 'Hiçbir şey kaybolmadı. Bağlantınızı kontrol edip tekrar deneyin.',
      },
    },
  },
}
