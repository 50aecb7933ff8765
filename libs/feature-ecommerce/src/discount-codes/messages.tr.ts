import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** The texts of the page of discount codes in Turkish. */
export const discountCodesInTurkish: Translation<typeof catalogue> = {
  namespace: 'ecommerce-discount-codes',
  messages: {
    description: 'Her kodun ne kadar sattığı ve yeni müşterilerinin sonradan neler satın aldığı.',
    noStore: 'Henüz bağlı mağaza yok',
    connect: 'İndirim kodlarını görmek için bir mağaza bağlayın',
    list: 'İndirim kodları',
    count_one: '{{formatted}} indirim kodu',
    count_other: '{{formatted}} indirim kodu',
    loading: 'İndirim kodları yükleniyor',
    failed: 'İndirim kodları yüklenemedi',
    currency: 'Para birimi',
    code: 'Kod',
    orders: 'Siparişler',
    revenue: 'Ciro',
    discount: 'Verilen indirim',
    buyers: 'Müşteriler',
    customers: 'Yeni müşteriler',
    later: 'Sonraki alımlar',
    laterOrders: 'Sonraki siparişler',
    ordersCount_one: '{{formatted}} sipariş',
    ordersCount_other: '{{formatted}} sipariş',
    customersCount_one: '{{formatted}} yeni müşteri',
    customersCount_other: '{{formatted}} yeni müşteri',
    rules: {
      orders: 'Bu kodla tek bir para biriminde verilen siparişler.',
      revenue:
        'Bu kodla verilen siparişlerin tek bir para birimindeki toplamı; iadeler düşülür, iki kodlu bir sipariş ikisi için de sayıldığından kodlar toplanmaz.',
      discount:
        'Bu kodun bu siparişlerde sağladığı indirim; mağaza bunu her sipariş için paylaşmıyorsa bilinmez.',
      buyers: 'Bu siparişleri veren ve e-posta adresi bırakan kişiler.',
      customers: 'Kodu mağazadaki ilk siparişlerinde kullanan kişiler.',
      laterOrders:
        'Yeni müşterilerin o siparişten sonra aynı para biriminde, kodla veya kodsuz verdikleri siparişler.',
      later:
        'Yeni müşterilerin o siparişten sonra aynı para biriminde, kodla veya kodsuz satın aldıkları her şey; iadeler düşülmüş.',
    },
    counted: 'Büyük ve küçük harf fark etmez. Yalnızca satış sayılan siparişler dâhildir.',
    unknown_one: '{{formatted}} siparişin kodları henüz bilinmiyor. Bir sonraki tam senkronizasyonda okunur.',
    unknown_other:
      '{{formatted}} siparişin kodları henüz bilinmiyor. Bir sonraki tam senkronizasyonda okunur.',
    knownSince:
      'Tüm siparişler {{day}} tarihinden beri biliniyor. Yeni müşteriler ve satın aldıkları o günden itibaren sayılır; yalnızca o günden önce satın almış biri yeni sayılır. Yalnızca o günden önce kullanılmış kodlarda kimin yeni olduğu bilinmiyor.',
    empty: {
      title: 'Henüz indirim kodu yok',
      text: 'Bir kod, kullanıldığı ilk siparişten sonra burada görünür.',
    },
    people: {
      title: 'Bu kodla gelen yeni müşteriler: {{code}}',
      close: 'Kapat',
      loading: 'Müşteriler yükleniyor',
      failed: 'Müşteriler yüklenemedi',
      list: 'İlk siparişinde bu kodu kullanan müşteriler',
      none: 'Henüz yeni müşteri yok',
      noneText: 'Bu kodu kullanan herkes daha önce satın almış veya e-posta adresi bırakmamış.',
    },
  },
}
