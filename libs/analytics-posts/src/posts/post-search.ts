import {
  accountServices,
  filteredMetrics,
  PostSearch,
  ProvenWindow,
  rankedSorts,
  SoldRanking,
  soldSorts,
} from '@tandem/api-contract'
import type { AccountService, FilteredMetric, PostFilter, SoldSearch } from '@tandem/api-contract'
import { daysOf, writeDateChoice } from '@tandem/choices'
import type { DateChoice, TeamClock } from '@tandem/choices'
import { listAddress } from '@tandem/lists'
import type { List, SaidIn } from '@tandem/lists'
import * as v from 'valibot'
import { usualWindow } from './post-sales.ts'

/** The views of posts: cards, a table, or ranked by sales. */
export const postViews = ['cards', 'table', 'sold'] as const
export type PostView = (typeof postViews)[number]

/** The views of a service: tracked accounts have no sales. */
export const viewsOf = (service: AccountService) =>
  postViews.filter((view) => service === 'social' || view !== 'sold')

const isShownAs = (service: AccountService, view: PostView) => viewsOf(service).includes(view)

/** Whether this is a sort by what posts sold, which only the team's own posts have. */
export const isSoldSort = (sort: PostSearch['sort']) => (soldSorts as readonly string[]).includes(sort)

/** The list's address. The account isn't a filter: it is chosen elsewhere. */
export const postAddress = listAddress(PostSearch, {
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
    ranked_by: v.optional(v.picklist(rankedSorts)),
  },
  inView: ['service'],
  saved: 'posts',
  sound: (search) => ({
    ...soundMetrics(search),
    ...(!isShownAs(search.service, search.view) && { view: 'cards' as const }),
    // Posts of tracked accounts have no sales.
    ...(search.service !== 'social' && isSoldSort(search.sort) && { sort: '-posted_at' as const }),
  }),
})
export type PostListSearch = SaidIn<typeof postAddress>

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
  const { view, page, per_page, currency, window, rank, ranked_by, ...list } = search
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
    ranked_by,
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
  const { account_id, currency, window, rank, ranked_by, page, per_page } = search
  return {
    ...(account_id !== undefined && { account_id }),
    ...(currency !== undefined && { currency }),
    window: window ?? usualWindow,
    rank: rank ?? 'proven',
    ...(ranked_by !== undefined && { sort: ranked_by }),
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
