import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** Texts for a period and its comparison in Turkish. */
export const periodsInTurkish: Translation<typeof catalogue> = {
  namespace: 'choices-period',
  messages: {
    days: 'Günler',
    compare: 'Karşılaştırma',
    against: 'Karşılaştırılan günler',
    with: {
      previous_period: 'Önceki dönem',
      previous_year: 'Önceki yıl',
      custom: 'Özel dönem',
      none: 'Karşılaştırma yok',
    },
    knownSince: '{{day}} tarihinden beri biliniyor',
    noEarlier: 'Karşılaştırılacak daha eski veri yok, veriler {{day}} tarihinden beri biliniyor',
    noEarlierShort: 'Daha eski veri yok',
    compared: 'Karşılaştırılan dönem: {{period}}',
    comparedAs: '{{part}} karşılaştırıldı: {{period}}',
    until: '{{period}}, saat {{time}} itibarıyla',
    /** Each begins the sentence of `comparedAs`. */
    before: {
      week: 'Önceki haftanın aynı günleriyle',
      month: 'Önceki ayın aynı günleriyle',
      months: 'Önceki aylarla',
      year: 'Önceki yılın aynı günleriyle',
    },
    partOf: {
      day: 'Önceki günün aynı saatleriyle',
      week: 'Önceki haftanın aynı bölümüyle',
      month: 'Önceki ayın aynı bölümüyle',
      months: 'Önceki ayların aynı bölümüyle',
      year: 'Önceki yılın aynı bölümüyle',
      days: 'Önceki günlerin aynı bölümüyle',
    },
    lengths: '{{compared}} (süreleri farklı: {{before}} ve {{shown}} gün)',
    leapDay: '{{compared}} (dönemlerden birinde 29 Şubat var)',
    wholeDays:
      'Değişimler yalnızca tamamlanan ve Instagram’ın her iki dönem için de paylaştığı günleri karşılaştırır.',
  },
}
