import type { Translation } from '@tandem/app-frame'
import type { demoMessages } from './messages.ts'

/** The Turkish texts of the menu of a demo. */
export const demoInTurkish: Translation<typeof demoMessages.catalogue> = {
  namespace: 'shell-demo',
  messages: {
    filling: 'Örnek veriler içe aktarılıyor: %{{part}}',
    stopped: 'Örnek verilerin bir kısmı içe aktarılamadı.',
    cancel: 'Vazgeç',
    failed: 'İşlem yapılamadı. Tekrar deneyin.',
    empty: {
      action: 'Boş başla',
      title: 'Boş bir takımla başlansın mı?',
      text: 'Demo takımındaki her şey silinir: mağazalar, Instagram hesapları, kişiler, notlar, filtreler ve ayarlar. Takımın sahibi olarak oturumunuz açık kalır ve örneği geri getirebilirsiniz.',
    },
    full: {
      action: 'Örneği geri getir',
      title: 'Örnek geri getirilsin mi?',
      text: 'Demo takımına eklenenler ve yapılan değişiklikler silinir, ardından örnek yeniden içe aktarılır. Takımın sahibi olarak oturumunuz açık kalır.',
    },
  },
}
