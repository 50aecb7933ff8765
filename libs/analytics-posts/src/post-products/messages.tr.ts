import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** The texts about linking products to a post in Turkish. */
export const postProductsInTurkish: Translation<typeof catalogue> = {
  namespace: 'analytics-post-products',
  messages: {
    title: 'Bu gönderiye ürün bağla',
    description: 'Sonraki 7 gün içindeki satışlarını bu gönderiyle ilişkilendiririz.',
    close: 'Kapat',
    cancel: 'Vazgeç',
    save: 'Ürünleri kaydet',
    saved: 'Gönderinin ürünleri',
    changedSince: 'Gönderinin ürünleri yeniden değiştirildi. Hiçbir şey geri alınmadı.',
    noName: 'Adı yok',
    discard: {
      title: 'Değişiklikler silinsin mi?',
      text: 'Bağlı ürünler olduğu gibi kalır.',
      keep: 'Düzenlemeye devam et',
      discard: 'Değişiklikleri sil',
    },
    chosen: {
      label: 'Bağlı ürünler',
      none: 'Bağlı ürün yok – bu gönderiyle hiçbir satış ilişkilendirilmez.',
      remove: 'Kaldır: {{name}}',
      byCaption: 'Kaydettikten sonra ürünler, açıklamadaki bağlantılardan otomatik olarak bağlanır.',
      useCaption: 'Yeniden açıklamadan bağla',
      full: 'Bir gönderide en fazla {{max}} ürün olabilir. Başka bir ürün eklemek için birini kaldırın.',
    },
    search: {
      label: 'Ürün ara',
      placeholder: 'Ad veya SKU ile ara',
      clear: 'Aramayı temizle',
      results: 'Bulunan ürünler',
      linked: 'Bağlı',
      loading: 'Ürünler aranıyor',
      failed: 'Ürünler aranamadı.',
      again: 'Tekrar dene',
      nothing: '“{{term}}” ile eşleşen ürün yok.',
      noProducts: 'Henüz ürün yok. Ürünler, bağlı mağazalarınızdan içe aktarılır.',
      connect: 'Mağaza bağla',
    },
    mayNotWrite:
      'Bağlı ürünleri görüntüleyebilirsiniz. Değiştirmek için bir editör veya yöneticiden yardım isteyin.',
  },
}
