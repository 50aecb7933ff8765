import type { Catalogue } from '@tandem/app-frame'
import { turkish as parts } from '@tandem/page-parts/tr'
import { journeysInTurkish } from './journey-messages.tr.ts'
import { authInTurkish } from './messages.tr.ts'

/** The texts of every way in in Turkish, with those of the libraries below. */
export const turkish: readonly Catalogue[] = [...parts, journeysInTurkish, authInTurkish]
