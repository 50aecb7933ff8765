import { AccountSearch } from '@tandem/api-contract'
import * as v from 'valibot'
import { dayFigures } from '../account-figures/day-values.ts'
import { ComparedIds } from '../account-figures/compared-ids.ts'

/** Any optional id in an address is parsed like this one. */
const { collection_id: OptionalId } = AccountSearch.entries

/** The parameters of the page, beside its period. */
export const accountsSearch = {
  /** The account whose details are open. */
  account: OptionalId,
  /** The daily figure of the chart. */
  figure: v.optional(v.picklist(dayFigures), 'reach'),
  /** The compared accounts; the first ones by default. */
  compared: ComparedIds,
}
