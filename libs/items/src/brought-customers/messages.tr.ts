import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** Texts of a list of customers and what brought them, in Turkish. */
export const broughtCustomersInTurkish: Translation<typeof catalogue> = {
  namespace: 'items-brought-customers',
  messages: {
    orders_one: '{{formatted}} sipariş',
    orders_other: '{{formatted}} sipariş',
    first: 'İlk siparişler: {{amount}}',
    later: 'Sonrasında: {{orders}}, {{amount}}',
    nothingSince: 'Sonrasında sipariş yok',
    firstOn: 'İlk sipariş: {{when}}, {{amount}}',
    noName: 'Adı yok',
    knownSince:
      'Tüm siparişler {{day}} tarihinden beri biliniyor. Önceki alışverişleri yalnızca o günden öncesine ait olanlar yeni müşteri sayılır.',
    unknown_one:
      '{{formatted}} müşteri listede yok: Bilinen ilk siparişi o günden öncesine ait ve daha önce de alışveriş yapmış olabilir.',
    unknown_other:
      '{{formatted}} müşteri listede yok: Bilinen ilk siparişleri o günden öncesine ait ve daha önce de alışveriş yapmış olabilirler.',
  },
}
