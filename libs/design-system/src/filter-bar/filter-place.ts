import { createContext } from 'react'

/** Where filters stand: as chips in a row, or one below the other in the sheet of a phone. */
export interface FilterPlace {
  kind: 'row' | 'sheet'
  /** What was typed into a filter and is not yet a value, by the filter's label; it outlives the sheet. */
  drafts: Map<string, unknown>
}

export const FilterPlaceContext = createContext<FilterPlace>({ kind: 'row', drafts: new Map() })
