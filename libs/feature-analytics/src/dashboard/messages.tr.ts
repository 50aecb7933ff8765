import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** The texts of the dashboard’s figures in Turkish. */
export const dashboardInTurkish: Translation<typeof catalogue> = {
  namespace: 'analytics-dashboard',
  messages: {
    description: 'Gönderileriniz ve mağaza satışlarınız birlikte nasıl hareket ediyor.',
    arrange: {
      open: 'Gösterge panelini düzenle',
      title: 'Gösterge panelini düzenle',
      description: 'Bu düzeni her cihazda yalnızca siz görürsünüz.',
      list: 'Kartlar',
      reset: 'Sıfırla',
      done: 'Bitti',
      hidden: 'Gizli:',
      show: 'Göster: {{widget}}',
      move: 'Taşı: {{widget}}',
      makeHalf: 'Yarım genişlik yap: {{widget}}',
      makeFull: 'Tam genişlik yap: {{widget}}',
      hide: 'Gizle: {{widget}}',
      nothing: 'Tüm kartlar gizli',
      nothingText: 'Hiçbir şey kaybolmadı: kartları yeniden gösterin veya gösterge panelini sıfırlayın.',
      instructions:
        'Bir kartı taşımak için Boşluk veya Enter tuşuna, ardından ok tuşlarına basın. Bırakmak için yeniden Boşluk veya Enter tuşuna, vazgeçmek için Escape tuşuna basın.',
      lifted: '{{widget}} kartı tutuldu, konum: {{position}} / {{total}}.',
      moved: '{{widget}} kartının konumu: {{position}} / {{total}}.',
      dropped: '{{widget}} kartı bırakıldı, konum: {{position}} / {{total}}.',
      cancelled: '{{widget}} kartı eski yerine döndü.',
    },
    reading: {
      title: 'İlk senkronizasyon sürüyor',
      soon: '{{name}}: birazdan başlıyor',
      done: '{{name}}: {{part}}, {{done}}',
      of: '{{name}}: {{part}}, {{done}} / yaklaşık {{total}}',
      text: 'Bu sayfa kendiliğinden dolar. Sayfadan ayrılabilirsiniz.',
      parts: {
        profile: 'profil',
        posts: 'gönderiler',
        post_insights: 'gönderi metrikleri',
        account_days: 'günlük metrikler',
        online_followers: 'çevrimiçi takipçiler',
        audience: 'kitle',
        collections: 'koleksiyonlar',
        products: 'ürünler',
        customers: 'müşteriler',
        orders: 'siparişler',
        refunds: 'iadeler',
      },
    },
    changed: {
      title_one: 'Geçmiş bir ayın satış rakamları değişti',
      title_other: 'Geçmiş ayların satış rakamları değişti',
      line: '{{store}}, {{month}}: ciro {{after}} (önceki: {{before}}), {{orders}} (önceki: {{ordersBefore}}).',
      channelLine:
        '{{store}}, {{month}}, {{channel}}: ciro {{after}} (önceki: {{before}}), {{orders}} (önceki: {{ordersBefore}}).',
      codesLine:
        '{{store}}, {{month}}, indirim kodlu ilk siparişler: ciro {{after}} (önceki: {{before}}), {{orders}} (önceki: {{ordersBefore}}).',
      orders_one: '{{formatted}} sipariş',
      orders_other: '{{formatted}} sipariş',
      counting: 'Geçmiş aylar yeniden sayılıyor',
      counted: '{{all}} aydan {{done}} tanesi tamamlandı. Değişenler, bittiğinde burada gösterilir.',
      countingBegins: 'Değişenler, bittiğinde burada gösterilir.',
      why: {
        sales: 'Satış sayılan sipariş durumları değişti; bu nedenle tüm siparişler yeniden sayıldı.',
        synced: 'Mağaza baştan senkronize edildi.',
        sources:
          'Tandem, mağazaların ve reklamların sipariş kaynaklarına verdiği adların daha fazlasını tanıyor.',
        first_orders:
          'Bir müşteri aynı anda birden fazla ilk sipariş verdiyse artık yalnızca biri ilk sipariş sayılıyor.',
      },
      more: '{{rest}} tane daha göster',
      close: 'Anladım',
    },
    where: {
      accounts: 'Hesaplar',
      posts: 'Gönderileri gör',
      orders: 'Siparişleri gör',
      customers: 'Müşteriler',
      instagramInsights: 'Instagram, hesabın istatistikleri',
      instagramProfile: 'Instagram, hesabın profili',
      instagramPosts: 'Instagram, hesabın gönderileri',
      instagramOnline: 'Instagram, hesabın çevrimiçi takipçileri',
      instagramAudience: 'Instagram, hesabın kitlesi',
      storeOrders: 'Bağlı mağazaların siparişleri',
      storeCustomers: 'En az bir siparişi olan müşteriler',
    },
    read: {
      accounts: 'Instagram güncellemesi: {{when}}',
      stores: 'Mağaza güncellemesi: {{when}}',
      never: 'henüz yok',
    },
    insights: {
      title: 'İstatistikler',
      label: 'Metrikler: {{period}}',
      loading: 'İstatistikler yükleniyor',
      failed: 'İstatistikler yüklenemedi',
      measures: {
        reach: 'Ort. günlük erişim',
        views: 'Görüntülenme',
        interactions: 'Etkileşimler',
        followers: 'Takipçi',
        profile_links_taps: 'Bağlantı dokunuşları',
        posts: 'Gönderiler',
        orders: 'Siparişler',
        revenue: 'Ciro',
        revenueIn: 'Ciro, {{currency}}',
        profit: 'Brüt kâr',
      },
      profit: {
        noCost: 'Bilinen maliyet yok',
        margin: 'Marj {{margin}}',
        marginBefore: 'Marj {{margin}}, önceki {{before}}',
        unknown: '{{units}} adetten {{unknown}} tanesinin maliyeti bilinmiyor',
        todays:
          '{{units}} adet için bugünkü maliyet kullanıldı; çünkü sipariş edildiklerinde maliyetleri bilinmiyordu.',
        notComparedShort: 'Karşılaştırılmadı',
        notCompared:
          'Önceki dönemle karşılaştırılmadı: maliyeti bilinen adetlerin oranı şimdi {{share}}, önceki dönemde {{before}}.',
        enter:
          'Görmek için bir adedin maliyetini girin: Shopify’da her ürün veya varyant için ürün başına maliyeti, WooCommerce’te her ürün için satılan malın maliyetini. Maliyet bir sonraki senkronizasyonda okunur.',
      },
      /** For a single day in the chart. */
      ofDay: { reach: 'Erişim' },
      sold: 'Satış metriği',
      notShared: 'Paylaşılmıyor',
      notRead: 'Henüz senkronize edilmedi',
      noDayRead: 'Veri yok',
      daysRead: '{{days}} günün {{read}} tanesi için veri var',
      storesKnown: 'Mağazalar: {{known}}',
      latestMarked: '{{all}} gönderiden son {{marked}} gönderi gösteriliyor',
      empty: 'Bu dönemde Instagram verisi ve satış yok.',
      emptyNotRead: 'Bu dönem için henüz veri yok.',
      openDay: 'Siparişleri gör: {{day}}',
      caption: '“{{caption}}”',
      noCaption: '(@{{username}})',
      connectAccount: {
        title: 'Satışlarınızın üstünde erişimi görün',
        text: 'Günlük erişim, görüntülenme ve takipçileri, zaman çizelgesinde işaretli gönderilerinizle birlikte görmek için Instagram’ı bağlayın.',
      },
      connectStore: {
        title: 'Erişiminizin altında satışları görün',
        text: 'Aynı günlerin siparişlerini ve cirosunu görmek için bir mağaza bağlayın.',
      },
      rules: {
        reach:
          'Günde erişilen ortalama kişi sayısı; birden fazla hesapta ortalamalarının toplamı. Günler birbiriyle toplanmaz; çünkü geri gelen kişiler iki kez sayılmış olurdu.',
        views:
          'Hesabın gönderilerinin kaç kez oynatıldığı veya gösterildiği. Verisi olmayan günler sıfır sayılmaz, hesaba katılmaz.',
        interactions:
          'Instagram’ın saydığı beğeni, yorum, paylaşım, kaydetme ve yanıtlar. Verisi olmayan günler sıfır sayılmaz, hesaba katılmaz.',
        profile_links_taps:
          'Profilinizdeki bağlantıya, adrese ve düğmelere dokunmalar. Verisi olmayan günler sıfır sayılmaz, hesaba katılmaz.',
        followers:
          'Dönemin son senkronizasyonundaki takipçi sayısı. İki hesabınızı takip eden biri iki kez sayılır.',
        followersChange:
          'Değişim, Instagram’ın ikisini de paylaştığı günlerde yeni takipçilerden takibi bırakanların çıkarılmasıyla, diğer günlerde senkronizasyonlar arasındaki farkla bulunur.',
        posts: 'Bu dönemde yayınlanan gönderiler. Hikâyeler dahil değildir.',
        orders:
          'Bu günlerde verilen satışların sayısı. Hangi siparişlerin satış sayıldığı her mağazanın kartında gösterilir.',
        revenue:
          'Tüm satışların toplamından iadelerin düşülmüş hâli; her siparişin verildiği güne yazılır. Farklı para birimlerindeki tutarlar hiçbir zaman toplanmaz.',
        profit:
          'Ürünlerin indirimlerden ve iadelerden sonraki, vergi, kargo ve ücretler hariç cirosundan iade edilmeyen adetlerin maliyeti çıkarılır; siparişin verildiği güne yazılır. Maliyeti bilinmeyen adetler hesaba katılmaz.',
        networkDays: 'Günler Instagram’ın saatine göredir (Pasifik Saati)',
      },
    },
    online: {
      title: 'Çevrimiçi takipçiler',
      description: 'Saatlik ortalama, {{period}}',
      loading: 'Çevrimiçi takipçiler yükleniyor',
      failed: 'Çevrimiçi takipçiler yüklenemedi',
      followers: 'Çevrimiçi takipçi',
      orders: 'Siparişler',
      value: '{{followers}} çevrimiçi',
      hour: '{{weekday}} {{hour}}:00',
      nextBest: 'Sonraki en iyi: {{hours}}',
      mostOrders_one: 'En çok sipariş: {{hour}}, {{formatted}} sipariş',
      mostOrders_other: 'En çok sipariş: {{hour}}, {{formatted}} sipariş',
      ordersKnownSince: 'Siparişler {{day}} tarihinden itibaren sayılır; daha öncekilerin tümü bilinmiyor',
      ordersUnknown:
        'Bu günlerde siparişlerin saatleri bilinmiyor; tüm siparişler {{day}} tarihinden beri biliniyor',
      weekdays: {
        day1: 'Pazartesi',
        day2: 'Salı',
        day3: 'Çarşamba',
        day4: 'Perşembe',
        day5: 'Cuma',
        day6: 'Cumartesi',
        day7: 'Pazar',
      },
      rule: 'Haftanın her saati için ortalama; birden fazla hesapta ortalamalarının toplamı. Instagram yalnızca son 30 günü ve yalnızca en az 100 takipçisi olan hesaplar için sunar.',
      ordersRule: 'Verildikleri saate göre siparişler; yukarıdaki gibi sayılır.',
      told: '{{all}} hesabın {{told}} tanesi için var',
      reading: { title: 'Senkronize ediliyor', text: 'Saatler senkronizasyondan sonra görünür.' },
      notTold: {
        title: 'Instagram henüz sunmuyor',
        text: '100 takipçiden itibaren, bir gün gecikmeyle sunulur.',
      },
      notRead: {
        title: 'Bu dönem için veri yok',
        text: 'Instagram yalnızca son 30 günü sunar. Daha önce senkronize edilen veriler saklanır.',
      },
      noAccount: {
        title: 'Takipçileriniz ne zaman çevrimiçi?',
        text: 'En iyi paylaşım zamanlarını, en çok sipariş aldığınız saatlerin yanında görmek için Instagram’ı bağlayın.',
      },
    },
    customers: {
      title: 'Müşteriler',
      description: 'Kimler satın aldı, {{period}}',
      label: 'Müşteriler: {{period}}',
      loading: 'Müşteriler yükleniyor',
      failed: 'Müşteriler yüklenemedi',
      currency: 'Para birimi',
      empty: 'Bu dönemde satış yok.',
      unknown:
        'Bu günlerde kimin satın aldığı bilinmiyor: mağazaların siparişleri daha sonraki bir günden itibaren biliniyor.',
      knownSince:
        'Tüm siparişler {{day}} tarihinden beri biliniyor. Yalnızca o günden önce satın almış biri yeni müşteri sayılır.',
      without_one:
        '{{formatted}} siparişte e-posta adresi yok; bu yüzden alıcısı ne yeni ne de geri gelen müşteri sayılır.',
      without_other:
        '{{formatted}} siparişte e-posta adresi yok; bu yüzden alıcıları ne yeni ne de geri gelen müşteri sayılır.',
      figures: {
        new: 'Yeni müşteriler',
        returning: 'Geri gelen müşteriler',
        average: 'Ortalama sipariş tutarı',
        newRevenue: 'Ciro, yeni',
        returningRevenue: 'Ciro, geri gelen',
      },
      rules: {
        new: 'Bir mağazadaki ilk siparişi bu dönemde olan müşteriler. Aynı e-posta adresine sahip misafirler ve hesaplar tek müşteri sayılır; iki mağazadan alışveriş yapan biri her birinde bir kez sayılır.',
        returning: 'Bu dönemde satın alan ve aynı mağazadan daha önce de satın almış olan müşteriler.',
        average:
          'Cironun sipariş sayısına bölümü; iadeler düşülmüş. E-posta adresi olmayan siparişler dahildir.',
        newRevenue: 'Yeni müşterilerin bu dönemde satın aldıkları; iadeler düşülmüş.',
        returningRevenue: 'Geri gelen müşterilerin bu dönemde satın aldıkları; iadeler düşülmüş.',
      },
      channels: {
        title: 'Kanala göre siparişler',
        channel: 'Kanal',
        orders: 'Siparişler',
        revenue: 'Ciro, {{currency}}',
        share: 'Pay',
        change: 'Değişim',
      },
      channel: {
        instagram: 'Instagram',
        instagram_paid: 'Instagram reklamları',
        paid: 'Diğer reklamlar',
        social: 'Diğer sosyal ağlar',
        email: 'E-posta',
        search: 'Arama motorları',
        referral: 'Diğer web siteleri',
        direct: 'Doğrudan',
        campaign: 'Diğer etiketli bağlantılar',
        admin: 'Personelin girdiği',
        app: 'Mağazanın mobil uygulaması',
        unknown: 'Bilinmiyor',
      },
    },
    audience: {
      title: 'Kitle',
      followers_one: '{{formatted}} takipçi',
      followers_other: '{{formatted}} takipçi',
      nobody: 'Takipçiler ve alıcılar',
      loading: 'Kitle yükleniyor',
      failed: 'Kitle yüklenemedi',
      views: 'Kitle dağılımı',
      by: 'Kitle dağılımı: {{view}}',
      age: 'Yaş',
      countries: 'Ülkeler',
      cities: 'Şehirler',
      row: { age: 'Yaş', countries: 'Ülke', cities: 'Şehir' },
      of: 'Kitle',
      whose: { followers: 'Takipçiler', engaged: 'Etkileşimde bulunanlar' },
      women: 'Kadın',
      men: 'Erkek',
      unsaid: 'Bilinmiyor',
      buyers: 'Alıcılar',
      others: 'Diğerleri',
      readOn: 'Güncelleme: {{day}}',
      told: '{{all}} hesabın {{told}} tanesi için var',
      rule: {
        followers:
          'Instagram’ın saydığı, hesaplarınızı takip eden kişiler. İki hesabınızı takip eden biri iki kez sayılır.',
        engaged: 'Instagram’ın saydığı, bu ay hesaplarınızla etkileşime giren kişiler.',
        age: 'Yaşı bilinen takipçiler içindeki pay.',
        places:
          'Her taraf kendi toplamının yüzdesidir: konumu bilinen takipçiler ile siparişi olan ve konumu bilinen müşteriler. Taraf başına en fazla 45 konum.',
      },
      notTold: {
        reading: { title: 'Senkronize ediliyor', text: 'Kitle verileri senkronizasyondan sonra görünür.' },
        followers: {
          title: 'Instagram henüz sunmuyor',
          text: '100 takipçiden itibaren, en fazla iki gün gecikmeyle sunulur.',
        },
        engaged: {
          title: 'Instagram henüz sunmuyor',
          text: 'Bu ay en az 100 kişi etkileşimde bulunduğunda sunulur.',
        },
        noPart: {
          title: 'Instagram sunmuyor',
          text: 'Instagram yalnızca içinde yeterince kişi olan dağılımları sunar.',
        },
      },
      noAccount: {
        title: 'Sizi kimler takip ediyor, kimler satın alıyor?',
        text: 'Takipçilerinizi alıcılarınızla karşılaştırmak için Instagram’ı bağlayın.',
      },
      noStore: 'Alıcılarınızın nerede olduğunu görmek için bir mağaza bağlayın.',
      noBuyers: 'Mağazalarınızda alıcı konumu yok.',
      noFollowers: 'Instagram takipçi konumu sunmuyor.',
    },
  },
}
