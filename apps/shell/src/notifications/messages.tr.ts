import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** The texts of the list of notifications in Turkish. */
export const notificationsInTurkish: Translation<typeof catalogue> = {
  namespace: 'shell-notifications',
  messages: {
    title: 'Bildirimler',
    markAll: 'Tümünü okundu say',
    loading: 'Bildirimler yükleniyor',
    failed: 'Bildirimler yüklenemedi',
    empty: {
      title: 'Yeni bir şey yok',
      text: 'Başarısız senkronizasyonlar, kaybolan erişim, hazır olan dışa aktarımlar ve sizden bahseden notlar burada görünür.',
    },
    older: 'Daha eskileri göster',
    unread: 'Okunmadı',
    markRead: 'Okundu say: {{what}}',
    markUnread: 'Okunmadı say: {{what}}',
    kinds: {
      store_sync_failed: '{{name}} senkronize edilemedi',
      store_access_lost: '{{name}} anahtarlarımızı artık kabul etmiyor. Yeniden bağlayın.',
      account_sync_failed: '@{{name}} senkronize edilemedi',
      account_access_lost: 'Instagram artık @{{name}} hesabına erişim vermiyor. Yeniden bağlayın.',
      account_access_ending: '@{{name}} hesabına erişim {{when}} tarihinde bitiyor. Önce yeniden bağlayın.',
      export_ready: 'Dışa aktarımınız hazır. {{when}} tarihine kadar indirin.',
      export_failed: 'Dışa aktarımınız başarısız oldu. Yeniden başlatabilirsiniz.',
      mention: '{{name}} bir notta sizden bahsetti',
      mention_by_former: 'Eski bir üye bir notta sizden bahsetti',
    },
  },
}
