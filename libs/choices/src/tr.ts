import type { Catalogue } from '@tandem/app-frame'
import { turkish as parts } from '@tandem/page-parts/tr'
import { accountChoiceInTurkish } from './accounts/messages.tr.ts'
import { choicesInTurkish } from './messages.tr.ts'
import { periodsInTurkish } from './period/messages.tr.ts'

/** The texts about days, stores and accounts in Turkish, with those of the libraries below. */
export const turkish: readonly Catalogue[] = [
  ...parts,
  accountChoiceInTurkish,
  choicesInTurkish,
  periodsInTurkish,
]
