import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './customer-messages.ts'

/** The texts about the customers a post brought in Turkish. */
export const postCustomersInTurkish: Translation<typeof catalogue> = {
  namespace: 'analytics-post-customers',
  messages: {
    title: 'Bu gönderinin kazandırdığı müşteriler',
    rule: 'Bir mağazadaki bilinen ilk siparişi, gönderiden sonraki 90 gün içinde bu gönderiyi belirten müşteriler.',
    since:
      '“Sonrasında”, o siparişten sonra, nereden gelirlerse gelsinler, satın aldıkları her şeydir; iadeler düşülür. Gönderinin sattıklarına dâhil değildir.',
    source: 'Bağlı mağazaların siparişleri ve müşterileri',
    failed: 'Müşteriler yüklenemedi',
    loading: 'Müşteriler yükleniyor',
    list: 'İlk siparişi bu gönderiyi belirten müşteriler',
    unknown: 'Bilinmiyor',
    count_one: '{{formatted}} müşteri',
    count_other: '{{formatted}} müşteri',
  },
}
