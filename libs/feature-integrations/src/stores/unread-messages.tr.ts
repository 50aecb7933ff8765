import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './unread-messages.ts'

/** Texts about rows that couldn’t be imported, in Turkish. */
export const unreadRowsInTurkish: Translation<typeof catalogue> = {
  namespace: 'integrations-unread-rows',
  messages: {
    title_one: '1 satır içe aktarılamadı.',
    title_other: '{{rows}} satır içe aktarılamadı.',
    meaning:
      'Bunlar listelerde ve metriklerde yer almaz veya son içe aktarıldıkları hâliyle görünür. Diğer tüm satırlar içe aktarıldı.',
    later:
      'Tandem her senkronizasyonda bunları yeniden dener. Bir satır, içe aktarıldığında veya mağazadan silindiğinde bu listeden çıkar.',
    show: 'Satırları göster',
    of: 'İçe aktarılamayan satırlar: {{store}}',
    close: 'Kapat',
    list: 'İçe aktarılamayan satırlar',
    loading: 'Satırlar yükleniyor',
    failed: 'Liste yüklenemedi',
    none: 'Tüm satırlar içe aktarıldı.',
    more: 'Daha fazla göster',
    seen: 'İlk görülme: {{first}}, son deneme: {{last}}',
    kind: {
      collections: 'Koleksiyon {{id}}',
      products: 'Ürün {{id}}',
      customers: 'Müşteri {{id}}',
      orders: 'Sipariş {{id}}',
      refunds: 'İade {{id}}',
    },
    nameless: {
      collections: 'Kimliği olmayan bir koleksiyon',
      products: 'Kimliği olmayan bir ürün',
      customers: 'Kimliği olmayan bir müşteri',
      orders: 'Kimliği olmayan bir sipariş',
      refunds: 'Kimliği olmayan bir iade',
    },
    refundOf: 'Bir iade (sipariş {{order}})',
    refundIdOf: 'İade {{id}} (sipariş {{order}})',
  },
}
