import type { FilteredList } from '@tandem/api-contract'
import { dateParams, daysOf, parseSearch, readDateChoice, toSearch } from '@tandem/choices'
import type { DateChoice, TeamClock } from '@tandem/choices'
import { datePresets } from '@tandem/format'
import * as v from 'valibot'

type Entries = Record<string, v.GenericSchema<unknown, unknown>>

/** What the address of every list contains; a list without search, order or days leaves those out. */
export interface PagedSearch extends DateChoice {
  page: number
  per_page: number
  search_term?: string
  sort?: string
}

type Days = 'date_from' | 'date_to'

/** A list's request to the server. */
type EntriesRequest<E extends Entries> = v.InferOutput<v.ObjectSchema<E, undefined>>

/** The values of an address: those of the request, with days also as a preset, and the page's own. */
type EntriesSearch<E extends Entries, B extends Entries> = Omit<EntriesRequest<E>, Days> &
  (E extends Record<Days, unknown> ? DateChoice : unknown) &
  (keyof B extends never ? unknown : EntriesRequest<B>)

/** Reads and writes the address of a list in one place. */
export interface ListAddress<Search, ListRequest> {
  /** Reads an address; unusable values get their default, unset ones are left out. */
  read: (params: URLSearchParams) => Search
  /** The search part of an address, without defaults. */
  write: (search: Partial<Search>) => string
  /** The same list with a change. Every change except paging leads to the first page. */
  change: (search: Search, change: Partial<Search>) => Search
  /** The request to the server: the team's clock decides the days of a preset. */
  request: (search: Search, clock: TeamClock) => ListRequest
  /** The parameters that make a view of the list, for saved filters. */
  viewParams: readonly string[]
  /** The list that saved filters belong to; undefined when it has none. */
  saved: FilteredList | undefined
  /** How many filters are set, including days; and whether days are. */
  countFilters: (search: Search) => number
  hasDays: (search: Search) => boolean
  /** The change that clears every filter; the search stays. */
  noFilters: Partial<Search>
}

/** The values of such an address. */
export type SearchOf<Address> = Address extends { read: (params: URLSearchParams) => infer Search }
  ? Search
  : never

interface ListAddressOptions<Search, B extends Entries> {
  /** The parameters that are filters, grouped as a reader sees them. Days are a filter of their own. */
  filters?: readonly (readonly (keyof Search & string)[])[]
  /** Parameters of the address that aren't sent to the server. */
  beside?: B
  /** Which of these belong to a view too, for saved filters. */
  inView?: readonly (keyof B & string)[]
  /** The list that saved filters belong to; without it there are none. */
  saved?: FilteredList
  /** The change that removes contradictions, such as a range that ends before it begins. */
  sound?: (search: Search) => Partial<Search>
}

const isSet = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0)

/** Drops unset values, so that equal views are equal objects. */
const tidy = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isSet(value)))

const without = (values: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

/**
 * The address of a list, from the schema of its search in the contract. A search with `date_from` and
 * `date_to` also accepts a preset (`date=last_30_days`).
 */
export function listAddress<E extends Entries, B extends Entries = Record<never, never>>(
  schema: { readonly entries: E },
  options?: ListAddressOptions<EntriesSearch<E, B>, B>,
): ListAddress<EntriesSearch<E, B>, EntriesRequest<E>>
export function listAddress(
  { entries }: { readonly entries: Entries },
  {
    filters = [],
    beside = {},
    inView = [],
    saved,
    sound,
  }: ListAddressOptions<Record<string, unknown>, Entries> = {},
): ListAddress<Record<string, unknown>, unknown> {
  const hasDates = 'date_from' in entries && 'date_to' in entries
  const days: readonly string[] = hasDates ? dateParams : []
  const read = { ...without(entries, days), ...beside } as Entries
  const written = { ...entries, ...(hasDates && { date: v.optional(v.picklist(datePresets)) }), ...beside }
  const besides = Object.keys(beside)
  const isAnySet = (search: object, names: readonly string[]) =>
    Object.entries(search).some(([name, value]) => names.includes(name) && isSet(value))
  const groups = [...(hasDates ? [days] : []), ...filters]
  return {
    read: (params) => {
      const search = { ...parseSearch(read, params), ...(hasDates && readDateChoice(params)) }
      return tidy({ ...search, ...sound?.(search) })
    },
    write: (search) => toSearch(written, tidy(search)),
    change: (search, change) => tidy({ ...search, page: 1, ...change }),
    request: (search, clock) => {
      const rest = without(search, [...days, ...besides])
      return hasDates ? { ...rest, ...daysOf(search, clock) } : rest
    },
    viewParams: Object.keys(entries)
      .filter((name) => name !== 'page' && name !== 'per_page')
      .concat(hasDates ? ['date'] : [], inView),
    saved,
    countFilters: (search) => groups.filter((names) => isAnySet(search, names)).length,
    hasDays: (search) => isAnySet(search, days),
    noFilters: Object.fromEntries(groups.flat().map((name) => [name, undefined])),
  }
}
