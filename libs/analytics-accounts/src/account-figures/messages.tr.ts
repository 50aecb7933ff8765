import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** The texts for figures of accounts in Turkish. */
export const accountFiguresInTurkish: Translation<typeof catalogue> = {
  namespace: 'analytics-account-figures',
  messages: {
    missing: '–',
    notShared: 'Paylaşılmıyor',
    notSharedWhy: 'Instagram bu hesap için bunu paylaşmıyor',
    notRead: 'Henüz senkronize edilmedi',
    notReadThen: 'Veri yok',
    noDayRead: 'Bu dönem için veri yok',
    growthLater: 'İki günlük veriden sonra görünür',
    notYet: 'Henüz yok',
    points: '{{points}} puan',
    more: '+{{others}}',
    yours: 'Sizin',
    noCollections: 'Koleksiyonda değil',
    figures: {
      followers: 'Takipçi',
      growth: 'Takipçi artışı',
      reach: 'Ort. günlük erişim',
      views: 'Görüntülenme',
      interactions: 'Etkileşimler',
      posts: 'Haftalık gönderi',
      engagement: 'Etkileşim oranı',
    },
    engagementTracked: 'Etkileşim oranı (beğeni + yorum)',
    engagementShort: 'Yalnızca beğeni + yorum',
    engagementOwn: 'paylaşım ve kaydetmelerle',
    changeBy: {
      network: '{{change}}, Instagram’ın saydığı takip edenlere ve takibi bırakanlara göre',
      readings: '{{change}}, okunan değerlere göre',
      both: '{{change}}, takip edenlere, takibi bırakanlara ve okunan değerlere göre',
    },
    growthLine: '@{{username}}: takipçi sayısı, ilk {{first}}, son {{last}}',
    where: {
      table: 'Bu rakamlar hakkında',
      from: {
        profile: 'Instagram, hesabın herkese açık profili',
        ownProfile: 'Instagram, bağlı hesabın profili',
        insights: 'Instagram, hesabın istatistikleri',
        posts: 'Instagram, hesabın gönderileri',
      },
      networkDays: 'Günler Instagram’ın saatine göredir (Pasifik Saati)',
      read: '{{days}} günün {{read}} tanesi için veri var.',
      followers: 'Dönemin sonundaki takipçi sayısı.',
      growth:
        'Dönemin senkronizasyonları arasındaki takipçi değişiminin önceki takipçi sayısına oranı. Hesaplar sabah senkronize edilir; bu yüzden son gün, ertesi sabahki senkronizasyonla biter.',
      growthOwn:
        'Instagram’ın ikisini de paylaştığı günlerde yeni takipçilerden takibi bırakanlar çıkarılır; diğer günlerde senkronizasyonlar arasındaki fark alınır. Önceki takipçi sayısına oran olarak gösterilir. İkisi de bilinmeyen günler hesaba katılmaz.',
      reach:
        'Günde erişilen ortalama kişi sayısı. Günler birbiriyle toplanmaz; çünkü geri gelen ziyaretçiler iki kez sayılmış olurdu.',
      views: 'Verisi olan günlerin toplamı. Verisi olmayan günler sıfır sayılmaz, hesaba katılmaz.',
      interactions:
        'Instagram’ın saydığı beğeni, yorum, paylaşım, kaydetme ve yanıtlar. Verisi olan günlerin toplamı.',
      posts: 'Bu dönemde haftada yayınlanan gönderi. Hikâyeler dahil değildir.',
      engagement:
        'Dönemin gönderilerinin ortalaması: beğeni, yorum, paylaşım ve kaydetmelerin takipçi sayısına bölümü; yayından sonraki 7. günün değerleriyle. Beğenileri gizli olan bir gönderinin oranı yoktur.',
      ofPost:
        'Oran; beğeni, yorum, paylaşım ve kaydetmelerin takipçi sayısına bölümüdür; yayından sonraki 7. günün değerleriyle. Beğenileri gizli olan bir gönderinin oranı yoktur.',
      ofPostTracked:
        'Oran, beğeni ve yorumların takipçi sayısına bölümüdür; yayından sonraki 7. günün değerleriyle. Başkalarının paylaşım ve kaydetme sayıları herkese açık değildir. Beğenileri gizli olan bir gönderinin oranı yoktur.',
      engagementTracked:
        'Dönemin gönderilerinin ortalaması: beğeni ve yorumların takipçi sayısına bölümü; yayından sonraki 7. günün değerleriyle. Başkalarının paylaşım ve kaydetme sayıları herkese açık değildir; bu yüzden kendi hesaplarınızla dikkatli karşılaştırın. Beğenileri gizli olan bir gönderinin oranı yoktur.',
    },
    state: {
      queued: 'Bekliyor',
      running: 'Senkronize ediliyor',
      never: 'Henüz senkronize edilmedi',
      renamed: 'Bulunamadı',
      expiring: 'Erişim yakında sona erecek',
      reconnect: 'Erişim sona erdi',
      permissions: 'İzin eksik',
      revoked: 'Erişim iptal edildi',
      failing: 'Senkronizasyon başarısız',
      archived: 'Arşivlendi',
      manage: 'Bağlantıyı düzelt',
      renamedText:
        'Bu kullanıcı adını artık bulamıyoruz. Hesabın adı değişmiş, hesap kapatılmış veya kişisel hesaba geçirilmiş olabilir. Mevcut veriler saklanır.',
      runningText: 'Senkronize ediliyor. Yeni veriler burada otomatik olarak görünür.',
      archivedText: 'Arşivlendi ve artık senkronize edilmiyor. Mevcut veriler saklanır.',
    },
    byDay: {
      followers: 'Takipçi',
      growth: 'Kazanılan veya kaybedilen takipçi',
      reach: 'Erişim',
      views: 'Görüntülenme',
      interactions: 'Etkileşimler',
      posts: 'Gönderiler',
      none: 'Bu dönem için veri yok',
      teamDays: 'Takımınızın günleri ({{zone}})',
      failed: 'Günler yüklenemedi',
      loading: 'Günler yükleniyor',
    },
    dayRules: {
      followers: 'Her günün sonundaki takipçi sayısı. Verisi olmayan günler boşluk olarak görünür.',
      growth:
        'Instagram ikisini de paylaşıyorsa o günkü yeni takipçilerden takibi bırakanlar çıkarılır (Instagram’ın günlerine göre); aksi hâlde ertesi günün senkronizasyonundan o gününki çıkarılır. İkisi de bilinmiyorsa boşluk kalır.',
      reach: 'O gün erişilen benzersiz kişi sayısı. Verisi olmayan günler boşluk olarak görünür.',
      views: 'O günkü oynatma ve görüntülenmeler. Verisi olmayan günler boşluk olarak görünür.',
      interactions:
        'O günkü beğeni, yorum, paylaşım, kaydetme ve yanıtlar. Verisi olmayan günler boşluk olarak görünür.',
      posts: 'O gün yayınlanan gönderiler. Hikâyeler dahil değildir.',
    },
    compare: {
      title: 'Takipçileri karşılaştır',
      growth: 'Takipçi artışı',
      count: 'Sayı',
      shows: 'Göster',
      growthText: '{{period}}. Dönemin başından bu yana değişim.',
      countText: '{{period}}',
      empty: 'Bu dönemde bu hesaplar için veri yok',
      emptyGrowth: 'Takipçi artışı iki günlük veriden sonra görünür',
      close: 'Karşılaştırmayı kapat',
      day: 'Gün',
    },
    best: {
      title: 'En iyi gönderiler',
      text: 'Etkileşime göre, bu dönemde yayınlanan',
      rule: 'Bu dönemden en fazla 10 gönderi, etkileşim oranı en yüksek olandan başlayarak.',
      failed: 'En iyi gönderiler yüklenemedi',
      loading: 'En iyi gönderiler yükleniyor',
      empty: 'Bu dönemde gönderi yok veya beğeniler gizli.',
      likes: 'beğeni',
      noLikes: 'Beğeniler paylaşılmıyor',
      comments: 'yorum',
      noCaption: 'Açıklama yok',
    },
  },
}
