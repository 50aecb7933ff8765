/** Where a post appears, which decides which metrics it has. */
export const postPlaces = ['feed', 'reels', 'story', 'ad'] as const
export type PostPlace = (typeof postPlaces)[number]

interface PostMetricFacts {
  /**
   * Places whose posts have the metric. Requesting it for others makes the network refuse the whole request.
   */
  places: readonly PostPlace[]
  unit: 'count' | 'milliseconds' | 'percent'
  /** Whether the values of several posts can be added up. Reach can't: one account may have seen them all. */
  adds: boolean
  /** Everyone can see it, so tracked accounts have it too. */
  isPublic?: boolean
  /** Only posts that are shared on Facebook have it; for others the network refuses it. */
  needsFacebook?: boolean
  /** It has a column in `social_posts` and in `post_day`. The others are kept with the post's latest insights. */
  isKept?: boolean
  /** A post's page shows how it developed, beside the usual post. It must be kept. */
  develops?: boolean
  /** Its place among the metrics of lists: lists of posts have it. It must be kept. */
  list?: number
  /** Lists can be sorted and filtered by it. It must be in lists, and have an index. */
  isSortable?: boolean
  /** Files of posts can have it. It must be in lists. */
  isExported?: boolean
}

const everywhere = postPlaces
const posts = ['feed', 'reels', 'ad'] as const
const withProfile = ['feed', 'story', 'ad'] as const
const inLists = { isKept: true, develops: true, isSortable: true, isExported: true } as const

/**
 * Every metric of posts and all that is known about it, in the order in which a post's page shows them. Contract,
 * connector, tables, columns and files are made from this table.
 */
export const postMetricFacts = {
  views: { places: everywhere, unit: 'count', adds: true, isPublic: true, ...inLists, list: 1 },
  reach: { places: everywhere, unit: 'count', adds: false, ...inLists, list: 2 },
  likes: { places: posts, unit: 'count', adds: true, isPublic: true, ...inLists, list: 3 },
  comments: { places: posts, unit: 'count', adds: true, isPublic: true, ...inLists, list: 4 },
  saves: { places: posts, unit: 'count', adds: true, ...inLists, list: 6 },
  shares: { places: everywhere, unit: 'count', adds: true, ...inLists, list: 5 },
  interactions: { places: everywhere, unit: 'count', adds: true, isKept: true },
  reposts: { places: everywhere, unit: 'count', adds: true, ...inLists, list: 7 },
  follows: { places: withProfile, unit: 'count', adds: true },
  profile_visits: { places: withProfile, unit: 'count', adds: true },
  /** Post and ads together, like the next two. */
  total_likes: { places: posts, unit: 'count', adds: true },
  total_comments: { places: posts, unit: 'count', adds: true },
  total_views: { places: everywhere, unit: 'count', adds: true },
  facebook_views: { places: everywhere, unit: 'count', adds: true, needsFacebook: true },
  /** On Instagram and Facebook together. */
  crossposted_views: { places: ['reels'], unit: 'count', adds: true, needsFacebook: true },
  watch_time_ms: { places: ['reels'], unit: 'milliseconds', adds: true },
  average_watch_time_ms: { places: ['reels'], unit: 'milliseconds', adds: false },
  skip_rate: { places: ['reels'], unit: 'percent', adds: false },
  replies: { places: ['story'], unit: 'count', adds: true },
  link_clicks: { places: ['story'], unit: 'count', adds: true },
} as const satisfies Record<string, PostMetricFacts>

type AllFacts = typeof postMetricFacts
/** The name of a metric of posts, the same in the API, the database and files. */
export type PostMetric = keyof AllFacts
type MetricsWith<Fact extends object> = {
  [Metric in PostMetric]: AllFacts[Metric] extends Fact ? Metric : never
}[PostMetric]

/** All metrics, in the order in which a post's page shows them. */
export const postMetrics = Object.keys(postMetricFacts) as readonly PostMetric[]

/** The facts about one metric. */
export const factsOf = (metric: PostMetric): PostMetricFacts => postMetricFacts[metric]

/** Metrics that posts of tracked accounts have too. */
export const publicMetrics = postMetrics.filter((metric) => factsOf(metric).isPublic)

/** Metrics with columns of their own. */
export type KeptMetric = MetricsWith<{ isKept: true }>
/** Whether a metric has a column of its own. */
export const isKeptMetric = (metric: PostMetric): metric is KeptMetric => factsOf(metric).isKept === true
/** All metrics with columns of their own. */
export const keptMetrics = postMetrics.filter(isKeptMetric)

/** Metrics whose value is kept for each day. */
export type DevelopingMetric = MetricsWith<{ develops: true }>
/** All metrics whose value is kept for each day. */
export const developingMetrics = postMetrics.filter(
  (metric): metric is DevelopingMetric => factsOf(metric).develops === true,
)

/** Metrics of lists of posts. */
export type ListedMetric = MetricsWith<{ list: number }>
/** All metrics of lists of posts, in the order of lists. */
export const listedMetrics = postMetrics
  .filter((metric): metric is ListedMetric => factsOf(metric).list !== undefined)
  .toSorted((one, other) => postMetricFacts[one].list - postMetricFacts[other].list)

/** Metrics that lists of posts can be sorted and filtered by. */
export type SortableMetric = MetricsWith<{ list: number; isSortable: true }>
/** Whether lists of posts can be sorted and filtered by a metric. */
export const isSortableMetric = (metric: ListedMetric): metric is SortableMetric =>
  factsOf(metric).isSortable === true
/** All metrics that lists of posts can be sorted and filtered by, in the order of lists. */
export const sortableMetrics = listedMetrics.filter(isSortableMetric)

/** Metrics that files of posts can have. */
export type ExportedMetric = MetricsWith<{ list: number; isExported: true }>
/** Whether files of posts can have a metric. */
export const isExportedMetric = (metric: ListedMetric): metric is ExportedMetric =>
  factsOf(metric).isExported === true
/** All metrics that files of posts can have, in the order of lists. */
export const exportedMetrics = listedMetrics.filter(isExportedMetric)
