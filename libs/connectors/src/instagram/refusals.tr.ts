import type { TextPairs } from '@tandem/api-contract'
import { kept } from '../requests/failures.ts'
import { keptInTurkish } from '../requests/failures.tr.ts'

const again = 'Connect the account again.'
const againInTurkish = 'Hesabı yeniden bağlayın.'

/** Why a connection ended: each is followed by what is kept. */
const endings: TextPairs = [
  [
    `Our access was removed at Facebook by the person who connected this account. ${again}`,
    `Bu hesabı bağlayan kişi erişimimizi Facebook’ta kaldırdı. ${againInTurkish}`,
  ],
  [
    'Facebook wants the person who connected this account to confirm who they are. Log in at facebook.com and follow its steps, then connect the account again.',
    'Facebook, bu hesabı bağlayan kişinin kimliğini doğrulamasını istiyor. facebook.com’da giriş yapıp adımları izleyin, sonra hesabı yeniden bağlayın.',
  ],
  [
    `The Facebook password of the person who connected this account has changed, which ends the connection. ${again}`,
    `Bu hesabı bağlayan kişinin Facebook parolası değişti; bu, bağlantıyı sonlandırır. ${againInTurkish}`,
  ],
  [`The connection has expired. ${again}`, `Bağlantının süresi doldu. ${againInTurkish}`],
  [
    'The Facebook account of the person who connected this account is not confirmed. Log in at facebook.com and confirm it, then connect the account again.',
    'Bu hesabı bağlayan kişinin Facebook hesabı doğrulanmamış. facebook.com’da giriş yapıp hesabı doğrulayın, sonra hesabı yeniden bağlayın.',
  ],
  [
    `Facebook has ended the connection, for example after 90 days without use or because the person who connected this account logged out. ${again}`,
    `Facebook bağlantıyı sonlandırdı; örneğin 90 gün kullanılmadığı veya hesabı bağlayan kişi çıkış yaptığı için. ${againInTurkish}`,
  ],
  [
    'The person who connected this account no longer has access to its Facebook Page. Restore their access, or have someone with access reconnect it.',
    'Bu hesabı bağlayan kişinin artık hesabın Facebook Sayfasına erişimi yok. Erişimini geri verin veya erişimi olan biri hesabı yeniden bağlasın.',
  ],
  [
    `Facebook no longer accepts the connection. ${again}`,
    `Facebook bağlantıyı artık kabul etmiyor. ${againInTurkish}`,
  ],
]

/** The refusals of Instagram in Turkish. */
export const instagramInTurkish: TextPairs = [
  ...endings.map(([english, turkish]) => [`${english} ${kept}`, `${turkish} ${keptInTurkish}`] as const),
  [
    `The consent to read this account has lapsed: Facebook wants it renewed every 90 days. ${kept} ${again}`,
    `Bu hesabı okuma onayının süresi doldu: Facebook onayın 90 günde bir yenilenmesini istiyor. ${keptInTurkish} ${againInTurkish}`,
  ],
  [
    `The connection may not read {{0}}. ${kept} Connect the account again and leave every permission switched on.`,
    `Bağlantının şunu okuma izni yok: {{0:part}}. ${keptInTurkish} Hesabı yeniden bağlayın ve tüm izinleri açık bırakın.`,
  ],
  [
    `The connection may not read {{0}} ({{1}}). ${kept} Connect the account again and leave every permission switched on.`,
    `Bağlantının şunu okuma izni yok: {{0:part}} ({{1}}). ${keptInTurkish} Hesabı yeniden bağlayın ve tüm izinleri açık bırakın.`,
  ],
  [
    `Instagram no longer shows {{0}}: it was deleted, or the connection can’t see it. ${kept} If it is still there, connect the account again.`,
    `Instagram şunu artık göstermiyor: {{0:part}}. Silinmiş olabilir veya bağlantı bunu göremiyor. ${keptInTurkish} Hâlâ oradaysa hesabı yeniden bağlayın.`,
  ],
  [
    'No professional account found with this name. Check the spelling; personal and age-restricted accounts can’t be tracked.',
    'Bu adla profesyonel bir hesap bulunamadı. Yazımı kontrol edin; kişisel ve yaş sınırlı hesaplar takip edilemez.',
  ],
  [
    `Facebook has blocked the person who connected this account for a while. ${kept} Log in at facebook.com to see why; the reading is tried again later.`,
    `Facebook bu hesabı bağlayan kişiyi bir süreliğine engelledi. ${keptInTurkish} Nedenini görmek için facebook.com’da giriş yapın; senkronizasyon daha sonra yeniden denenir.`,
  ],
  [
    'This login has expired. Nothing was connected. Please start again.',
    'Bu girişin süresi doldu. Hiçbir şey bağlanmadı. Lütfen baştan başlayın.',
  ],
  [
    `Facebook does not accept the id of our app. ${kept} Ask the person who runs this server to check the app's id and secret.`,
    `Facebook uygulamamızın kimliğini kabul etmiyor. ${keptInTurkish} Bu sunucuyu işleten kişiden uygulamanın kimliğini ve gizli anahtarını kontrol etmesini isteyin.`,
  ],
  [
    `Facebook does not accept the secret of our app. ${kept} Ask the person who runs this server to check the app's id and secret.`,
    `Facebook uygulamamızın gizli anahtarını kabul etmiyor. ${keptInTurkish} Bu sunucuyu işleten kişiden uygulamanın kimliğini ve gizli anahtarını kontrol etmesini isteyin.`,
  ],
  [
    `Instagram returned an error ({{0}}). ${kept} We’ll continue at the next attempt.`,
    `Instagram bir hata döndürdü ({{0}}). ${keptInTurkish} Bir sonraki denemede devam edeceğiz.`,
  ],
  [
    `Something other than data came back in Instagram’s place. ${kept} We’ll try again later. If it doesn’t pass, ask the person who runs this server whether something blocks graph.facebook.com.`,
    `Instagram’ın yerine veri olmayan bir yanıt geldi. ${keptInTurkish} Daha sonra tekrar deneyeceğiz. Düzelmezse bu sunucuyu işleten kişiye graph.facebook.com adresini engelleyen bir şey olup olmadığını sorun.`,
  ],
]
