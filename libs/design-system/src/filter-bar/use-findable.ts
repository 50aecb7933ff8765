import { useContext, useEffect, useId } from 'react'
import { FilterPlaceContext } from './filter-place.ts'
import type { FindableFilter } from './findable-filter.ts'

/** Lets people find this filter, or its values, by typing in the bar around it. */
export function useFindable(filter: FindableFilter) {
  const id = useId()
  const { findable } = useContext(FilterPlaceContext)
  // Each time, because its values and what is chosen change; the place of a known one stays.
  useEffect(() => {
    findable.set(id, filter)
  })
  useEffect(() => () => void findable.delete(id), [findable, id])
}
