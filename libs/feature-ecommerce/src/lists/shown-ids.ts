import { createContext, useContext } from 'react'

/** The ids of the rows that a list shows, so that a cell can read something for all of them at once. */
export const ShownIds = createContext<readonly number[]>([])

export const useShownIds = (): readonly number[] => useContext(ShownIds)
