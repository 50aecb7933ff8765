import type { messages } from './messages.ts'
import type { TranslationOf } from './translate.ts'

/** The validation texts of the first page in Turkish. */
export const messagesInTurkish: TranslationOf<typeof messages> = {
  required: 'Bu alan zorunludur',
  invalid: 'Geçersiz değer',
  characters: 'Bu metin, kaydedilemeyen karakterler içeriyor',
  tooLong: (max) => `En fazla ${max} karakter`,
  wholeNumber: 'Bu değer bir tam sayı olmalıdır',
  id: 'Geçersiz kimlik',
  unknownField: 'Bilinmeyen alan',
  login: {
    email: 'Lütfen geçerli bir e-posta adresi girin',
    password: 'Parola çok kısa',
  },
  meta: {
    unknownKey: 'Bu tercih bilinmiyor',
    empty: 'Kaydedilecek bir şey yok',
    tooMany: (max) => `${max} tercih sınırına ulaştınız`,
  },
  error: {
    code: 'Bu bir hata durumu değil',
  },
}
