import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** Texts for proving one's identity in a form in Turkish. */
export const presenceInTurkish: Translation<typeof catalogue> = {
  namespace: 'page-parts-presence',
  messages: {
    password: 'Parolanız',
    hint: 'Siz olduğunuzu onaylamak için girin.',
    show: 'Parolayı göster',
    hide: 'Parolayı gizle',
    text: 'Giriş yapmanızın üzerinden zaman geçti. Devam etmek için tekrar giriş yapın.',
    textWith:
      'Giriş yapmanızın üzerinden zaman geçti. Devam etmek için {{providers}} ile tekrar giriş yapın.',
    action: 'Tekrar giriş yap',
    cancel: 'Vazgeç',
    close: 'Kapat',
  },
}
