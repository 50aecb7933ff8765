import { datePresets } from '@tandem/format'
import { daysOf, parseSearch, readDateChoice, toSearch, writeDateChoice } from '@tandem/workbench'
import type { DateChoice, TeamClock } from '@tandem/workbench'
import * as v from 'valibot'
import type { ListedRow, ListRequest, ListSchema, ListSearch, StoreList } from './list.ts'

type List = Pick<StoreList<ListedRow>, 'schema'>

/** What an address says beside what the server is asked. */
const addressOnly = {
  date: v.optional(v.picklist(datePresets)),
  chart: v.optional(v.pipe(v.string(), v.regex(/^(orders|[A-Z]{3})$/))),
}

const hasDays = ({ entries }: ListSchema) => 'date_from' in entries

function readEntries({ entries }: ListSchema) {
  const { store_id: _byTheStoreRule, date_from: _from, date_to: _to, ...others } = entries
  return hasDays({ entries } as ListSchema) ? { ...others, chart: addressOnly.chart } : others
}

/** Reads the address; whatever cannot be used is left at its default. */
export function readListSearch({ schema }: List, params: URLSearchParams): ListSearch {
  const search = parseSearch(readEntries(schema), params) as unknown as ListSearch
  return tidy({ ...search, ...soundAmounts(search), ...(hasDays(schema) && readDateChoice(params)) })
}

/** Amounts say nothing without their currency, nor where they end before they begin. */
function soundAmounts({ amount_min, amount_max, amount_currency }: ListSearch): Partial<ListSearch> {
  const isReversed = amount_min !== undefined && amount_max !== undefined && amount_min > amount_max
  if (amount_currency !== undefined && !isReversed) return {}
  return { amount_min: undefined, amount_max: undefined }
}

/** Without what is not set, so that the same view is always the same. */
function tidy(search: ListSearch): ListSearch {
  const set = Object.entries(search).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(set) as unknown as ListSearch
}

/** The same list with something changed. Whatever changes but the page itself leads to the first page. */
export const changeListSearch = (search: ListSearch, change: Partial<ListSearch>): ListSearch =>
  tidy({ ...search, page: 1, ...change })

/** The search part of the address of a list, with its store. */
export const writeListSearch = ({ schema }: List, search: Partial<ListSearch>, storeId: number | null) =>
  toSearch<ListSchema['entries']>(
    { ...schema.entries, ...addressOnly },
    { ...search, store_id: storeId ?? undefined },
  )

/** What is asked of the server; without a store the field is left out, as in every key of this read. */
export function listRequest(
  { date, date_from, date_to, chart: _drawn, ...search }: ListSearch,
  storeId: number | null,
  clock: TeamClock,
): ListRequest {
  const days = daysOf({ date, date_from, date_to }, clock)
  return { ...search, ...days, ...(storeId !== null && { store_id: storeId }) }
}

/** The first page of a store, as an address that says nothing asks for it. */
export const firstRequest = ({ schema }: List, store_id: number) =>
  v.parse(schema, { store_id }) as ListRequest

/** What is found by a request, whichever page of it is shown in whichever order; the filter of an export. */
export function filterOf({ page: _page, per_page: _perPage, ...filter }: ListRequest) {
  return filter
}

/** The parameters that make the view of a list, for saved filters. */
export const viewParams = ({ schema }: List) =>
  [...Object.keys(schema.entries), 'date'].filter((name) => name !== 'page' && name !== 'per_page')

/** The choice of days in an address, and the change that makes another one. */
export const dateChoiceOf = ({ date, date_from, date_to }: ListSearch): DateChoice => ({
  date,
  date_from,
  date_to,
})
export const withDates = (choice: DateChoice) => writeDateChoice(choice) as Partial<ListSearch>

/** Parameters that are one filter to whoever reads them. */
const filters: readonly (readonly (keyof ListSearch)[])[] = [
  ['date', 'date_from', 'date_to'],
  ['status'],
  ['country'],
  ['collection_id'],
  ['stock'],
  ['amount_min', 'amount_max', 'amount_currency'],
  ['customer_id'],
  ['product_id'],
]
const [days, ...others] = filters as [readonly (keyof ListSearch)[], ...typeof filters]
const isSet = (search: ListSearch) => (names: readonly (keyof ListSearch)[]) =>
  names.some((name) => search[name] !== undefined)

/** How many filters are set, days among them; and whether days are. */
export const countFilters = (search: ListSearch) => filters.filter(isSet(search)).length
export const hasChosenDays = (search: ListSearch) => isSet(search)(days)

/** Whether something but store and days narrows a list. */
export const isNarrowedFurther = (search: ListSearch) =>
  search.search_term !== '' || others.some(isSet(search))

/** The change that takes off what only the rows of one store can meet: in another one nothing would be found. */
export const ofOneStore: Partial<ListSearch> = {
  collection_id: undefined,
  customer_id: undefined,
  product_id: undefined,
}

/** The change that takes every filter off; what is searched for stays. */
export const noFilters: Partial<ListSearch> = Object.fromEntries(
  filters.flat().map((name) => [name, undefined]),
)
