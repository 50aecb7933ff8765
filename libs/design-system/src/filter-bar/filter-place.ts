import { createContext } from 'react'
import type { FindableFilter } from './findable-filter.ts'

/** How filters are laid out: as chips in a row, or one below the other in a phone's sheet. */
export interface FilterPlace {
  kind: 'row' | 'sheet'
  /** Whether a filter that isn't set stays out of the row until it is looked for. */
  folds?: boolean
  /** How often "Clear all" was pressed: it takes filters out of the row that were only kept there. */
  cleared?: number
  /** Unfinished input of filters, by label; it survives closing the sheet. */
  drafts: Map<string, unknown>
  /** The filters that can be found by typing, in the order of the row. */
  findable: Map<string, FindableFilter>
}

export const FilterPlaceContext = createContext<FilterPlace>({
  kind: 'row',
  drafts: new Map(),
  findable: new Map(),
})
