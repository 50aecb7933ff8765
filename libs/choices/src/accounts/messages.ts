import { defineMessages } from '@tandem/app-frame'

/** The words of the choice between connected accounts. */
export const { useText: useAccountsText } = defineMessages('analytics-connected-accounts', {
  account: 'Account',
  all: 'All accounts',
})
