import type { Catalogue } from '@tandem/app-frame'
import { turkish as parts } from '@tandem/page-parts/tr'
import { journeysInTurkish } from './journey-messages.tr.ts'
import { authInTurkish } from './messages.tr.ts'

/** The Turkish texts of this library and of the libraries it uses. */
export const turkish: readonly Catalogue[] = [...parts, journeysInTurkish, authInTurkish]
