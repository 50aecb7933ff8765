import { accountServices, filteredMetrics, PostSearch, SoldSearch } from '@tandem/api-contract'
import type { FilteredMetric, PostFilter, AccountService } from '@tandem/api-contract'
import { datePresets } from '@tandem/format'
import { daysOf, parseSearch, readDateChoice, toSearch, writeDateChoice } from '@tandem/workbench'
import type { DateChoice, TeamClock } from '@tandem/workbench'
import * as v from 'valibot'

/** How posts are shown: as cards, in a table, or ranked by what they sold. */
export const postViews = ['cards', 'table', 'sold'] as const
export type PostView = (typeof postViews)[number]

/** The ways that posts of a service can be shown: what others sell is not known. */
export const viewsOf = (service: AccountService) =>
  postViews.filter((view) => service === 'social' || view !== 'sold')

const { date_from: _from, date_to: _to, ...asked } = PostSearch.entries

/** What an address says beside the filter of the server. */
const addressOnly = {
  /** Whose posts: those of the team's own accounts, or of those it follows. */
  service: v.optional(v.picklist(accountServices), 'social'),
  view: v.optional(v.picklist(postViews), 'cards'),
  date: v.optional(v.picklist(datePresets)),
  currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
  steps: SoldSearch.entries.steps,
}
const { date: _preset, ...beside } = addressOnly

type Asked = v.InferOutput<typeof PostSearch>

/** What the address of the list says; `date` names days that depend on today. */
export interface PostListSearch extends Omit<Asked, 'date_from' | 'date_to'>, DateChoice {
  service: AccountService
  view: PostView
  /** Of the ranking. */
  currency?: v.InferOutput<typeof addressOnly.currency>
  steps?: v.InferOutput<typeof addressOnly.steps>
}

/** What the server is asked for. */
export type PostRequest = Asked

/** Reads the address; whatever cannot be used is left at its default. */
export function readPostSearch(params: URLSearchParams): PostListSearch {
  const search = parseSearch({ ...asked, ...beside }, params) as PostListSearch
  const { service, view } = search
  return tidy({
    ...search,
    ...soundMetrics(search),
    ...readDateChoice(params),
    view: viewsOf(service).includes(view) ? view : 'cards',
  })
}

/** A figure that ends before it begins is none. */
function soundMetrics(search: PostListSearch): Partial<PostListSearch> {
  const reversed = filteredMetrics.filter((metric) => {
    const { min, max } = metricRange(search, metric)
    return min !== null && max !== null && min > max
  })
  return Object.assign({}, ...reversed.map(noMetric)) as Partial<PostListSearch>
}

/** From which to which figure a list is narrowed. */
export const metricRange = (search: Partial<PostListSearch>, metric: FilteredMetric) => ({
  min: search[`${metric}_min`] ?? null,
  max: search[`${metric}_max`] ?? null,
})

/** The change that narrows a list by a figure; null leaves an end open. */
export const withMetric = (
  metric: FilteredMetric,
  { min, max }: { min: number | null; max: number | null },
): Partial<PostListSearch> => ({ [`${metric}_min`]: min ?? undefined, [`${metric}_max`]: max ?? undefined })

const noMetric = (metric: FilteredMetric) => withMetric(metric, { min: null, max: null })

/** Without what is not set, so that the same view is always the same. */
function tidy(search: PostListSearch): PostListSearch {
  const set = Object.entries(search).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(set) as unknown as PostListSearch
}

/** The same list with something changed. Whatever changes but the page itself leads to the first page. */
export const changePostSearch = (search: PostListSearch, change: Partial<PostListSearch>): PostListSearch =>
  tidy({ ...search, page: 1, ...change })

/** The search part of the address of a list. */
export const writePostSearch = (search: Partial<PostListSearch>): string =>
  toSearch({ ...PostSearch.entries, ...addressOnly }, search)

/** The search that a post's own page takes along, so that it knows what stands before and after it. */
export function detailSearch(search: PostListSearch): string {
  const { view, page, per_page, currency, steps, ...list } = search
  if (view !== 'sold') return writePostSearch(list)
  // The ranking is narrowed by these alone; its neighbours are found on its pages.
  const { account_id, date, date_from, date_to } = list
  return writePostSearch({ view, account_id, date, date_from, date_to, currency, steps, page, per_page })
}

/** What the server is asked for by an address. */
export function postRequest(search: PostListSearch, clock: TeamClock): PostRequest {
  const { service: _service, view: _view, currency: _currency, steps: _steps, ...list } = search
  const { date, date_from, date_to, ...filter } = list
  return { ...filter, ...daysOf({ date, date_from, date_to }, clock) }
}

/** What is found by a request, whichever page of it is shown; the filter of an export and of a post's neighbours. */
export function postFilterOf({ page: _page, per_page: _perPage, ...filter }: PostRequest): PostFilter {
  return filter
}

/** What the server is asked for by the address of the ranking. */
export function soldRequest(search: PostListSearch, clock: TeamClock): v.InferOutput<typeof SoldSearch> {
  const { account_id, currency, steps, page, per_page } = search
  return {
    ...(account_id !== undefined && { account_id }),
    ...(currency !== undefined && { currency }),
    ...(steps !== undefined && { steps }),
    ...daysOf(dateChoiceOf(search), clock),
    page,
    per_page,
  }
}

/** The parameters that make a view of the list, for saved filters. */
export const postViewParams = [
  ...Object.keys(PostSearch.entries).filter((name) => name !== 'page' && name !== 'per_page'),
  'date',
  'service',
]

/** The choice of days in an address, and the change that makes another one. */
export const dateChoiceOf = ({ date, date_from, date_to }: PostListSearch): DateChoice => ({
  date,
  date_from,
  date_to,
})
export const withDates = (choice: DateChoice) => writeDateChoice(choice) as Partial<PostListSearch>

/** Parameters that are one filter to whoever reads them; the account is chosen elsewhere. */
const days = ['date', 'date_from', 'date_to'] as const
const others: readonly (readonly (keyof PostListSearch)[])[] = [
  ['poster_id'],
  ['collection_id'],
  ['kind'],
  ['product', 'product_id'],
  ...filteredMetrics.map((metric) => [`${metric}_min`, `${metric}_max`] as const),
]
const isSet = (search: PostListSearch) => (names: readonly (keyof PostListSearch)[]) =>
  names.some((name) => search[name] !== undefined)

/** How many filters are set, days among them; and whether days are. */
export const countFilters = (search: PostListSearch) => [days, ...others].filter(isSet(search)).length
export const hasChosenDays = (search: PostListSearch) => isSet(search)(days)

/** The change that takes every filter off; what is searched for stays, and so does the account. */
export const noFilters = Object.fromEntries(
  [days, ...others].flat().map((name) => [name, undefined]),
) as Partial<PostListSearch>

/** The change to another account: who posts, and what it is collected with, is then said. */
export const ofAccount = (id: number | null): Partial<PostListSearch> => ({
  account_id: id ?? undefined,
  poster_id: undefined,
  ...(id !== null && { collection_id: undefined }),
})
