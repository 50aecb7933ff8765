import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** The texts of the page that compares a month with the shop's own report in Turkish. */
export const reconcileInTurkish: Translation<typeof catalogue> = {
  namespace: 'ecommerce-reconcile',
  messages: {
    description:
      'Bir mağazanın bir aylık rakamları Tandem’de ve mağazanın kendi raporunda; farkların nedenleriyle.',
    noStore: 'Henüz bağlı mağaza yok',
    connect: 'Rakamlarını karşılaştırmak için bir mağaza bağlayın',
    loading: 'Mağazanın raporu yükleniyor',
    failed: 'Mağazanın raporu yüklenemedi',
    store: 'Mağaza',
    month: 'Ay',
    askAgain: 'Yeniden kontrol et',
    byLabel: 'Tandem’in siparişleri saydığı gün',
    by: { ordered: 'Sipariş tarihi', paid: 'Ödeme tarihi' },
    refundsLabel: 'Tandem’in iadeleri düştüğü gün',
    refunds: { order: 'Sipariş tarihi', given: 'İade tarihi' },
    sides: { report: 'Tandem ve mağazanın raporu', orders: 'Tandem ve mağazanın siparişleri' },
    table: '{{month}}, {{currency}}',
    measure: 'Metrik',
    tandem: 'Tandem',
    shop: { report: 'Mağazanın raporu', orders: 'Mağazanın siparişlerinin toplamı' },
    difference: 'Fark',
    unknown: 'Bilinmiyor',
    same: 'Yok',
    rows: {
      orders: 'Siparişler',
      gross: 'İndirimlerden önce satışlar, vergi hariç',
      discounts: 'İndirimler',
      refunds: 'İadeler',
      shipping: 'Kargo, vergi hariç',
      tax: 'Vergi',
      total: 'Toplam',
    },
    source: {
      woocommerce:
        'Mağaza tarafı, WooCommerce’in Analizler → Gelir raporudur. Bir siparişi {{date}} sayar, bir iadeyi yapıldığı gün düşer ve tüm para birimlerini {{currency}} tutarlarıymış gibi toplar.',
      shopify:
        'Mağaza tarafı, Shopify’ın kendi satış raporudur. Bir siparişi {{date}} sayar ve bir iadeyi yapıldığı gün düşer.',
      orders: 'Mağaza tarafı, siparişlerin mağazanın şu anda bildirdiği hâliyle toplamıdır.',
    },
    ordersAlone:
      'Shopify’ın kendi raporu yüklenemedi. Onunla karşılaştırmak için Shopify’da uygulamanın kapsamlarına read_reports ekleyin ve uygulamayı yeniden yükleyin.',
    date: {
      ordered: 'verildiği gün',
      paid: 'ödendiği gün',
      completed: 'tamamlandığı gün',
    },
    span: 'Mağazanın ayı, takımınızın saatiyle {{start}} – {{end}} arasıdır ({{zone}}).',
    net: 'İadeler, geri verilen kargo ve vergi hariçtir; bunlar kargodan ve vergiden düşülür.',
    asked: 'Kontrol edildi: {{when}}. Son senkronizasyon: {{read}}.',
    never: 'henüz tamamlanmadı',
    knownSince:
      'Tandem bu mağazanın tüm siparişlerini {{day}} tarihinden beri biliyor. Bu ayın daha önceki siparişleri eksik olabilir.',
    noReport: {
      title: 'Bu mağazanın karşılaştırılacak bir raporu yok',
      text: 'WooCommerce sürümü analizleri sunmayacak kadar eski veya analizler kapalı (WooCommerce → Ayarlar → Gelişmiş → Özellikler).',
    },
    why: 'Farkların nedeni',
    matches: 'İki taraf eşleşiyor.',
    totalsMatch: 'Toplamlar eşleşiyor. Mağaza, bölümlerinin hepsini bildirmiyor.',
    partsDiffer: 'Toplamlar eşleşiyor; bölümlerinden bazıları farklı.',
    totalDiffers: 'Sipariş sayıları eşleşiyor. Mağazadaki toplamın farkı: {{amount}}.',
    ordersDiffer: 'Toplamlar eşleşiyor. Mağazadaki sipariş sayısının farkı: {{orders}}.',
    differs: 'İki taraf farklı. Tandem’e kıyasla mağaza: sipariş {{orders}}, toplam {{amount}}.',
    explained: 'Geriye bir şey kalmadı: her fark açıklandı.',
    left: 'Açıklanamayan: {{amount}}, {{orders}}.',
    changed: 'Sipariş {{orders}}, toplam {{amount}}',
    part: '{{name}} {{amount}}',
    leftParts:
      'Toplamlar açıklandı. Bölümleri arasında {{amount}} açıklanamadı; bu, verginin yuvarlanmasından kaynaklanıyor olabilir.',
    tooMany: 'Farkın olduğu günlerde tek tek karşılaştırılabilecekten daha fazla sipariş var.',
    whyLeft:
      'Bir eklenti mağazanın raporunu değiştiriyor olabilir veya rapor henüz güncel olmayabilir. Mağazayı senkronize edin ve daha sonra yeniden kontrol edin.',
    ordersCount_one: '{{formatted}} sipariş',
    ordersCount_other: '{{formatted}} sipariş',
    ordersNamed_one: '{{formatted}} sipariş:',
    ordersNamed_other: '{{formatted}} sipariş:',
    order: '#{{number}}',
    more: 've {{formatted}} tane daha',
    noAmount: 'tutar bilinmiyor',
    kinds: {
      date: {
        title: 'Başka bir ayda sayılan siparişler',
        text: 'Tandem bir siparişi {{ours}}, rapor ise {{theirs}} sayar.',
      },
      unpaid: {
        title: 'Ödenmemiş siparişler',
        text: 'Bir taraf yalnızca ödenmiş siparişleri sayar ve mağaza bunlar için ödeme tarihi bildirmiyor.',
      },
      zone: {
        title: 'Ayın başındaki ve sonundaki siparişler ve iadeler',
        text: 'Mağazanın günleri, takımınızın günlerinden farklı bir anda başlar.',
      },
      refund_day: {
        title: 'Başka bir ayın iadeleri',
        text: 'Bir taraf iadeyi siparişin ayından, diğer taraf iadenin yapıldığı aydan düşer.',
      },
      status: {
        title: 'Durumu yalnızca bir tarafta sayılan siparişler',
        text: 'Raporun hesaba katmadıkları: {{statuses}}. Tandem’in hesaba katmadıkları mağazanın kartında gösterilir; Tandem ayrıca pazaryeri eklentilerinin bir siparişten her satıcı için oluşturduğu siparişleri hiç saymaz.',
      },
      currency: {
        title: '{{currency}} para birimindeki siparişler',
        text: 'Tandem iki para birimini hiçbir zaman toplamaz. Rapor bu tutarları {{own}} tutarlarıymış gibi toplar.',
      },
      refund_unknown: {
        title: 'Kaydı olmayan iadeler',
        text: 'Siparişlere göre para geri verilmiş, ancak mağaza bunun için bir iade listelemiyor.',
      },
      refund_parts: {
        title: 'Raporun farklı böldüğü iadeler',
        text: 'İki taraf da aynı tutarları sayar. Rapor bunların başka bir bölümünü vergiden ve kargodan düşer.',
      },
      child_order: {
        title: 'Başka bir siparişe ait siparişler',
        text: 'Bir eklenti bu siparişleri başka bir siparişten oluşturdu. İki taraf da tutarlarını sayar. Rapor bunları sipariş olarak saymaz.',
      },
      missing: {
        title: 'Tandem’in henüz okumadığı siparişler ve iadeler',
        text: 'Mağazayı senkronize edin, ardından yeniden sorun.',
      },
      unread: {
        title: 'Tandem’in okuyamadığı siparişler',
        text: 'Nedeni mağazanın kartında belirtilir. Bunların günlerindeki farkın kalanı bu siparişlere yazılır.',
      },
      changed: {
        title: 'Mağazada değişmiş siparişler',
        text: 'Tandem’de bunların son okunduğu andaki hâli var. Mağazayı senkronize edin, ardından yeniden sorun.',
      },
      gone: {
        title: 'Raporun saymadığı siparişler ve iadeler',
        text: 'Mağazada silinmiş veya değiştirilmişler ya da mağazanın raporu henüz güncel değil.',
      },
    },
  },
}
