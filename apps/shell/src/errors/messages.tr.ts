import type { Translation } from '@tandem/app-frame'
import type { toastMessages } from './messages.ts'

/** The texts of toasts about failures and new releases, in Turkish. */
export const toastsInTurkish: Translation<typeof toastMessages.catalogue> = {
  namespace: 'shell-toasts',
  messages: {
    release: {
      title: 'Yeni bir sürüm var',
      description: 'Hazır olduğunuzda yenileyin. Çalışmanız kaydedildi.',
      reload: 'Yenile',
    },
    requestId: {
      copy: 'İstek kimliğini kopyala',
      copied: 'İstek kimliği kopyalandı',
      words: 'İstek kimliği: {{id}}',
    },
    kept: {
      title: 'Bu cihaza kaydedildi',
      description: 'Çevrimiçi olduğunuzda gönderilir.',
    },
  },
}
