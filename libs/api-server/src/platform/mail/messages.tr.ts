import { roleNames, translatorOf } from '@tandem/api-contract'
import { inTurkish, timesInTurkish } from '@tandem/api-contract/tr'
import { sayIn } from '../language/say-in.ts'
import type { MailTexts } from './mail.ts'
import { maskAddress } from './mask-address.ts'
import { phrase } from './phrase.ts'

const say = sayIn('tr')
const dateInTurkish = translatorOf(timesInTurkish)

const undoAction = (undo: { link: string } | undefined) =>
  undo ? { action: { label: 'Bu değişikliği geri al', link: undo.link } } : {}

const removedProviders = (removed: readonly string[]) =>
  removed.length > 0
    ? [
        phrase`Artık şununla giriş yapamazsınız: ${removed.join(', ')}. Size aitse ayarlarınızın Giriş sayfasından yeniden bağlayın.`,
      ]
    : []

const security = phrase`Bu bir güvenlik bildirimidir ve kapatılamaz.`
const ofYourTeam = phrase`Bu e-postayı bu takımın üyesi olduğunuz için alıyorsunuz. Bu bildirim kapatılamaz.`
const roleChanged = phrase`Bu e-postayı rolünüz değiştiği için alıyorsunuz. Bu bildirim kapatılamaz.`
const senderUnknown = phrase`Göndereni tanımıyor musunuz? Bu e-postayı dikkate almayabilirsiniz.`

