import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './customer-messages.ts'

/** The texts about the customers a post brought in Turkish. */
export const postCustomersInTurkish: Translation<typeof catalogue> = {
  namespace: 'analytics-post-customers',
  messages: {
    title: 'Bu gönderinin kazandırdığı müşteriler',
    rule: 'Bir mağazadaki ilk siparişi bu gönderiyi belirten ve bu siparişi gönderiden sonraki 90 gün içinde veren müşteriler. “Sonrasında”, nereden gelmiş olurlarsa olsunlar, bu siparişten sonra satın aldıkları her şeydir; iadeler düşülür. Gönderinin sattıklarına dahil değildir. Bir mağaza yalnızca son siparişlerini paylaşıyorsa bunların ilki, ilk sipariş sayılır.',
    source: 'Bağlı mağazaların siparişleri ve müşterileri',
    failed: 'Müşteriler yüklenemedi',
    loading: 'Müşteriler yükleniyor',
    list: 'İlk siparişi bu gönderiyi belirten müşteriler',
    unknown: 'Bilinmiyor',
    count_one: '{{formatted}} müşteri',
    count_other: '{{formatted}} müşteri',
  },
}
