import {
  accountServices,
  filteredMetrics,
  PostSearch,
  postSorts,
  ProvenWindow,
  rankedSorts,
  SoldRanking,
  soldSorts,
} from '@tandem/api-contract'
import type { AccountService, FilteredMetric, PostFilter, RankedSort, SoldSearch } from '@tandem/api-contract'
import { daysOf, writeDateChoice } from '@tandem/choices'
import type { DateChoice, TeamClock } from '@tandem/choices'
import { listAddress } from '@tandem/lists'
import type { List, ListAddress, SearchOf } from '@tandem/lists'
import * as v from 'valibot'
import { rankedWindow } from './post-sales.ts'

/** The views of posts: cards, a table, or ranked by sales. */
export const postViews = ['cards', 'table', 'sold'] as const
export type PostView = (typeof postViews)[number]

/** The views of a service: tracked accounts have no sales. */
export const viewsOf = (service: AccountService) =>
  postViews.filter((view) => service === 'social' || view !== 'sold')

const isShownAs = (service: AccountService, view: PostView) => viewsOf(service).includes(view)

/** Whether this is a sort by what posts sold, which only the team's own posts have. */
export const isSoldSort = (sort: string) => (soldSorts as readonly string[]).includes(sort)

type AnySort = PostSearch['sort'] | RankedSort

const isPostSort = (sort: AnySort): sort is PostSearch['sort'] =>
  (postSorts as readonly string[]).includes(sort)

const isRankedSort = (sort: AnySort): sort is RankedSort => (rankedSorts as readonly string[]).includes(sort)

/** Whether the list has the sort. The ranking keeps one that it doesn't have for the way back to the list. */
const isSortOf = ({ view, service, sort: by }: { view: PostView; service: AccountService; sort: AnySort }) =>
  view === 'sold' || (isPostSort(by) && (service === 'social' || !isSoldSort(by)))

/** How a list of posts is sorted. */
export const listSort = ({ sort: by }: { sort: AnySort }) => (isPostSort(by) ? by : usualSort)

/** How the ranking is sorted; undefined: in its own order. */
export const rankedSort = ({ sort: by }: { sort: AnySort }) => (isRankedSort(by) ? by : undefined)

/** The sort of an address without one: newest first in lists, and the ranking in its own order. */
export const usualSort = '-posted_at' as const

const sort = v.optional(v.picklist([...postSorts, ...rankedSorts]), usualSort)

const address = listAddress(
  { entries: { ...PostSearch.entries, sort } },
  {
    filters: [
      ['poster_id'],
      ['collection_id'],
      ['kind'],
      ['product', 'product_id'],
      ...filteredMetrics.map((metric) => [`${metric}_min`, `${metric}_max`] as const),
    ],
    beside: {
      /** Posts of the team's own accounts, or of tracked ones. */
      service: v.optional(v.picklist(accountServices), 'social'),
      view: v.optional(v.picklist(postViews), 'cards'),
      /** For the ranking. */
      currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
      window: v.optional(ProvenWindow),
      rank: v.optional(SoldRanking),
      /** The sort of the ranking in addresses before `sort` was used for both. */
      ranked_by: v.optional(v.picklist(rankedSorts)),
    },
    inView: ['service'],
    saved: 'posts',
    sound: ({ ranked_by, ...search }) => {
      const view = isShownAs(search.service, search.view) ? search.view : 'cards'
      const by = view === 'sold' ? (ranked_by ?? search.sort) : search.sort
      return {
        ...soundMetrics(search),
        view,
        sort: isSortOf({ ...search, view, sort: by }) ? by : usualSort,
        ...(ranked_by !== undefined && { ranked_by: undefined }),
      }
    },
  },
)
export type PostListSearch = SearchOf<typeof address>

/** The list's address. The account isn't a filter: it is chosen elsewhere. */
export const postAddress: ListAddress<PostListSearch, PostRequest> = {
  ...address,
  request: (search, clock) => ({ ...address.request(search, clock), sort: listSort(search) }),
}

/** What the server is asked for. */
export type PostRequest = PostSearch

/** A list of posts by its address. */
export type PostList = List<PostListSearch, PostRequest>

/** Single functions of the address for code without the list's page: a post's own page, the ranking. */
export const {
  read: readPostSearch,
  write: writePostSearch,
  change: changePostSearch,
  request: postRequest,
  hasDays: hasChosenDays,
  countFilters,
  noFilters,
} = postAddress

type MetricRanges = Pick<PostSearch, `${FilteredMetric}_${'min' | 'max'}`>

/** Drops a metric range that ends before it begins. */
function soundMetrics(search: MetricRanges): MetricRanges {
  const reversed = filteredMetrics.filter((metric) => {
    const { min, max } = metricRange(search, metric)
    return min !== null && max !== null && min > max
  })
  return Object.assign({}, ...reversed.map(noMetric)) as MetricRanges
}

/** The range of a metric that a list is filtered by. */
export const metricRange = (search: MetricRanges, metric: FilteredMetric) => ({
  min: search[`${metric}_min`] ?? null,
  max: search[`${metric}_max`] ?? null,
})

/** The change that filters a list by a metric range; null leaves an end open. */
export const withMetric = (
  metric: FilteredMetric,
  { min, max }: { min: number | null; max: number | null },
): MetricRanges => ({ [`${metric}_min`]: min ?? undefined, [`${metric}_max`]: max ?? undefined })

const noMetric = (metric: FilteredMetric) => withMetric(metric, { min: null, max: null })

/** The search for a post's own page, so that it knows the previous and next post. */
export function detailSearch(search: PostListSearch): string {
  const { view, page, per_page, currency, window, rank, ...list } = search
  if (view !== 'sold') return writePostSearch(list)
  // The ranking only uses these filters; its neighbours are found on its pages.
  const { account_id, date, date_from, date_to } = list
  return writePostSearch({
    view,
    account_id,
    date,
    date_from,
    date_to,
    currency,
    window,
    rank,
    sort: rankedSort(search),
    page,
    per_page,
  })
}

/** A request without paging: the filter of an export and of a post's neighbours. */
export function postFilterOf({ page: _page, per_page: _perPage, ...filter }: PostRequest): PostFilter {
  return filter
}

/** The server request of the ranking. */
export function soldRequest(search: PostListSearch, clock: TeamClock): SoldSearch {
  const { account_id, currency, window, rank, page, per_page } = search
  const by = rankedSort(search)
  return {
    ...(account_id !== undefined && { account_id }),
    ...(currency !== undefined && { currency }),
    window: window ?? rankedWindow,
    rank: rank ?? 'proven',
    ...(by !== undefined && { sort: by }),
    ...daysOf(dateChoiceOf(search), clock),
    page,
    per_page,
  }
}

/** The choice of days in an address, and the change for a new one. */
export const dateChoiceOf = ({ date, date_from, date_to }: PostListSearch): DateChoice => ({
  date,
  date_from,
  date_to,
})
export const withDates = (choice: DateChoice) => writeDateChoice(choice) as Partial<PostListSearch>

/** The change to another account: resets the author and the collection, which it implies. */
export const ofAccount = (id: number | null): Partial<PostListSearch> => ({
  account_id: id ?? undefined,
  poster_id: undefined,
  ...(id !== null && { collection_id: undefined }),
})
