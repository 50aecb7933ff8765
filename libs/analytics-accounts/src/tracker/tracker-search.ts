import { AccountSearch } from '@tandem/api-contract'
import { periodParams } from '@tandem/choices'
import { listAddress } from '@tandem/lists'
import * as v from 'valibot'
import { ComparedIds } from '../account-figures/compared-ids.ts'

const { collection_id, page, per_page } = AccountSearch.entries

/**
 * How the list can be sorted; `-` means most, latest or Z first. Unknown values come last in both directions.
 */
export const trackerSorts = [
  'account',
  'followers',
  'growth',
  'posts',
  'engagement',
  'last_post',
  'collection',
] as const
export type TrackerSort = (typeof trackerSorts)[number]

const sorts = trackerSorts.flatMap((sort) => [sort, `-${sort}`] as const)

/** The parameters of the list, beside its period. */
export const trackerSearch = {
  search_term: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  collection_id,
  sort: v.optional(v.picklist(sorts), '-followers'),
  page,
  per_page: v.optional(per_page, 25),
  /** Whether the team's own accounts are shown too. */
  own: v.optional(v.picklist(['shown', 'hidden']), 'shown'),
  /** The accounts whose followers are drawn above the list. */
  compared: ComparedIds,
}

const address = listAddress({ entries: trackerSearch }, { filters: [['collection_id']], saved: 'tracker' })

/** The list's address with those parameters; a view contains its period too. */
export const trackerAddress = { ...address, viewParams: [...address.viewParams, ...periodParams] }