const contents: MailTexts['contents'] = {
  'verify-email': ({ name, team, link }) => ({
    subject: phrase`E-posta adresinizi doğrulayın`,
    preview: 'Tandem hesabınızın hazır olması için bir adım kaldı.',
    heading: phrase`E-posta adresinizi doğrulayın`,
    greeting: phrase`Merhaba ${name},`,
    paragraphs: [
      phrase`Bu adresle ${team} takımı için bir Tandem hesabı oluşturdunuz. Aşağıdaki sayfayı açıp adresinizi onaylayın.`,
    ],
    action: { label: 'E-posta adresini doğrula', link },
    note: phrase`Kaydolmadınız mı? Bu e-postayı dikkate almayabilirsiniz; hesap bu bağlantı olmadan kullanılamaz.`,
  }),

  'reset-password': ({ name, link, minutes }) => ({
    subject: phrase`Parolanızı sıfırlayın`,
    preview: `Bu bağlantı bir kez kullanılabilir ve ${minutes} dakika geçerlidir.`,
    heading: phrase`Parolanızı sıfırlayın`,
    greeting: phrase`Merhaba ${name},`,
    paragraphs: [
      phrase`Tandem parolanızı sıfırlamak için bir istek aldık. Bağlantı bir kez kullanılabilir ve ${minutes} dakika geçerlidir.`,
    ],
    action: { label: 'Yeni parola belirle', link },
    note: phrase`Bunu siz istemediniz mi? Bu e-postayı dikkate almayabilirsiniz; parolanız değişmez.`,
  }),

  'password-changed': ({ name, removed = [], reset_link }) => ({
    subject: phrase`Parolanız değiştirildi`,
    preview: 'Hesabınızın diğer tüm oturumları kapatıldı.',
    heading: phrase`Parolanız değiştirildi`,
    greeting: phrase`Merhaba ${name},`,
    paragraphs: [
      phrase`Tandem parolanız değiştirildi ve diğer tüm oturumlar kapatıldı. Bunu siz yaptıysanız bir şey yapmanız gerekmez.`,
      ...removedProviders(removed),
      phrase`Siz değil miydiniz? Parolanızı hemen sıfırlayın ve gelen kutunuza kimlerin erişebildiğini kontrol edin.`,
    ],
    action: { label: 'Parolayı sıfırla', link: reset_link },
    note: security,
  }),

  invitation: ({ name, inviter, team, role, link, days }) => ({
    subject: phrase`${inviter} sizi ${team} takımına davet etti`,
    preview: 'Tandem’de takıma katılmak için daveti kabul edin.',
    heading: phrase`Tandem’de ${team} takımına katılın`,
    greeting: phrase`Merhaba ${name},`,
    paragraphs: [
      phrase`${inviter} sizi ${team} takımına davet etti. Rolünüz: ${inTurkish(roleNames[role])}. Tandem, Instagram gönderilerinizi ve mağaza satışlarınızı yan yana gösterir.`,
      phrase`Bağlantı bir kez kullanılabilir ve ${days} gün geçerlidir.`,
    ],
    action: { label: 'Daveti kabul et', link },
    note: senderUnknown,
  }),

  'invitation-elsewhere': ({ name, inviter, team, role, link, days, sign_in_link }) => ({
    subject: phrase`${inviter} sizi ${team} takımına davet etti`,
    preview: 'Başka bir takımda zaten bir Tandem hesabınız var.',
    heading: phrase`${inviter} sizi ${team} takımına davet etti`,
    greeting: phrase`Merhaba ${name},`,
    paragraphs: [
      phrase`${inviter} sizi Tandem’deki ${team} takımına davet etti. Rolünüz: ${inTurkish(roleNames[role])}. Bu adresle başka bir takımda zaten bir hesabınız var ve bir hesap tek bir takıma aittir. ${inviter} bunu görmez.`,
      phrase`${team} takımına katılmak için ${inviter} adlı kişiden başka bir adresinizi davet etmesini isteyin. Ya da giriş yapın, ayarlardan hesabınızın adresini değiştirin ve ardından bu daveti kabul edin. Bağlantı bir kez kullanılabilir ve ${days} gün geçerlidir.`,
      phrase`Kendi takımınızda kalmak için bir şey yapmanız gerekmez.`,
    ],
    action: { label: 'Giriş yap', link: sign_in_link },
    alternative: { text: 'Hesabınızın adresi değişti mi?', label: 'Daveti kabul et', link },
    note: senderUnknown,
  }),

  'already-registered': ({ name, sign_in_link, reset_link }) => ({
    subject: phrase`Zaten bir hesabınız var`,
    preview: 'Bu adresle giriş yapın veya parolanızı sıfırlayın.',
    heading: phrase`Zaten bir hesabınız var`,
    greeting: phrase`Merhaba ${name},`,
    paragraphs: [
      phrase`Biri bu adresle bir Tandem hesabı açmayı denedi. Zaten bir hesabınız var ve hiçbir şey değişmedi.`,
    ],
    action: { label: 'Giriş yap', link: sign_in_link },
    alternative: { text: 'Parolanızı mı unuttunuz?', label: 'Parolayı sıfırla', link: reset_link },
    note: phrase`Siz değil miydiniz? Bu e-postayı dikkate almayabilirsiniz; hesabınız güvende.`,
  }),

  'sign-in-added': ({ name, provider, account = null, undo }) => ({
    subject: phrase`Artık ${provider} ile giriş yapabilirsiniz`,
    preview: `Yeni bir giriş yöntemi eklendi: ${provider}.`,
    heading: phrase`Yeni bir giriş yöntemi eklendi`,
    greeting: phrase`Merhaba ${name},`,
    paragraphs: [
      account === null
        ? phrase`Artık Tandem hesabınıza ${provider} ile de giriş yapabilirsiniz. Bunu siz eklediyseniz bir şey yapmanız gerekmez.`
        : phrase`Artık Tandem hesabınıza ${provider} (${account}) ile de giriş yapabilirsiniz. Bunu siz eklediyseniz bir şey yapmanız gerekmez.`,
      undo
        ? phrase`Siz eklemediniz mi? ${undo.days} gün içinde geri alın: ${provider} kaldırılır, tüm cihazların oturumu kapatılır ve yeni bir parola belirleyebilirsiniz.`
        : phrase`Siz eklemediniz mi? Parolanızı hemen sıfırlayın: ${provider} kaldırılır ve tüm cihazların oturumu kapatılır.`,
    ],
    ...undoAction(undo),
    note: security,
  }),

  'verify-new-email': ({ name, link }) => ({
    subject: phrase`Yeni e-posta adresinizi doğrulayın`,
    preview: 'O zamana kadar eski adresinizle giriş yapın.',
    heading: phrase`Yeni e-posta adresinizi doğrulayın`,
    greeting: phrase`Merhaba ${name},`,
    paragraphs: [
      phrase`Tandem e-posta adresinizi bu adresle değiştirmek istediniz. Değişikliği tamamlamak için adresi doğrulayın. O zamana kadar eski adresinizle giriş yapmaya devam edin.`,
    ],
    action: { label: 'Yeni adresi doğrula', link },
    note: phrase`Bunu siz istemediniz mi? Bu e-postayı dikkate almayabilirsiniz; hiçbir şey değişmez.`,
  }),

  'email-changed': ({ name, new_email, undo }) => ({
    subject: phrase`E-posta adresiniz değiştirildi`,
    preview: 'Bundan sonra yeni adresinizle giriş yaparsınız.',
    heading: phrase`E-posta adresiniz değiştirildi`,
    greeting: phrase`Merhaba ${name},`,
    paragraphs: [
      phrase`Yeni Tandem e-posta adresiniz: ${maskAddress(new_email)}. Bunu siz yaptıysanız bir şey yapmanız gerekmez.`,
      undo
        ? phrase`Siz değiştirmediniz mi? ${undo.days} gün içinde geri alın: bu adres geri gelir, tüm cihazların oturumu kapatılır ve yeni bir parola belirleyebilirsiniz.`
        : phrase`Siz değiştirmediniz mi? Hemen takımınızın bir yöneticisine ulaşın: hesabı kapatabilir.`,
    ],
    ...undoAction(undo),
    note: security,
  }),

  'email-restored': ({ to, name, email, removed, reset_link }) => ({
    subject: phrase`E-posta adresiniz geri getirildi`,
    preview: 'Biri, e-posta adresi değişikliğini geri alan bağlantıyı kullandı.',
    heading: phrase`E-posta adresiniz geri getirildi`,
    greeting: phrase`Merhaba ${name},`,
    ...(to === email
      ? {
          paragraphs: [
            phrase`E-posta adresinizdeki bir değişiklik geri alındı. Tandem hesabınız yeniden bu adresi kullanıyor ve bu adresle giriş yaparsınız.`,
            phrase`Tüm cihazların oturumu kapatıldı ve eski parola artık geçerli değil. Giriş yapmak için yeni bir parola belirleyin.`,
            ...removedProviders(removed),
          ],
          action: { label: 'Yeni parola belirle', link: reset_link },
        }
      : {
          paragraphs: [
            phrase`E-posta adresinizdeki bir değişiklik geri alındı. Tandem hesabınızın adresi yeniden ${maskAddress(email)} oldu; bu adresle artık giriş yapılamaz.`,
            phrase`Tüm cihazların oturumu kapatıldı ve eski parola artık geçerli değil. Hesap sizinse ve değişikliği siz geri almadıysanız hemen takımınızın bir yöneticisine ulaşın: hesabı kapatabilir.`,
          ],
        }),
    note: security,
  }),

  'sign-in-undone': ({ name, removed, reset_link }) => ({
    subject: phrase`Yeni giriş yönteminiz kaldırıldı`,
    preview: 'Biri, yeni bir giriş yöntemini geri alan bağlantıyı kullandı.',
    heading: phrase`Yeni giriş yönteminiz kaldırıldı`,
    greeting: phrase`Merhaba ${name},`,
    paragraphs: [
      phrase`Tandem hesabınıza eklenen yeni bir giriş yöntemi geri alındı. Tüm cihazların oturumu kapatıldı ve eski parola artık geçerli değil. Giriş yapmak için yeni bir parola belirleyin.`,
      ...removedProviders(removed),
    ],
    action: { label: 'Yeni parola belirle', link: reset_link },
    note: security,
  }),

  'team-taken-over': ({ name, predecessor, team, link }) => ({
    subject: phrase`Artık ${team} takımının süper yöneticisi sizsiniz`,
    preview: 'Takım size devredildi.',
    heading: phrase`Artık ${team} takımının sahibi sizsiniz`,
    greeting: phrase`Merhaba ${name},`,
    paragraphs: [
      phrase`${predecessor}, ${team} takımını size devretti. Süper yönetici olarak bir yöneticinin yapabildiği her şeyi yapabilirsiniz; takımı yalnızca siz devredebilir veya silebilirsiniz.`,
      phrase`${predecessor} takımda yönetici olarak kalıyor.`,
    ],
    action: { label: 'Takım üyelerini gör', link },
    note: roleChanged,
  }),

  'team-handed-over': ({ name, successor, team, reset_link }) => ({
    subject: phrase`${team} takımının yeni sahibi: ${successor}`,
    preview: 'Artık takımda yöneticisiniz.',
    heading: phrase`${team} takımı devredildi`,
    greeting: phrase`Merhaba ${name},`,
    paragraphs: [
      phrase`${team} takımının süper yöneticisi artık ${successor}; siz de yöneticisiniz. Bunu siz yaptıysanız bir şey yapmanız gerekmez.`,
      phrase`Siz değil miydiniz? Parolanızı hemen sıfırlayın ve ${successor} adlı kişiden takımı geri devretmesini isteyin.`,
    ],
    action: { label: 'Parolayı sıfırla', link: reset_link },
    note: roleChanged,
  }),

  'connection-ended': ({ account, name, reason, link }) => ({
    subject: phrase`Instagram’da ${account} hesabını yeniden bağlayın`,
    preview: 'Verilerinizde boşluk olmaması için 30 gün içinde yeniden bağlayın.',
    heading: phrase`${account} artık senkronize edilmiyor`,
    greeting: phrase`Merhaba ${name},`,
    paragraphs: [
      phrase`Tandem, takımınızın ${account} Instagram hesabına erişimini kaybetti.`,
      [say(reason)],
      phrase`Yeniden bağladığınızda son 30 günü de tamamlayacağız. Başka hesaplar da etkilenmiş olabilir; sayfada hepsi listelenir.`,
    ],
    action: { label: 'Yeniden bağla', link },
    note: phrase`Bu e-postayı bu hesabı bağladığınız veya takımın sahibi olduğunuz için alıyorsunuz. Yalnızca bir kez gönderilir.`,
  }),

  'data-requested': ({ name, store, link }) => ({
    subject: phrase`${store} mağazasının bir müşterisi verilerini istiyor`,
    preview: 'Tandem’in müşteri hakkında sakladıklarını indirip iletin.',
    heading: phrase`Bir müşteri verilerini istiyor`,
    greeting: phrase`Merhaba ${name},`,
    paragraphs: [
      phrase`Shopify, ${store} mağazasının bir müşterisinin hakkında nelerin saklandığını sorduğunu bildirdi. Tandem sakladıklarını bir araya getirdi: siparişleri, adresi ve takımınızın paylaştığı notlar.`,
      phrase`Bunları mağazalarınızın sayfasından indirip müşteriye iletin. Shopify size 30 gün tanır.`,
    ],
    action: { label: 'Gizlilik taleplerini aç', link },
    note: phrase`Bu e-postayı, Tandem’de ${store} mağazasını bağlamış bir takımı yönettiğiniz için alıyorsunuz.`,
  }),

  'team-deletion-requested': ({ name, team, when, by, link }) => ({
    subject: phrase`${team} takımı silinecek`,
    preview: `İptal edilmezse silinme tarihi: ${dateInTurkish(when)}.`,
    heading: phrase`${team} silinecek`,
    greeting: phrase`Merhaba ${name},`,
    paragraphs: [
      phrase`${by}, ${team} takımının herkesin erişimi dâhil tüm verileriyle silinmesini istedi. Silinme tarihi: ${dateInTurkish(when)}. O zamana kadar her şey her zamanki gibi çalışır.`,
      phrase`Süper yönetici bunu takım ayarlarından iptal edebilir. Yöneticiler orada tüm verileri dışa aktarabilir.`,
    ],
    action: { label: 'Takım ayarlarını aç', link },
    note: ofYourTeam,
  }),

  'team-deletion-near': ({ name, team, when, by, link }) => ({
    subject: phrase`${team} takımı yarın silinecek`,
    preview: `İptal edilmezse silinme tarihi: ${dateInTurkish(when)}.`,
    heading: phrase`${team} yarın silinecek`,
    greeting: phrase`Merhaba ${name},`,
    paragraphs: [
      phrase`${team} ve tüm verileri kalıcı olarak silinecek. Silinme tarihi: ${dateInTurkish(when)}.`,
      phrase`${by} bunu takım ayarlarından hâlâ iptal edebilir. Yöneticiler orada tüm verileri dışa aktarabilir.`,
    ],
    action: { label: 'Takım ayarlarını aç', link },
    note: ofYourTeam,
  }),

  'team-deletion-called-off': ({ name, team, when, by, link }) => ({
    subject: phrase`${team} silinmeyecek`,
    preview: 'Silme işlemi iptal edildi.',
    heading: phrase`${team} silinmeyecek`,
    greeting: phrase`Merhaba ${name},`,
    paragraphs: [
      phrase`${by}, ${team} takımının ${dateInTurkish(when)} için planlanan silinmesini iptal etti. Hiçbir şey silinmedi; bir şey yapmanız gerekmez.`,
    ],
    action: { label: 'Takım ayarlarını aç', link },
    note: ofYourTeam,
  }),

  'team-deleted': ({ name, team }) => ({
    subject: phrase`${team} takımı silindi`,
    preview: 'Tüm verileri ve hesabınız silindi.',
    heading: phrase`${team} silindi`,
    greeting: phrase`Merhaba ${name},`,
    paragraphs: [
      phrase`${team}, tüm verileri ve Tandem hesabınız silindi. Bu e-posta adresini yeni bir hesap için kullanabilirsiniz.`,
    ],
    note: phrase`Bu, bu takımla ilgili son e-postadır. Hiçbir veri saklanmaz.`,
  }),

  'export-ready': ({ name, team, link, days }) => ({
    subject: phrase`${team} dışa aktarımı hazır`,
    preview: `${days} gün içinde indirin.`,
    heading: phrase`Dışa aktarımınız hazır`,
    greeting: phrase`Merhaba ${name},`,
    paragraphs: [
      phrase`${team} takımının dışa aktarımı hazır. ${days} gün boyunca indirebilirsiniz.`,
      phrase`Güvenli bir yerde saklayın: müşteri verileri içerir.`,
    ],
    action: { label: 'İndirme sayfasına git', link },
    note: phrase`Bu e-postayı bu dışa aktarımı istediğiniz için alıyorsunuz. İndirmek için giriş yapmanız gerekir.`,
  }),
}

/** All texts of all mails in Turkish. */
export const mailsInTurkish: MailTexts = {
  contents,
  ifTheButtonFails: 'Düğme çalışmazsa şu bağlantıyı açın:',
}
