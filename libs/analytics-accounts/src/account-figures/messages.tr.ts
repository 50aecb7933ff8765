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
      followers:
        'Dönemin son senkronizasyonundaki takipçi sayısı. İki hesabınızı takip eden biri iki kez sayılır.',
      growth:
        'Dönemin senkronizasyonları arasındaki takipçi değişiminin önceki takipçi sayısına oranı. Hesaplar sabah senkronize edilir; bu yüzden son gün, ertesi sabahki senkronizasyonla biter.',
      growthOwn:
        'Yeni takipçilerden takibi bırakanların çıkarılmasının önceki takipçi sayısına oranı. Instagram’ın ikisini de paylaşmadığı günlerde senkronizasyonlar arasındaki fark alınır; ikisi de bilinmeyen günler hesaba katılmaz.',
      reach:
        'Günde erişilen ortalama kişi sayısı; birden fazla hesapta ortalamalarının toplamı. Günler birbiriyle toplanmaz; çünkü geri gelen kişiler iki kez sayılmış olurdu.',
      views:
        'Hesabın gönderilerinin kaç kez oynatıldığı veya gösterildiği. Verisi olmayan günler sıfır sayılmaz, hesaba katılmaz.',
      interactions:
        'Instagram’ın saydığı beğeni, yorum, paylaşım, kaydetme ve yanıtlar. Verisi olmayan günler sıfır sayılmaz, hesaba katılmaz.',
      posts: 'Bu dönemde haftada yayınlanan gönderi. Hikâyeler dahil değildir.',
      engagement: 'Bu dönemde yayınlanan gönderilerin ortalama etkileşim oranı.',
      ofPost:
        'Yayından sonraki 7. gündeki beğeni, yorum, paylaşım ve kaydetmelerin o andaki takipçi sayısına bölümü. Daha yeni bir gönderide son oran, 7. günden sonra ilk kez senkronize edilen bir gönderide ilk oran gösterilir; beğenileri gizli olan bir gönderinin oranı yoktur.',
      ofPostTracked:
        'Yayından sonraki 7. gündeki beğeni ve yorumların o andaki takipçi sayısına bölümü; başka hesapların paylaşım ve kaydetmeleri herkese açık değildir. Daha yeni bir gönderide son oran, 7. günden sonra ilk kez senkronize edilen bir gönderide ilk oran gösterilir; beğenileri gizli olan bir gönderinin oranı yoktur.',
      engagementTracked:
        'Bu dönemde yayınlanan gönderilerin herkese açık ortalama etkileşim oranı. Paylaşım ve kaydetmeler eksik olduğundan kendi hesaplarınızla dikkatli karşılaştırın.',
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
