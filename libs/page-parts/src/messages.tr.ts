import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** Texts for loading, failing and succeeding in Turkish. */
export const pagePartsInTurkish: Translation<typeof catalogue> = {
  namespace: 'page-parts',
  messages: {
    said: {
      created: '{{thing}} başarıyla oluşturuldu',
      updated: '{{thing}} başarıyla güncellendi',
      deleted: '{{thing}} başarıyla silindi',
      added: '{{thing}} başarıyla eklendi',
      revoked: '{{thing}} başarıyla iptal edildi',
    },
    widget: { tryAgain: 'Tekrar dene', copyRequestId: 'İstek kimliğini kopyala' },
  },
}
