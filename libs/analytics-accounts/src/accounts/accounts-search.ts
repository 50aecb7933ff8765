import { AccountSearch } from '@tandem/api-contract'
import * as v from 'valibot'
import { dayFigures } from '../account-figures/day-values.ts'
import { ComparedIds } from '../account-figures/compared-ids.ts'

/** Any optional id of an address is read like this one. */
const { collection_id: OptionalId } = AccountSearch.entries

/** The parameters of the page, beside its period. */
export const accountsSearch = {
  /** The account whose figures are opened. */
  account: OptionalId,
  /** What the chart draws day by day. */
  figure: v.optional(v.picklist(dayFigures), 'reach'),
  /** The accounts that are compared; the first ones where it says none. */
  compared: ComparedIds,
}
