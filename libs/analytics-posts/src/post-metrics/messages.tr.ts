import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

const ratesNote =
  'Daha yeni bir gönderide son oran, 7. günden sonra ilk kez senkronize edilen bir gönderide ilk oran gösterilir; beğenileri gizli olan bir gönderinin oranı yoktur.'

/** The names of figures and their definitions in Turkish. */
export const postMetricsInTurkish: Translation<typeof catalogue> = {
  namespace: 'analytics-post-metrics',
  messages: {
    names: {
      engagement_rate: 'Etkileşim oranı',
      engagement_rate_tracked: 'Herkese açık etkileşim oranı',
      reach_rate: 'Erişime göre oran',
      views: 'Görüntülenme',
      reach: 'Erişim',
      likes: 'Beğeni',
      comments: 'Yorum',
      saves: 'Kaydetme',
      shares: 'Paylaşım',
      interactions: 'Etkileşimler',
      reposts: 'Yeniden paylaşım',
      follows: 'Yeni takipçiler',
      profile_visits: 'Profil ziyaretleri',
      total_likes: 'Beğeni (reklamlar dâhil)',
      total_comments: 'Yorum (reklamlar dâhil)',
      total_views: 'Görüntülenme (reklamlar dâhil)',
      facebook_views: 'Facebook’ta görüntülenme',
      crossposted_views: 'Instagram ve Facebook’ta görüntülenme',
      watch_time_ms: 'İzlenme süresi',
      average_watch_time_ms: 'Ortalama izlenme süresi',
      skip_rate: 'Atlama oranı',
      replies: 'Yanıtlar',
      link_clicks: 'Bağlantı dokunuşları',
    },
    definitions: {
      engagement_rate:
        'Yayından sonraki 7. gündeki beğeni, yorum, paylaşım ve kaydetmelerin o andaki takipçi sayısına bölümü.',
      engagement_rate_tracked:
        'Yayından sonraki 7. gündeki beğeni ve yorumların o andaki takipçi sayısına bölümü.',
      reach_rate:
        'Etkileşim oranıyla aynı anda alınan beğeni, yorum, paylaşım ve kaydetmelerin erişilen kişilere oranı.',
      views: 'Gönderinin kaç kez oynatıldığı veya gösterildiği; tekrar görüntülemeler dâhil.',
      reach: 'Gönderiyi en az bir kez gören tekil hesaplar (Instagram tahmini).',
      likes: 'Gönderinin beğenileri; gönderinin sahibi gizlediyse bilinmez.',
      comments: 'Gönderinin yorumları; yanıtlar dâhil.',
      saves: 'Gönderinin kaç kez kaydedildiği.',
      shares: 'Gönderinin kaç kez paylaşıldığı.',
      interactions: 'Beğeni, yorum, kaydetme ve paylaşımlar; geri alınanlar düşülür.',
      reposts: 'Gönderinin kaç kez yeniden paylaşıldığı.',
      follows: 'Bu gönderiden sizi takip etmeye başlayan hesaplar.',
      profile_visits: 'Bu gönderiden profilinize yapılan ziyaretler.',
      total_likes: 'Gönderinin ve reklamlarının beğenileri.',
      total_comments: 'Gönderinin ve reklamlarının yorumları.',
      total_views: 'Gönderinin ve reklamlarının görüntülenmeleri.',
      facebook_views: 'Gönderi Facebook’ta da paylaşıldıysa oradaki görüntülenmeler.',
      crossposted_views: 'Instagram ve Facebook’taki görüntülenmelerin toplamı.',
      watch_time_ms: 'Toplam izlenme süresi; yeniden oynatmalar dâhil.',
      average_watch_time_ms: 'İzlenme süresinin ilk oynatmalara bölünmesi.',
      skip_rate: 'İlk 3 saniyede atlanan görüntülenmelerin oranı.',
      replies: 'Direkt mesajla gelen yanıtlar.',
      link_clicks: 'Gönderideki bağlantılara dokunmalar.',
    },
    notes: { engagement_rate: ratesNote, engagement_rate_tracked: ratesNote },
    activities: {
      bio_link_clicked: 'Biyografi bağlantısına dokunma',
      call: 'Arama',
      direction: 'Yol tarifi alma',
      email: 'E-posta başlatma',
      text: 'SMS başlatma',
      other: 'Diğer dokunuşlar',
    },
    watchTime: {
      seconds: '{{seconds}} sn',
      minutes: '{{minutes}} dk {{seconds}} sn',
      hours: '{{hours}} sa {{minutes}} dk',
    },
  },
}
