import { useTeamClock, useWantedAddress, writeDateChoice } from '@tandem/choices'
import type { DateChoice } from '@tandem/choices'
import { useSearchParams } from 'react-router'
import type { ListAddress, PagedSearch } from './list-address.ts'

/** What the table of a list and the row above it read and change, whatever is listed. */
export interface ListControls {
  sort: string | undefined
  perPage: number
  /** What the rows on screen are searched by; '' for nothing. */
  term: string
  /** Whether a filter narrows the rows on screen; and whether filters or a search do. */
  isFiltered: boolean
  isNarrowed: boolean
  /** What the reader wants, while its rows are on their way. */
  wanted: { term: string; dates: DateChoice; filterCount: number; hasDates: boolean }
  /** The parameters of the address that make a view, for saved filters. */
  viewParams: readonly string[]
  /** The search part of the address of a page. */
  pageSearch: (page: number) => string
  goTo: (page: number) => void
  showPerPage: (perPage: number) => void
  sortBy: (sort: string) => void
  searchFor: (term: string) => void
  chooseDates: (dates: DateChoice) => void
  clearFilters: () => void
}

/** A list by its address. */
export interface List<Said, Asked> extends ListControls {
  /** What the address says: the rows on screen. */
  shown: Said
  /** What the reader wants, while its rows are on their way; filters show it. */
  chosen: Said
  /** What the server is asked for. */
  request: Asked
  /** What is found, whichever page of it is shown: the filter of an export. */
  filter: Omit<Asked, 'page' | 'per_page'>
  /** All that narrows the list, as a text: the chosen rows stay chosen while it stays the same. */
  found: string
  /** The search part of the address with something changed. */
  searchOf: (change: Partial<Said>) => string
  /** Shows the list with something changed, from its first page on. */
  change: (change: Partial<Said>) => void
}

interface ListState<Said> {
  shown: Said
  chosen: Said
  searchOf: (change: Partial<Said>) => string
  change: (change: Partial<Said>) => void
}

type Counted<Said> = Pick<ListAddress<Said, never>, 'countFilters' | 'hasDays' | 'noFilters' | 'viewParams'>

/** What every list can do, from what its address says and how that is changed. */
export function listControls<Said extends PagedSearch>(
  { shown, chosen, searchOf, change }: ListState<Said>,
  { countFilters, hasDays, noFilters, viewParams }: Counted<Said>,
): ListControls {
  const changed = (part: Partial<PagedSearch>) => part as Partial<Said>
  const { sort, per_page, search_term: term = '' } = shown
  const isFiltered = countFilters(shown) > 0
  const { date, date_from, date_to } = chosen
  return {
    sort,
    perPage: per_page,
    term,
    isFiltered,
    isNarrowed: isFiltered || term !== '',
    wanted: {
      term: chosen.search_term ?? '',
      dates: { date, date_from, date_to },
      filterCount: countFilters(chosen),
      hasDates: hasDays(chosen),
    },
    viewParams,
    pageSearch: (page) => searchOf(changed({ page })),
    goTo: (page) => change(changed({ page })),
    showPerPage: (perPage) => change(changed({ per_page: perPage })),
    sortBy: (next) => change(changed({ sort: next })),
    searchFor: (next) => change(changed({ search_term: next })),
    chooseDates: (dates) => change(changed(writeDateChoice(dates) as DateChoice)),
    clearFilters: () => change(noFilters),
  }
}

/**
 * A list by its address: what is on screen, what the reader wants while it is on its way, and every change of it.
 *
 * @param given what is known better than from the address, such as the store that was selected last
 */
export function useList<Said extends PagedSearch, Asked extends object>(
  address: ListAddress<Said, Asked>,
  given?: Partial<Said>,
): List<Said, Asked> {
  const clock = useTeamClock()
  const [params] = useSearchParams()
  const shown: Said = { ...address.read(params), ...given }
  const { wanted: chosen, go } = useWantedAddress(shown, address.write)
  const state: ListState<Said> = {
    shown,
    chosen,
    searchOf: (change) => address.write(address.change(shown, change)),
    // Typing adds no entry to the history of the browser.
    change: (change) => go(address.change(chosen, change), change.search_term !== undefined),
  }
  const request = address.request(shown, clock)
  const { page: _page, per_page: _perPage, ...filter } = request as Asked & Partial<PagedSearch>
  const found = JSON.stringify({ ...filter, sort: undefined })
  return { ...listControls(state, address), ...state, request, filter, found }
}
