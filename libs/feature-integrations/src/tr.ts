import type { Catalogue } from '@tandem/app-frame'
import { turkish as lists } from '@tandem/lists/tr'
import { accountsInTurkish } from './accounts/messages.tr.ts'
import { integrationsInTurkish } from './messages.tr.ts'
import { runsInTurkish } from './runs/messages.tr.ts'
import { storesInTurkish } from './stores/messages.tr.ts'
import { unreadRowsInTurkish } from './stores/unread-messages.tr.ts'

/** The texts of stores and accounts in Turkish, with those of the libraries below. */
export const turkish: readonly Catalogue[] = [
  ...lists,
  accountsInTurkish,
  integrationsInTurkish,
  runsInTurkish,
  storesInTurkish,
  unreadRowsInTurkish,
]
