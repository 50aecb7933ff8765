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
    figures: {
      followers: 'Takipçi',
      growth: 'Takipçi artışı',
      reach: 'Ort. günlük erişim',
      views: 'Görüntülenme',
      interactions: 'Etkileşimler',
      posts: 'Haftalık gönderi',
      engagement: 'Etkileşim oranı',
    },
    engagementTracked: 'Herkese açık etkileşim oranı',
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
        'Dönemin son senkronizasyonundaki takipçi sayısı; iki hesabınızı takip eden biri iki kez sayılır.',
      growth:
        'Dönemin ilk senkronizasyonundan son günün ertesi sabahındaki senkronizasyona kadar takipçi sayısındaki değişimin önceki takipçi sayısına oranı.',
      growthOwn:
        'Yeni takipçilerle takibi bırakanlar arasındaki farkın (Instagram’ın ikisini birden paylaşmadığı günlerde senkronizasyonlar arasındaki farkın) önceki takipçi sayısına oranı.',
      reach: 'Günde erişilen ortalama kişi sayısı; birden fazla hesapta, ortalamalarının toplamı.',
      views: 'Hesabın gönderilerinin, verisi olan günlerde kaç kez oynatıldığı veya gösterildiği.',
      interactions:
        'Verisi olan günlerde Instagram’ın saydığı beğeni, yorum, paylaşım, kaydetme ve yanıtlar.',
      posts: 'Bu dönemde haftada yayınlanan gönderi sayısı; hikâyeler hariç.',
      engagement: 'Bu dönemde yayınlanan gönderilerin ortalama etkileşim oranı.',
      ofPost:
        'Yayından sonraki 7. gündeki beğeni, yorum, paylaşım ve kaydetmelerin o andaki takipçi sayısına bölümü.',
      ofPostTracked: 'Yayından sonraki 7. gündeki beğeni ve yorumların o andaki takipçi sayısına bölümü.',
      ratesNote:
        'Daha yeni bir gönderide son oran, 7. günden sonra ilk kez senkronize edilen bir gönderide ilk oran gösterilir; beğenileri gizli olan bir gönderinin oranı yoktur.',
      engagementTracked:
        'Bu dönemde yayınlanan gönderilerin herkese açık etkileşim oranlarının ortalaması; paylaşım ve kaydetmeleri içermediğinden kendi hesaplarınızla karşılaştırırken dikkatli olun.',
    },
    state: {
      queued: 'Bekliyor',
      running: 'Senkronize ediliyor',
      never: 'Henüz senkronize edilmedi',
      renamed: 'Bulunamadı',
      expiring: 'Erişimin süresi dolmak üzere',
      reconnect: 'Erişimin süresi doldu',
      permissions: 'İzin eksik',
      revoked: 'Erişim iptal edildi',
      failing: 'Senkronize edilemedi',
      archived: 'Arşivde',
      manage: 'Bağlantıyı düzelt',
      renamedText:
        'Bu kullanıcı adını artık bulamıyoruz. Hesabın adı değişmiş, hesap kapatılmış veya kişisel hesaba geçirilmiş olabilir. Mevcut veriler korunur.',
      runningText: 'Senkronize ediliyor. Yeni veriler burada otomatik olarak görünür.',
      archivedText: 'Arşivlendi ve artık senkronize edilmiyor. Mevcut veriler korunur.',
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
      followers: 'Her günün sonundaki takipçi sayısı.',
      growth:
        'Instagram ikisini de paylaşıyorsa Instagram’ın günlerine göre o günkü yeni takipçilerle takibi bırakanların farkı, paylaşmıyorsa ertesi günün senkronizasyonuyla o gününki arasındaki fark.',
      reach: 'O gün erişilen tekil kişi sayısı.',
      views: 'O günkü oynatma ve görüntülenmeler.',
      interactions: 'O günkü beğeni, yorum, paylaşım, kaydetme ve yanıtlar.',
      posts: 'O gün yayınlanan gönderiler; hikâyeler hariç.',
    },
    dayGaps: 'Verisi olmayan günler boşluk olarak görünür.',
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
      text: 'Bu dönemde yayınlananlar, etkileşime göre',
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
