import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** Texts for choosing between accounts, and for showing one, in Turkish. */
export const accountChoiceInTurkish: Translation<typeof catalogue> = {
  namespace: 'choices-accounts',
  messages: {
    account: 'Hesap',
    all: 'Tüm hesaplar',
    yours: 'Sizin',
    missing: '–',
    more: '+{{others}}',
    noCollections: 'Koleksiyonda değil',
  },
}
