import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './sales-messages.ts'

/** The texts about what a post sold in Turkish. */
export const postSalesInTurkish: Translation<typeof catalogue> = {
  namespace: 'analytics-post-sales',
  messages: {
    title: 'Bu gönderinin satışları',
    loading: 'Satışlar yükleniyor',
    failed: 'Satışlar yüklenemedi',
    apart: 'Ayrı rakamlar: toplamayın',
    within: 'Bu gönderiyi belirten siparişler için süre',
    days: '{{days}} gün',
    total: 'Kanıtlanmış, {{currency}}, {{days}} gün',
    byCurrency: 'Para birimine göre kanıtlanmış satışlar',
    orders_one: '{{formatted}} sipariş',
    orders_other: '{{formatted}} sipariş',
    units_one: '{{formatted}} adet',
    units_other: '{{formatted}} adet',
    and: '{{first}}, {{second}}',
    also: 'Bu siparişlerde ayrıca başka ürünler: {{amount}}.',
    profit: 'Brüt kâr {{amount}}.',
    profitWithMargin: 'Brüt kâr {{amount}} ({{margin}}).',
    profitUnknown: 'Brüt kâr bilinmiyor: mağazalarınızda bu adetlerin maliyeti yok.',
    costUnknown: '{{units}} adetten {{unknown}} tanesinin maliyeti bilinmiyor; bunlar hesaba katılmadı.',
    costOfToday: '{{units}} adet için bugünkü maliyet kullanıldı.',
    shared_one: 'Bu gönderiden veya {{formatted}} başka gönderiden olabilir.',
    shared_other: 'Bu gönderiden veya en fazla {{formatted}} başka gönderiden olabilir.',
    notShared: 'Bu günlerde bu ürünlere yönlendiren başka gönderi yok.',
    figures: {
      label: 'Bu gönderinin sattıkları',
      proven: 'Kanıtlanmış, {{days}} gün',
      organic: 'Instagram’dan gelen, gönderi bilinmiyor, 7 gün',
      paid: 'Instagram reklamlarından gelen, gönderi bilinmiyor, 7 gün',
    },
    chart: {
      title: 'Güne göre kanıtlanmış satışlar',
      none: 'Bu günlerde hiçbir sipariş bu gönderiyi belirtmedi.',
      noneKnown: 'Bilinen siparişlerden hiçbiri bu günlerde bu gönderiyi belirtmedi.',
    },
    products: {
      title: 'Bağlı ürünler, 7 gün',
      product: 'Ürün',
      units: 'Tüm satışlar',
      proven: 'Kanıtlanmış',
      organic: 'Instagram',
      paid: 'Reklamlar',
      noName: 'Adı yok',
      rule: 'Gönderiden sonraki 7 günde satılan tüm adetler. Çoğunun gönderiyle hiçbir ilgisi olmayabilir.',
    },
    lift: {
      title: 'Satış artışı, 7 gün',

      effect_one: '{{lift}} adet (büyük olasılıkla {{low}} ile {{high}} arasında)',
      effect_other: '{{lift}} adet (büyük olasılıkla {{low}} ile {{high}} arasında)',
      verdict: {
        effect: 'Ölçülebilir bir etki',
        none: 'Ölçülebilir bir etki yok',
        too_few: 'Sonuç çıkarmak için satış çok az',
        no_baseline: 'Karşılaştırmak için yeterli gün yok',
        too_soon: 'Sonuç çıkarmak için çok erken',
      },
      together_one: 'bu gönderi için',
      together_other: 'bu {{formatted}} gönderi birlikte',
      figures: {
        effect: 'Satılan: {{sold}}. Bu günler için olağan: yaklaşık {{expected}}.',
        none: 'Satılan: {{sold}}. Bu günler için olağan: yaklaşık {{expected}}. Fark büyük olasılıkla {{low}} ile {{high}} adet arasında; yani rastlantı olabilir.',
      },
      reason: {
        effect: 'Satışlar olağan sayının üzerinde veya altındaydı.',
        none: 'Satışlar olağan sayıya yakındı.',
        too_few:
          'Bu ürünler o kadar seyrek satılıyor ki satışların ikiye katlanması bile rastlantı olabilir.',
        no_baseline:
          'Tahmin için gönderiden önceki 12 haftada, bu ürünlerle ilgili başka bir gönderinin olmadığı 28 günlük satış ve gönderiden sonraki günlerin çoğunda bilinen satışlar gerekir.',
        too_soon: 'İlk tahmin, gönderinin üzerinden 24 saat geçtikten sonra yapılır.',
      },
      shared: 'Birkaç gün içinde aynı ürünlere yönlendirdikleri için etkileri birbirinden ayrılamaz.',
      cut: 'Daha sonraki bir gönderi aynı ürünlerin bazılarına yönlendiriyor: o andan itibaren bunların satışları o gönderi için sayılır.',
      soFar: 'Şimdilik: 7 gün henüz dolmadı.',
      waiting: 'Henüz tahmin edilmedi. Bir saat içinde yapılır.',
      estimated: 'Tahmin zamanı: {{when}}',
      chart: {
        title: 'Güne göre satılan ve olağan adet',
        sold: 'Satılan',
        expected: 'Beklenen satış',
        parts: 'İlk ve son gün kısmen sayılır.',
      },
    },
    explained: {
      title: 'Nasıl hesaplanıyor?',
      proven:
        'Alıcının izlediği bağlantı bu gönderiyi belirtiyorsa sipariş kanıtlanmıştır: gönderinin kısa bağlantılarından biriyle, bir etiketle (örneğin utm_content), gönderinin kodunu içeren bir açılış sayfasıyla veya yönlendiren bağlantıyla. Takımınızın bu gönderiye verdiği bir indirim koduyla verilen sipariş de kanıtlanmıştır. Sipariş, seçtiğiniz gün sayısı içinde verildiyse yalnızca tek bir gönderi için, belirttiği en son gönderi için sayılır. Daha sonraki siparişler sayılmaz.',
      organic:
        'Mağazanız alıcının geldiği yer olarak Instagram’ı kaydettiyse, sipariş gönderiden sonraki 7 gün içinde verildiyse ve bu gönderinin yönlendirdiği bir ürünü içeriyorsa burada sayılır. Hangi gönderi olduğunu söylemez. Birden fazla gönderi aynı ürüne yönlendiriyorsa sipariş her birinde gösterilir. Shopify alıcının ilk ziyaretini de kaydeder: son ziyaret Instagram’dan değilse ilk ziyaret sayılır. Google gibi bilinen başka bir kaynağı olan sipariş sayılmaz.',
      paid: 'Aynısı, ücretli olarak etiketlenmiş bağlantılar için (örneğin utm_medium değeri paid, cpc veya paid_social). Bu ziyaretler için ödeme yaptığınızdan reklamlar ayrı tutulur.',
      lift: 'Satış artışı, gönderiden sonraki 7 günde bağlı ürünlerden satılan adedi olağan olanla karşılaştırır: bu ürünlerin, gönderiden önceki 12 haftada, haklarında gönderi olmayan günlerdeki satışlarıyla; haftanın günlerine ve mağazanın diğer ürünlerinin satışına göre düzeltilmiş olarak. Google gibi bilinen başka bir kaynağı olan siparişler hesaba katılmaz ve gösterilen aralık, gerçek değeri on seferin yaklaşık dokuzunda içerir. Bu nedenle hiçbir etkisi olmayan her on gönderiden en fazla biri yine de etkili gösterilir; çoğunlukla sıfıra yakın başlayan bir aralıkla.',
      amountsTitle: 'Tutarlar neyi gösterir?',
      amounts:
        'Yalnızca bu gönderinin yönlendirdiği ürünler; indirimlerden sonra, iadeler düşülmüş, vergi ve kargo hariç. Kanıtlanmış bir siparişin kalanı, yanında “bu siparişlerde ayrıca” olarak gösterilir. Gönderi hiçbir ürüne yönlendirmiyorsa siparişin tüm ürünleri sayılır. Kargo ve ücret iadeleri bunu hiç değiştirmez. Ne için olduğu belirtilmeden iade edilen para önce siparişten çıkarılan ürünler için sayılır; kalanı siparişin tüm ürünlerinden orantılı olarak düşülür. Para birimleri hiçbir zaman birbiriyle toplanmaz.',
      profitTitle: 'Brüt kâr nedir?',
      profit:
        'Kanıtlanmış adetlerin yukarıdaki gibi hesaplanan getirisinden maliyetleri çıkarılır. Geri gelen adetlerin maliyeti de düşülür. Maliyet, mağazanızın sipariş anında o sipariş veya ürün için bildirdiği maliyettir; maliyet bilinmeden önce sipariş edilen adetler için bugünkü maliyettir. Maliyeti bilinmeyen adetler hesaba katılmaz ve yanında sayılır: maliyetleri sıfır değil, bilinmiyor.',
      limitsTitle: 'Neler bilinemez?',
      limits:
        'Bir gönderiyi görüp daha sonra adresinizi yazan, sizi arayan veya başka bir cihaza geçen alıcılar iz bırakmaz: bu siparişler burada sayılmaz. Bazı uygulamalar ve tarayıcılar ziyaretçinin nereden geldiğini siler. Ayrıca bir gönderiyi belirten sipariş, alıcının zaten satın alıp almayacağını söylemez.',
      exampleTitle: 'Örnek: bu gönderi',
      example: {
        proven:
          '7 gün içinde bu gönderiyi belirten: {{orders}}; bağlı ürünlerden {{units}}, tutar {{amount}}.',
        organic:
          'Bu gönderiden sonraki 7 gün içinde Instagram’dan gelen: {{orders}}; bağlı ürünlerden {{units}}, tutar {{amount}}.',
        paid: 'Bu gönderiden sonraki 7 gün içinde Instagram reklamlarından gelen: {{orders}}; bağlı ürünlerden {{units}}, tutar {{amount}}.',
      },
      see: 'Bu siparişleri gör',
    },
    counted: 'Güncelleme: {{when}}',
    counting: 'Seçilen ürünler için güncelleniyor…',
    notCounted: 'Henüz hesaplanmadı. Birkaç dakika içinde hesaplanır.',
    nothing: {
      title: 'Bu gönderiye bağlı ürün yok',
      text: 'Gönderide gösterilen ürünleri bağlayın. Ardından 7 gün içinde Instagram’dan gelen ve bu ürünleri içeren siparişler burada gösterilir. Açıklamadaki bir ürün bağlantısı ürünü otomatik olarak bağlar.',
      seeOnly:
        'Bir editör veya yönetici ürün bağladığında, 7 gün içinde Instagram’dan gelen ve bu ürünü içeren siparişler burada gösterilir.',
      action: 'Ürün bağla',
    },
    noSales: {
      soFar: 'Şimdiye kadar hiçbir sipariş bu gönderiyi belirtmedi veya ürünleri için Instagram’dan gelmedi.',
      inAll: 'Hiçbir sipariş bu gönderiyi belirtmedi veya ürünleri için Instagram’dan gelmedi.',
    },
    sheet: {
      proven: 'Bu gönderiyi belirten siparişler, {{days}} gün, {{currency}}',
      organic: 'Instagram’dan gelen siparişler, {{currency}}',
      paid: 'Instagram reklamlarından gelen siparişler, {{currency}}',
      close: 'Kapat',
      loading: 'Siparişler yükleniyor',
      failed: 'Siparişler yüklenemedi',
      sum: '{{orders}}, toplam {{amount}}.',
      list: 'Siparişler',
      guest: 'Misafir',
      none: 'Sipariş yok: rakamlar değişti. Sayfayı yenileyin.',
      also: 'başka ürünler: {{amount}}',
      code: 'kullanılan kod: {{code}}',
      shortLink: 'kısa bağlantı: {{code}}',
      shared_one: '{{formatted}} başka gönderiden de olabilir',
      shared_other: '{{formatted}} başka gönderiden de olabilir',
    },
  },
}
