import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** The texts of the page of cohorts in Turkish. */
export const cohortsInTurkish: Translation<typeof catalogue> = {
  namespace: 'ecommerce-cohorts',
  messages: {
    description: 'İlk siparişlerinin ayına göre müşteriler: kimler yeniden satın aldı ve ne kadar harcadı.',
    noStore: 'Henüz bağlı mağaza yok',
    loading: 'Kohortlar yükleniyor',
    failed: 'Kohortlar yüklenemedi',
    table: 'İlk siparişlerinin ayına göre müşteriler, {{currency}}',
    region: 'Kohort tablosu',
    currency: 'Para birimi',
    months_one: '{{formatted}} ay',
    months_other: '{{formatted}} ay',
    file: 'kohortlar',
    month: 'İlk sipariş ayı',
    customers: 'Müşteriler',
    customersOf_one: '{{formatted}} müşteri',
    customersOf_other: '{{formatted}} müşteri',
    repeat: 'Yeniden satın alan, %',
    revenue: 'Müşteri başına ciro, {{currency}}',
    revenueName: 'Müşteri başına ciro',
    afterDays: '{{days}}\u00a0gün sonra',
    repeatAfter: '{{days}} gün sonra yeniden satın alan, %',
    revenueAfter: '{{days}} gün sonra müşteri başına ciro, {{currency}}',
    notYet: 'Henüz değil',
    notYetSign: '–',
    without_one: '{{formatted}} sipariş, e-posta adresi olmadığı için hesaba katılmadı.',
    without_other: '{{formatted}} sipariş, e-posta adresi olmadığı için hesaba katılmadı.',
    knownSince:
      'Tüm siparişler {{day}} tarihinden beri biliniyor. O günden önce başlayan aylar hesaba katılmaz; o günden önce satın almış müşteriler, o günden sonraki ilk siparişlerinin ayına aittir.',
    rules: {
      customers:
        'Bir mağazadaki ilk siparişlerinin ayına ve para birimine göre müşteriler; aynı e-posta adresine sahip misafirler ve hesaplar tek müşteri sayılır.',
      repeat:
        'Ayın müşterilerinden, ilk siparişten sonraki 30, 90 veya 365 gün içinde ikinci bir sipariş verenlerin oranı.',
      revenue:
        'Ayın müşterilerinin bu günler içinde bu para biriminde satın aldıklarının, ilk sipariş dâhil ve iadeler düşülmüş olarak, müşteri sayısına bölümü.',
      notYet: 'Dönem her müşteri için henüz bitmedi.',
    },
    counted:
      'İlk siparişler aynı anda birden fazla para biriminde verildiyse alfabede önce gelen para birimi sayılır. Yalnızca satış sayılan siparişler dâhildir. Aylar {{zone}} saat dilimine göredir.',
    empty: {
      title: 'Henüz kohort yok',
      text: 'Kohortlar, e-posta adresi olan ilk siparişten sonra burada görünür.',
      currencyTitle: '{{currency}} için kohort yok',
      currencyText: 'E-posta adresi olan hiçbir müşteri ilk siparişini {{currency}} para biriminde vermedi.',
    },
  },
}
