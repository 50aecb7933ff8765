import type { errorPages } from './error-pages.ts'
import { errorsInTurkish } from './errors.tr.ts'
import type { TranslationOf } from './translate.ts'

/** The texts of the error pages in Turkish. */
export const errorPagesInTurkish: TranslationOf<typeof errorPages> = {
  404: {
    title: 'Sayfa bulunamadı',
    description: 'Adres yanlış yazılmış olabilir veya sayfa artık yok. Hiçbir şey değişmedi.',
  },
  422: {
    title: 'Bilinmeyen mağaza',
    description: 'Bu bağlantı, takımınızda artık olmayan bir mağazaya gidiyor. Hiçbir şey değişmedi.',
  },
  429: errorsInTurkish.TOO_MANY_REQUESTS,
  500: errorsInTurkish.AN_ERROR_OCCURED,
  503: errorsInTurkish.SERVICE_UNAVAILABLE,
}
