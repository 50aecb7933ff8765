import { dateParams, daysOf, parseSearch, readDateChoice, toSearch } from '@tandem/choices'
import type { DateChoice, TeamClock } from '@tandem/choices'
import { datePresets } from '@tandem/format'
import * as v from 'valibot'

type Entries = Record<string, v.GenericSchema<unknown, unknown>>

/** What the address of every list says; a list without search, order or days leaves those out. */
export interface PagedSearch extends DateChoice {
  page: number
  per_page: number
  search_term?: string
  sort?: string
}

type Days = 'date_from' | 'date_to'

/** What the server is asked for by a list. */
type AskedOf<E extends Entries> = v.InferOutput<v.ObjectSchema<E, undefined>>

/** What an address says: what the server is asked for, its days also by a preset, and what the page adds. */
type SaidOf<E extends Entries, B extends Entries> = Omit<AskedOf<E>, Days> &
  (E extends Record<Days, unknown> ? DateChoice : unknown) &
  (keyof B extends never ? unknown : AskedOf<B>)

/** The address of a list, read and written in one place. */
export interface ListAddress<Said, Asked> {
  /** Reads an address; what cannot be used is left at its default, what is not set is left out. */
  read: (params: URLSearchParams) => Said
  /** The search part of an address; defaults are left out. */
  write: (said: Partial<Said>) => string
  /** The same list with something changed. Whatever changes but the page itself leads to the first page. */
  change: (said: Said, change: Partial<Said>) => Said
  /** What the server is asked for: which days a preset means depends on the team's clock. */
  request: (said: Said, clock: TeamClock) => Asked
  /** The parameters that make a view of the list, for saved filters. */
  viewParams: readonly string[]
  /** How many filters are set, days among them; and whether days are. */
  countFilters: (said: Said) => number
  hasDays: (said: Said) => boolean
  /** The change that takes every filter off; what is searched for stays. */
  noFilters: Partial<Said>
}

/** What such an address says. */
export type SaidIn<Address> = Address extends { read: (params: URLSearchParams) => infer Said } ? Said : never

interface ListAddressOptions<Said, B extends Entries> {
  /** The parameters that are filters, one group for each filter that a reader sees. Days are one by themselves. */
  filters?: readonly (readonly (keyof Said & string)[])[]
  /** What the address says beside what the server is asked. */
  beside?: B
  /** Which of that makes a view as well, for saved filters. */
  inView?: readonly (keyof B & string)[]
  /** The change that takes out what means nothing together, such as a range that ends before it begins. */
  sound?: (said: Said) => Partial<Said>
}

const isSet = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0)

/** Without what is not set, so that the same view is always the same. */
const tidy = (said: object) => Object.fromEntries(Object.entries(said).filter(([, value]) => isSet(value)))

const without = (said: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(said).filter(([name]) => !names.includes(name)))

/**
 * The address of a list, by the schema of its search in the contract. A search with `date_from` and `date_to` can be
 * narrowed to days by a preset, too (`date=last_30_days`).
 */
export function listAddress<E extends Entries, B extends Entries = Record<never, never>>(
  schema: { readonly entries: E },
  options?: ListAddressOptions<SaidOf<E, B>, B>,
): ListAddress<SaidOf<E, B>, AskedOf<E>>
export function listAddress(
  { entries }: { readonly entries: Entries },
  {
    filters = [],
    beside = {},
    inView = [],
    sound,
  }: ListAddressOptions<Record<string, unknown>, Entries> = {},
): ListAddress<Record<string, unknown>, unknown> {
  const hasDates = 'date_from' in entries && 'date_to' in entries
  const days: readonly string[] = hasDates ? dateParams : []
  const read = { ...without(entries, days), ...beside } as Entries
  const written = { ...entries, ...(hasDates && { date: v.optional(v.picklist(datePresets)) }), ...beside }
  const besides = Object.keys(beside)
  const isAnySet = (said: object, names: readonly string[]) =>
    Object.entries(said).some(([name, value]) => names.includes(name) && isSet(value))
  const groups = [...(hasDates ? [days] : []), ...filters]
  return {
    read: (params) => {
      const said = { ...parseSearch(read, params), ...(hasDates && readDateChoice(params)) }
      return tidy({ ...said, ...sound?.(said) })
    },
    write: (said) => toSearch(written, tidy(said)),
    change: (said, change) => tidy({ ...said, page: 1, ...change }),
    request: (said, clock) => {
      const asked = without(said, [...days, ...besides])
      return hasDates ? { ...asked, ...daysOf(said, clock) } : asked
    },
    viewParams: Object.keys(entries)
      .filter((name) => name !== 'page' && name !== 'per_page')
      .concat(hasDates ? ['date'] : [], inView),
    countFilters: (said) => groups.filter((names) => isAnySet(said, names)).length,
    hasDays: (said) => isAnySet(said, days),
    noFilters: Object.fromEntries(groups.flat().map((name) => [name, undefined])),
  }
}
