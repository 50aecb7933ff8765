import type { accountMessages } from './account-messages.ts'
import type { TranslationOf } from './translate.ts'

/** The texts about people’s accounts in Turkish. */
export const accountMessagesInTurkish: TranslationOf<typeof accountMessages> = {
  register: {
    name: 'Ad en az 2 karakter olmalıdır',
    email: 'Lütfen geçerli bir e-posta adresi girin',
    password: 'Parola en az 8 karakter olmalıdır',
    confirmPassword: 'Parolalar eşleşmiyor',
    team_name: 'Takım adı en az 2 karakter olmalıdır',
    timezone: 'Saat dilimi zorunludur',
  },
  socialCompletion: {
    name: 'Ad en az 2 karakter olmalıdır',
    email: 'Lütfen geçerli bir e-posta adresi girin',
    emailNeeded: 'E-posta adresinizi girin',
    otherEmail: 'Bu giriş yöntemi zaten bir e-posta adresi sağlıyor',
    team_name: 'Takım adı en az 2 karakter olmalıdır',
    timezone: 'Saat dilimi zorunludur',
  },
  forgotPassword: {
    email: 'Lütfen geçerli bir e-posta adresi girin.',
  },
  resetPassword: {
    password: 'Parola en az 8 karakter olmalıdır',
    confirmPassword: 'Parolalar eşleşmiyor',
  },
  verification: {
    password: 'En az 8 karakterlik bir parola seçin',
  },
  signInMethods: {
    password: 'Giriş yöntemlerinizi değiştirmek için parolanızı girin',
    last: 'Bu tek giriş yönteminiz. Önce bir parola belirleyin.',
    own: 'Bu hesap zaten giriş yöntemlerinizden biri',
    others: 'Bu hesapla başka biri giriş yapıyor',
  },
  invitation: {
    password: 'Parola en az 8 karakter olmalıdır',
    confirmPassword: 'Parolalar eşleşmiyor',
    timezone: 'Saat dilimi zorunludur',
  },
  password: {
    tooShort: (min) => `Parola en az ${min} karakter olmalıdır`,
    common: 'Bu parola çok yaygın. Lütfen başka bir parola seçin',
    ownWords: 'E-posta adresinizi, takım adınızı veya “Tandem” sözcüğünü içermeyen bir parola seçin',
  },
  timezoneUnknown: 'Lütfen listeden bir saat dilimi seçin',
  link: {
    missing: 'Eksik parametre: user_id veya hash yok.',
  },
  invite: {
    name: 'Ad en az 2 karakter olmalıdır',
    email: 'Lütfen geçerli bir e-posta adresi girin',
    role: 'Lütfen bir rol seçin',
    inTeam: 'Bu kişi zaten takımınızda',
  },
  updateEmail: {
    email: 'Lütfen geçerli bir e-posta adresi girin',
    same: 'Bu zaten sizin e-posta adresiniz',
    password: 'E-posta adresinizi değiştirmek için parolanızı girin',
  },
}
