import type { Catalogue } from '@tandem/app-frame'
import { turkish as parts } from '@tandem/page-parts/tr'
import { broughtCustomersInTurkish } from './brought-customers/messages.tr.ts'
import { itemsInTurkish } from './messages.tr.ts'

/** The texts about notes and favourites in Turkish, with those of the libraries below. */
export const turkish: readonly Catalogue[] = [...parts, broughtCustomersInTurkish, itemsInTurkish]
