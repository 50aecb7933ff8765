import type { teamMessages } from './team-messages.ts'
import type { TranslationOf } from './translate.ts'
import { part } from './translate.ts'

/** The texts about members, the team and profiles in Turkish. */
export const teamMessagesInTurkish: TranslationOf<typeof teamMessages> = {
  users: {
    role: 'Lütfen bir rol seçin',
    status: 'Lütfen bir durum seçin',
    ownRole: 'Kendi rolünüzü değiştiremezsiniz. Başka bir yöneticiden isteyin.',
    ownStatus: 'Kendi durumunuzu değiştiremezsiniz. Başka bir yöneticiden isteyin.',
    superAdminRole: 'Önce sahipliği devredin',
    superAdminStatus: 'Takımın süper yöneticisi her zaman etkindir',
    pendingStatus: 'Davet edilen kişiler kabul edene kadar Beklemede kalır',
    notPending: 'Bu kişi takıma zaten katıldı',
    nothing: 'Kaydedilecek değişiklik yok',
    name: 'Ad en az 2 karakter olmalıdır',
  },
  invite: {
    emails: 'En az bir e-posta adresi girin',
    tooMany: (max) => `Bir seferde en fazla ${max} kişi davet edilebilir`,
    tooOften: 'Bu adrese çok fazla davet gönderildi. Daha sonra tekrar deneyin.',
    mailLimit: (wait) =>
      `Takımınız bir günde gönderebileceği tüm e-postaları gönderdi. ${part(wait)} sonra tekrar deneyin`,
  },
  transfer: {
    self: 'Zaten süper yönetici sizsiniz',
    notActive: 'Yalnızca etkin üyeler süper yönetici olabilir',
    password: 'Takımı devretmek için parolanızı girin',
  },
  profile: {
    name: 'Ad en az 2 karakter olmalıdır',
    nameTooSoon: (next) => `Adınızı ${part(next)} tarihinden itibaren yeniden değiştirebilirsiniz`,
    url: 'Geçerli bir URL girin',
    tooManyUrls: (max) => `En fazla ${max} adres`,
    language: 'Lütfen listeden bir dil seçin',
    nothing: 'Kaydedilecek değişiklik yok',
  },
  picture: {
    format: 'Lütfen JPEG veya PNG biçiminde bir fotoğraf seçin',
    broken: 'Bu fotoğraf bozuk. Lütfen başka bir fotoğraf seçin',
    tooLarge: 'Bu fotoğraf çok büyük',
    sides: (max) => `Fotoğraflar en fazla ${max} × ${max} piksel olabilir`,
  },
  team: {
    name: 'Takım adı en az 2 karakter olmalıdır',
    timezone: 'Saat dilimi zorunludur',
    week_start: 'Lütfen bir gün seçin',
    nothing: 'Kaydedilecek değişiklik yok',
  },
  audit: {
    userUnknown: 'Denetim kaydında böyle bir kişi yok',
  },
  export: {
    password: 'Takımın verilerini dışa aktarmak için parolanızı girin',
  },
  search: {
    tooShort: 'En az 2 karakter yazın',
  },
  deletion: {
    name: 'Takım adını aynen yazın',
    password: 'Takımı silmek için parolanızı girin',
    already: 'Bu takımın silinmesi zaten planlandı',
  },
}
