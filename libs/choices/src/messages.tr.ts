import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** Texts for days, stores and order statuses in Turkish. */
export const choicesInTurkish: Translation<typeof catalogue> = {
  namespace: 'choices',
  messages: {
    storeSwitcher: { label: 'Mağaza', all: 'Tüm mağazalar' },
    archived: {
      title: '{{store}} arşivde',
      text: 'Siparişleri, müşterileri ve ürünleri hiçbir listede ve rakamda yer almaz; mağaza senkronize edilmez. Yeniden görmek için mağazayı geri yükleyin.',
      askEditor:
        'Siparişleri, müşterileri ve ürünleri hiçbir listede ve rakamda yer almaz. Geri yükletmek için takımınızdaki bir editöre veya yöneticiye başvurun.',
      restore: 'Geri yükle',
      restored: '{{store}} geri yüklendi',
      stores: 'Tüm mağazalar',
    },
    dates: {
      note: '{{zone}} · haftanın ilk günü: {{day}}',
      day0: 'Pazar',
      day1: 'Pazartesi',
      day6: 'Cumartesi',
      presets: {
        lifetime: 'Tüm zamanlar',
        today: 'Bugün',
        yesterday: 'Dün',
        this_week: 'Bu hafta',
        last_week: 'Geçen hafta',
        this_month: 'Bu ay',
        last_month: 'Geçen ay',
        this_quarter: 'Bu çeyrek',
        last_quarter: 'Geçen çeyrek',
        this_year: 'Bu yıl',
        last_year: 'Geçen yıl',
        last_7_days: 'Son 7 gün',
        last_30_days: 'Son 30 gün',
        last_90_days: 'Son 90 gün',
      },
    },
    orderStatus: {
      processing: 'Hazırlanıyor',
      completed: 'Tamamlandı',
      'on-hold': 'Beklemede',
      pending: 'Ödeme bekleniyor',
      cancelled: 'İptal edildi',
      refunded: 'İade edildi',
      failed: 'Başarısız',
      draft: 'Taslak',
      test: 'Test siparişi',
      'vendor-part': 'Siparişin parçası',
      unknown: 'Bilinmiyor',
    },
  },
}
