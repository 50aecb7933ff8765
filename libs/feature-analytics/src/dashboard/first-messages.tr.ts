import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './first-messages.ts'

/** The texts of a dashboard without figures in Turkish. */
export const firstDashboardInTurkish: Translation<typeof catalogue> = {
  namespace: 'analytics-dashboard-first',
  messages: {
    nothing: {
      description: 'Henüz hiçbir şey bağlı değil',
      title: 'Gönderilerinizin ve mağazalarınızın birlikte nasıl hareket ettiğini görün',
      text: 'Erişimi, takipçi hareketliliğini ve satışları yan yana görmek için Instagram’ı ve bir mağaza bağlayın.',
      store: 'Mağaza bağla',
      account: 'Instagram’ı bağla',
      askEditor: 'Bunları bir editör veya yönetici bağlayabilir.',
    },
    steps: {
      title: 'İlk adımlar',
      done: '{{done}} / {{total}} tamamlandı',
      hide: 'İlk adımları gizle',
      hidden: 'İlk adımlar gizlendi',
      isDone: 'Tamamlandı',
      isOpen: 'Yapılacak',
      store: 'İlk mağazanızı bağlayın',
      start:
        'Shopify veya WooCommerce ile buradan başlayın. Siparişler, müşteriler ve ürünler sonra otomatik olarak senkronize edilir.',
      account: 'Bir Instagram hesabı bağlayın',
      products: 'Bir gönderiye ürün bağlayın',
      people: 'Takımınıza birini davet edin',
      filter: 'Bir liste filtresi kaydedin',
    },
  },
}
