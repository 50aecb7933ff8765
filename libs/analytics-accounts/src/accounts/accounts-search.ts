import { AccountSearch } from '@tandem/api-contract'
import * as v from 'valibot'
import { accountFigures } from '../account-figures/figures.ts'
import { dayFigures } from '../account-figures/day-values.ts'
import { ComparedIds } from '../account-figures/compared-ids.ts'

/** Any optional id in an address is parsed like this one. */
const { collection_id: OptionalId } = AccountSearch.entries

const sorted = ['account', ...accountFigures] as const
/** What the accounts can be sorted by. */
export type AccountSort = (typeof sorted)[number]

/** The parameters of the page, beside its period. */
export const accountsSearch = {
  /** The account whose details are open. */
  account: OptionalId,
  /** The order of the table; `-` means most first. Without it the accounts come as connected. */
  sort: v.optional(v.picklist(sorted.flatMap((name) => [name, `-${name}`] as const))),
  /** The daily figure of the chart. */
  figure: v.optional(v.picklist(dayFigures), 'reach'),
  /** The compared accounts; the first ones by default. */
  compared: ComparedIds,
}
