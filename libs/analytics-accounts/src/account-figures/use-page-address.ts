import { parseSearch, readPeriod, toSearch, useWantedAddress, writePeriod } from '@tandem/choices'
import type { PeriodChoice, SearchOf } from '@tandem/choices'
import type { FilteredList } from '@tandem/api-contract'
import { useDefaultFilter } from '@tandem/lists'
import { useSearchParams } from 'react-router'
import type * as v from 'valibot'

type Entries = Record<string, v.GenericSchema<unknown, unknown>>

/** The values of an address: its period, and the page's own. */
export interface PageSearch<E extends Entries> {
  period: PeriodChoice
  own: SearchOf<E>
}

/** Reads the period and the page's own parameters. */
export const readPageSearch = <E extends Entries>(entries: E, params: URLSearchParams): PageSearch<E> => ({
  period: readPeriod(params),
  own: parseSearch(entries, params),
})

/** The search part of the address for {@link readPageSearch}, without defaults. */
export function writePageSearch<E extends Entries>(
  entries: E,
  { period, own }: { period: PeriodChoice; own: Partial<SearchOf<E>> },
): string {
  const params = new URLSearchParams(toSearch(entries, own))
  for (const [name, value] of Object.entries(writePeriod(period)))
    if (value !== undefined) params.set(name, value)
  return params.size === 0 ? '' : `?${params}`
}

/**
 * A page of figures by its address. A choice shows immediately; the screen keeps its figures until the new
 * ones have loaded.
 *
 * @param saved the list of the page that saved filters belong to
 */
export function usePageAddress<E extends Entries>(entries: E, saved?: FilteredList) {
  const [params] = useSearchParams()
  const shown = readPageSearch(entries, params)
  const { withoutDefault } = useDefaultFilter(saved)
  const write = (search: PageSearch<E>) => withoutDefault(writePageSearch(entries, search))
  const { wanted, go } = useWantedAddress(shown, write)
  return {
    shown,
    /** The requested values, while their figures are loading. */
    wanted,
    addressOf: (own: Partial<SearchOf<E>>) => write({ ...shown, own: { ...shown.own, ...own } }),
    /** Use `replace` for typing: it adds no history entry. */
    change: (own: Partial<SearchOf<E>>, { replace = false } = {}) =>
      go({ ...wanted, own: { ...wanted.own, ...own } }, replace),
    changePeriod: (period: PeriodChoice) => go({ ...wanted, period }),
  }
}
