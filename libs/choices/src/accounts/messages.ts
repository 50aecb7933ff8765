import { defineMessages } from '@tandem/app-frame'

/** Texts for choosing between connected accounts. */
export const { useText: useAccountsText, catalogue } = defineMessages('analytics-connected-accounts', {
  account: 'Account',
  all: 'All accounts',
})
