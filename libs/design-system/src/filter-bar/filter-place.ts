import { createContext } from 'react'

/** How filters are laid out: as chips in a row, or one below the other in a phone's sheet. */
export interface FilterPlace {
  kind: 'row' | 'sheet'
  /** Unfinished input of filters, by label; it survives closing the sheet. */
  drafts: Map<string, unknown>
}

export const FilterPlaceContext = createContext<FilterPlace>({ kind: 'row', drafts: new Map() })
