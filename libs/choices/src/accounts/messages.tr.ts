import type { Translation } from '@tandem/app-frame'
import type { catalogue } from './messages.ts'

/** Texts for choosing between connected accounts in Turkish. */
export const accountChoiceInTurkish: Translation<typeof catalogue> = {
  namespace: 'analytics-connected-accounts',
  messages: {
    account: 'Hesap',
    all: 'Tüm hesaplar',
  },
}
