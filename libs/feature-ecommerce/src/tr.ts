import type { Catalogue } from '@tandem/app-frame'
import { turkish as lists } from '@tandem/lists/tr'
import { cohortsInTurkish } from './cohorts/messages.tr.ts'
import { discountCodesInTurkish } from './discount-codes/messages.tr.ts'
import { ecommerceHelpInTurkish } from './help-messages.tr.ts'
import { ecommerceListsInTurkish } from './lists/messages.tr.ts'
import { ecommerceInTurkish } from './messages.tr.ts'
import { reconcileInTurkish } from './reconcile/messages.tr.ts'

/** The texts of store data in Turkish, with those of the libraries below. */
export const turkish: readonly Catalogue[] = [
  ...lists,
  cohortsInTurkish,
  discountCodesInTurkish,
  ecommerceHelpInTurkish,
  ecommerceListsInTurkish,
  ecommerceInTurkish,
  reconcileInTurkish,
]
