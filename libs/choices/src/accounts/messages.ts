import { defineMessages } from '@tandem/app-frame'

/** Texts for choosing between accounts, and for showing one. */
export const { useText: useAccountsText, catalogue } = defineMessages('choices-accounts', {
  account: 'Account',
  all: 'All accounts',
  yours: 'Yours',
  missing: '–',
  more: '+{{others}}',
  noCollections: 'Not in a collection',
})
