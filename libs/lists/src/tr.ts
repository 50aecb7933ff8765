import type { Catalogue } from '@tandem/app-frame'
import { turkish as choices } from '@tandem/choices/tr'
import { turkish as items } from '@tandem/items/tr'
import { exportDialogInTurkish } from './export/dialog-messages.tr.ts'
import { listsInTurkish } from './messages.tr.ts'

/** The texts of lists in Turkish, with those of the libraries below. */
export const turkish: readonly Catalogue[] = [...choices, ...items, listsInTurkish, exportDialogInTurkish]
