import { matchesQuery } from '../select/matches-query.ts'

/** A value of a filter that can be chosen without opening the filter. */
export interface FindableValue {
  label: string
  /** Other words that find it. */
  keywords?: string
  isChosen: boolean
  /** Chooses it, or takes it back. */
  toggle: () => void
}

/** A filter, or the values of one, that can be found by typing. */
export interface FindableFilter {
  label: string
  /** Opens the filter. */
  open?: () => void
  values?: readonly FindableValue[]
}

/** Something to choose: a filter to open, or a value of one. */
export interface FoundFilter {
  label: string
  /** Undefined for a filter to open. */
  value?: string
  isChosen: boolean
  run: () => void
}

/** The maximum number of values shown: nobody scrolls further; people type instead. */
const maxValues = 20

/**
 * The filters whose name has every word of the query, then the values that have them together with the name of
 * their filter: "status ref" finds Refunded. Without a query only the filters.
 */
export function findFilters(filters: Iterable<FindableFilter>, query: string): FoundFilter[] {
  const all = [...filters]
  const named = all.flatMap(({ label, open }): FoundFilter[] =>
    open && matchesQuery(label, query) ? [{ label, isChosen: false, run: open }] : [],
  )
  if (query.trim() === '') return named
  const values = all.flatMap(({ label, values = [] }) =>
    values
      .filter((value) => matchesQuery(`${label} ${value.label} ${value.keywords ?? ''}`, query))
      .map(({ label: value, isChosen, toggle }): FoundFilter => ({ label, value, isChosen, run: toggle })),
  )
  return [...named, ...values.slice(0, maxValues)]
}
