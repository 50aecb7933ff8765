import type { Catalogue } from '@tandem/app-frame'
import { turkish as parts } from '@tandem/page-parts/tr'
import { broughtCustomersInTurkish } from './brought-customers/messages.tr.ts'
import { itemNamesInTurkish } from './favorites/name-messages.tr.ts'
import { itemsInTurkish } from './messages.tr.ts'

/** The Turkish texts about notes and favourites, and those of the libraries that this one uses. */
export const turkish: readonly Catalogue[] = [
  ...parts,
  broughtCustomersInTurkish,
  itemNamesInTurkish,
  itemsInTurkish,
]
