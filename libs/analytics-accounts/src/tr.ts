import type { Catalogue } from '@tandem/app-frame'
import { turkish as posts } from '@tandem/analytics-posts/tr'
import { accountFiguresInTurkish } from './account-figures/messages.tr.ts'
import { accountsPageInTurkish } from './accounts/messages.tr.ts'
import { accountPagesInTurkish } from './messages.tr.ts'
import { trackerInTurkish } from './tracker/messages.tr.ts'

/** The texts about accounts in Turkish, with those of the libraries below. */
export const turkish: readonly Catalogue[] = [
  ...posts,
  accountFiguresInTurkish,
  accountsPageInTurkish,
  accountPagesInTurkish,
  trackerInTurkish,
]
