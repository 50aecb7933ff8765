import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** The texts of the menu, the titles of the pages and the actions in Turkish. */
export const ecommerceInTurkish: Translation<typeof catalogue> = {
  namespace: 'ecommerce',
  messages: {
    navigation: {
      group: 'E-ticaret',
      customers: 'Müşteriler',
      cohorts: 'Kohortlar',
      codes: 'İndirim kodları',
      orders: 'Siparişler',
      products: 'Ürünler',
    },
    pages: {
      'e-commerce': {
        customers: {
          title: 'Müşteriler',
          description: 'Mağazalarınızdan kimler satın alıyor ve en son ne zaman sipariş verdiler.',
        },
        cohorts: { title: 'Kohortlar', description: 'Hangi müşteriler geri geldi, aylara göre.' },
        codes: { title: 'İndirim kodları', description: 'İndirim kodlarınızın getirdiği satışlar.' },
        orders: { title: 'Siparişler', description: 'Mağazalarınızın sattıkları.' },
        reconcile: {
          title: 'Mağazanın raporuyla karşılaştır',
          description: 'Tandem ile mağazanın kendi raporu bir ayda neden farklı.',
        },
        products: { title: 'Ürünler', description: 'Mağazalarınız neyi, ne kadar satıyor.' },
      },
    },
    actions: {
      syncAll: 'Tüm mağazaları senkronize et',
      allSyncing: 'Tüm mağazalar zaten senkronize ediliyor',
      noStore: 'Henüz bağlı mağaza yok',
      syncStarted: 'Senkronizasyon başladı',
    },
  },
}
