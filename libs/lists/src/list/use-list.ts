import type { FilteredList } from '@tandem/api-contract'
import { useTeamClock, useWantedAddress, writeDateChoice } from '@tandem/choices'
import type { DateChoice } from '@tandem/choices'
import { useSteady } from '@tandem/page-parts'
import { useSearchParams } from 'react-router'
import { useDefaultFilter } from '../saved-filters/default-filter.ts'
import type { ListAddress, PagedSearch } from './list-address.ts'

/** What any list's table and filter bar read and change. */
export interface ListControls {
  sort: string | undefined
  perPage: number
  /** The search term of the rows on screen; '' for none. */
  term: string
  /** Whether filters narrow the rows on screen; and whether filters or a search do. */
  isFiltered: boolean
  isNarrowed: boolean
  /** The requested state while its rows are loading. */
  wanted: { term: string; dates: DateChoice; filterCount: number; hasDates: boolean }
  /** The parameters of the address that make a view, for saved filters. */
  viewParams: readonly string[]
  /** The list that saved filters belong to; undefined when it has none. */
  saved: FilteredList | undefined
  /** The search part of the address of a page. */
  pageSearch: (page: number) => string
  goTo: (page: number) => void
  showPerPage: (perPage: number) => void
  sortBy: (sort: string) => void
  searchFor: (term: string) => void
  chooseDates: (dates: DateChoice) => void
  clearFilters: () => void
  clearCollection: () => void
}

/** A list by its address. */
export interface List<Search, ListRequest> extends ListControls {
  /** The values of the address: those of the rows on screen. */
  shown: Search
  /** The requested values while their rows are loading; filters show them. */
  chosen: Search
  /** The request to the server. */
  request: ListRequest
  /** The request without paging: the filter of an export. */
  filter: Omit<ListRequest, 'page' | 'per_page'>
  /** Everything that narrows the list, as a text: chosen rows stay chosen while it is the same. */
  found: string
  /** The search part of the address with a change. */
  searchOf: (change: Partial<Search>) => string
  /** Changes the list and shows its first page. */
  change: (change: Partial<Search>) => void
}

interface ListState<Search> {
  shown: Search
  chosen: Search
  searchOf: (change: Partial<Search>) => string
  change: (change: Partial<Search>) => void
}

type Counted<Search> = Pick<
  ListAddress<Search, never>,
  'countFilters' | 'hasDays' | 'noFilters' | 'viewParams' | 'saved'
>

/** What every list can do, from the values of its address and a way to change them. */
export function listControls<Search extends PagedSearch>(
  { shown, chosen, searchOf, change }: ListState<Search>,
  { countFilters, hasDays, noFilters, viewParams, saved }: Counted<Search>,
): ListControls {
  const changed = (part: Partial<PagedSearch> & { collection_id?: undefined }) => part as Partial<Search>
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
    saved,
    pageSearch: (page) => searchOf(changed({ page })),
    goTo: (page) => change(changed({ page })),
    showPerPage: (perPage) => change(changed({ per_page: perPage })),
    sortBy: (next) => change(changed({ sort: next })),
    searchFor: (next) => change(changed({ search_term: next })),
    chooseDates: (dates) => change(changed(writeDateChoice(dates) as DateChoice)),
    clearFilters: () => change(noFilters),
    clearCollection: () => change(changed({ collection_id: undefined })),
  }
}

/**
 * A list by its address: what is on screen, what is requested while loading, and every change of it.
 *
 * @param given values that are known better than from the address, such as the last selected store
 */
export function useList<Search extends PagedSearch, ListRequest extends object>(
  address: ListAddress<Search, ListRequest>,
  given?: Partial<Search>,
): List<Search, ListRequest> {
  const clock = useTeamClock()
  const [params] = useSearchParams()
  const shown: Search = { ...address.read(params), ...given }
  const { withoutDefault } = useDefaultFilter(address.saved)
  const write = (search: Search) => withoutDefault(address.write(search))
  const { wanted: chosen, go } = useWantedAddress(shown, write)
  // Always the same function, so that rows that haven't rendered since a choice still build on that choice.
  const change = useSteady((part: Partial<Search>) =>
    // Typing adds no entries to the browser's history.
    go(address.change(chosen, part), part.search_term !== undefined),
  )
  const state: ListState<Search> = {
    shown,
    chosen,
    searchOf: (part) => write(address.change(shown, part)),
    change,
  }
  const request = address.request(shown, clock)
  const { page: _page, per_page: _perPage, ...filter } = request as ListRequest & Partial<PagedSearch>
  const found = JSON.stringify({ ...filter, sort: undefined })
  return { ...listControls(state, address), ...state, request, filter, found }
}
