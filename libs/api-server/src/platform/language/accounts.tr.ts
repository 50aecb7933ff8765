import type { TextPairs } from '@tandem/api-contract'

/** The Turkish texts of the server about social accounts and their syncs. */
export const accountsInTurkish: TextPairs = [
  ['See the profile and posts', 'Profili ve gönderileri görme'],
  ['See the insights', 'İstatistikleri görme'],
  ['List your Facebook Pages', 'Facebook Sayfalarınızı listeleme'],
  ['Read the Facebook Page of the account', 'Hesabın Facebook Sayfasını okuma'],
  ['See the business portfolio that owns the Page', 'Sayfanın sahibi olan işletme portföyünü görme'],
  [
    'Access was revoked. Reconnect to keep syncing.',
    'Erişim iptal edildi. Senkronizasyona devam etmek için yeniden bağlayın.',
  ],
  ['Missing permission: {{0}}. Please reconnect.', 'Eksik izin: {{0:part}}. Lütfen yeniden bağlayın.'],
  ['Access has expired. Please reconnect.', 'Erişimin süresi doldu. Lütfen yeniden bağlayın.'],
  [
    'We can no longer find this username. It may have been renamed or made private.',
    'Bu kullanıcı adını artık bulamıyoruz. Değiştirilmiş veya gizlenmiş olabilir.',
  ],
  [
    'We can no longer find this professional account. It may have been renamed, closed or made personal.',
    'Bu profesyonel hesabı artık bulamıyoruz. Adı değiştirilmiş, kapatılmış veya kişisel hesaba dönüştürülmüş olabilir.',
  ],
  [
    'The last syncs failed. We’ll retry automatically.',
    'Son senkronizasyonlar başarısız oldu. Otomatik olarak yeniden deneyeceğiz.',
  ],
  [
    'Access expires within a day. Reconnect to keep syncing.',
    'Erişimin süresi bir gün içinde doluyor. Senkronizasyona devam etmek için yeniden bağlayın.',
  ],
  [
    'Access expires in {{0}} days. Reconnect to keep syncing.',
    'Erişimin süresi {{0}} gün içinde doluyor. Senkronizasyona devam etmek için yeniden bağlayın.',
  ],
  [
    'We can’t decrypt this account’s access. Please reconnect.',
    'Bu hesabın erişim bilgilerinin şifresini çözemiyoruz. Lütfen yeniden bağlayın.',
  ],
  [
    'Instagram isn’t configured on this server. Ask your administrator.',
    'Instagram bu sunucuda yapılandırılmamış. Yöneticinize başvurun.',
  ],
  ['Instagram is not set up on this server any more.', 'Instagram artık bu sunucuda kurulu değil.'],
  ['This account is not connected any more.', 'Bu hesap artık bağlı değil.'],
  [
    'Instagram does not accept the connection any more. Connect it again.',
    'Instagram bağlantıyı artık kabul etmiyor. Yeniden bağlayın.',
  ],
  [
    'Something went wrong on our side during the sync. Synced data is kept; we’ll retry.',
    'Senkronizasyon sırasında bizim tarafımızda bir sorun oluştu. Senkronize edilen veriler korunur; yeniden deneyeceğiz.',
  ],
  [
    "Reading this account stopped the server's reader {{0}} times in a row, so it is no longer synced by itself. What was read before is kept. Ask whoever runs this server to look at its log, then start the sync again yourself.",
    'Bu hesabı okumak sunucunun okuyucusunu art arda {{0}} kez durdurdu, bu yüzden hesap artık kendiliğinden senkronize edilmiyor. Daha önce okunanlar korunur. Bu sunucuyu işleten kişiden günlüğe bakmasını isteyin, sonra senkronizasyonu kendiniz yeniden başlatın.',
  ],
  [
    'Facebook closed without a response. Please start again.',
    'Facebook yanıt vermeden kapandı. Lütfen baştan başlayın.',
  ],
  [
    'Facebook returned no Instagram accounts. Start again and select one.',
    'Facebook hiçbir Instagram hesabı döndürmedi. Baştan başlayıp bir hesap seçin.',
  ],
]
