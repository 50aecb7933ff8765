import type { DevelopingMetric, PostInsights } from '@tandem/api-contract'

/** A post's figure by its age in days, beside the usual one; null when unknown. */
export interface Development {
  ages: number[]
  own: (number | null)[]
  usual: (number | null)[]
  /** The age of the only value, when a line joins it with publishing over days without data; otherwise null. */
  straightTo: number | null
}

/** The total up to an age, or the increase of that day alone. */
export type Growth = 'total' | 'per_day'

/** How far the usual post is shown ahead of a young one, and beyond the last reading of an old one. */
const firstAges = 13
const agesAhead = 3

type Insights = Pick<PostInsights, 'days' | 'usual'>

/** The age of a post that is being published: all its totals are 0. */
export const atPublishing = -1

/**
 * One value for each age, from publishing, or from the first reading if that came much later. A single reading
 * with nothing beside it is drawn from publishing, however much later it is.
 */
export function developmentOf(
  { days: readings, usual }: Insights,
  metric: DevelopingMetric,
  growth: Growth,
): Development {
  const known = readings.filter((day) => day[metric] !== null)
  const [first, last] = [known[0]?.age ?? 0, known.at(-1)?.age ?? -1]
  const lastUsual = usual.days.findLast((day) => day[metric] !== null)?.age ?? -1
  const isAlone = known.length === 1 && lastUsual < 0
  const start = first > firstAges || isAlone ? first : 0
  const end = Math.max(last, Math.min(lastUsual, Math.max(firstAges, last + agesAhead)))
  const days = Array.from({ length: Math.max(0, end - start + 1) }, (_, index) => start + index)
  const isFromPublishing = growth === 'total' && days.length > 0 && (start === 0 || isAlone)
  const ages = isFromPublishing ? [atPublishing, ...days] : days
  const grow = growth === 'total' ? asTotal : asPerDay
  return {
    ages,
    own: ages.map(grow(readings, metric)),
    usual: ages.map(grow(usual.days, metric)),
    straightTo: isAlone && isFromPublishing && first > 0 ? first : null,
  }
}

type Ages = readonly ({ age: number } & { [Metric in DevelopingMetric]: number | null })[]

const asTotal = (days: Ages, metric: DevelopingMetric) => {
  const values = new Map(days.map((day) => [day.age, day[metric]]))
  if (days.some((day) => day[metric] !== null)) values.set(atPublishing, 0)
  return (age: number) => values.get(age) ?? null
}

/** The increase of a day: unknown when its own reading or the previous one is missing. */
const asPerDay = (days: Ages, metric: DevelopingMetric) => {
  const totalAt = asTotal(days, metric)
  return (age: number) => {
    const total = totalAt(age)
    if (age === 0 || total === null) return total
    const before = totalAt(age - 1)
    return before === null ? null : total - before
  }
}

/** A figure compared with the usual post of its kind. */
export interface Comparison {
  /** 2.7 means 2.7 times the median. */
  times: number
  median: number
  /** The age in days at which both are compared; null for the totals so far. */
  age: number | null
  /** The number of posts behind the median. */
  posts_count: number
  /** It has had less time than the others: being behind says nothing yet. */
  isEarly: boolean
}

/** With fewer posts, the median means nothing. */
export const minPosts = 3

/**
 * A figure compared with the median of the account's latest posts of the same kind: at the same age if known,
 * because a young post has had less time; otherwise with their totals so far.
 */
export function comparedWithUsual(
  { days, usual }: Insights,
  metric: DevelopingMetric,
  value: number | null,
): Comparison | null {
  if (value === null) return null
  const latest = days.findLast((day) => day[metric] !== null)
  const sameAge = latest && usual.days.find(({ age }) => age === latest.age)
  const atAge = sameAge?.[metric]
  if (latest && sameAge && atAge)
    return {
      times: latest[metric]! / atAge,
      median: atAge,
      age: latest.age,
      posts_count: sameAge.posts_count,
      isEarly: false,
    }
  const median = usual.totals[metric]
  if (!median || usual.posts_count < minPosts) return null
  const isEarly = latest !== undefined && latest.age < firstAges
  return { times: value / median, median, age: null, posts_count: usual.posts_count, isEarly }
}
