import type { InstagramAccount, PostKind } from './account.ts'
import type { Followers } from './followers.ts'
import { between } from './noise.ts'
import type { Noise } from './noise.ts'
import { day, hour, pacificDay, pacificStart, weekday } from './pacific-day.ts'
import type { PostFigures, PostFiguresReader } from './post-figures.ts'
import type { Posts } from './posts.ts'

/** Instagram's names for the kinds of content that a figure comes from. */
export const mediaProducts = ['POST', 'CAROUSEL_CONTAINER', 'REEL', 'STORY'] as const
/** The kind of content that a figure comes from. */
export type MediaProduct = (typeof mediaProducts)[number]

/** Totals of an account, each split by the content it came from. */
export const dayMetrics = [
  'reach',
  'views',
  'accounts_engaged',
  'likes',
  'comments',
  'saves',
  'shares',
  'replies',
  'reposts',
  'total_interactions',
  'profile_links_taps',
] as const
/** The name of one of these totals. */
export type DayMetric = (typeof dayMetrics)[number]
/** One total split by the content it came from. */
export type ByProduct = Record<MediaProduct, number>

const productOf: Record<PostKind, MediaProduct> = {
  image: 'POST',
  carousel: 'CAROUSEL_CONTAINER',
  reel: 'REEL',
  video: 'POST',
}

/** The buttons of a profile, with the share of taps on each. */
export const contactButtons = {
  DIRECTION: 0.34,
  CALL: 0.22,
  EMAIL: 0.31,
  TEXT: 0.09,
  BOOK_NOW: 0.04,
} as const

const storyDays = [0.9, 1.05, 1.05, 1.1, 1.15, 1, 0.75]
const nothing = (): ByProduct => ({ POST: 0, CAROUSEL_CONTAINER: 0, REEL: 0, STORY: 0 })

/** The sum over all kinds of content. */
export const totalOf = (parts: ByProduct): number =>
  mediaProducts.reduce((sum, product) => sum + parts[product], 0)

/** Day numbers, counted in California's time. */
export interface DayRange {
  first: number
  last: number
}

/**
 * Reads the figures of an account by day: what its posts gained on each day, and the stories, which aren't
 * listed as posts. A day is still corrected for two days after its end.
 */
export const createAccountFigures = (
  noise: Noise,
  posts: Posts,
  followers: Followers,
  postFigures: PostFiguresReader,
) => {
  const ofDay = (account: InstagramAccount, dayNumber: number, now: number) => {
    const start = pacificStart(dayNumber)
    const end = Math.min(pacificStart(dayNumber + 1), now)
    const figures = Object.fromEntries(dayMetrics.map((metric) => [metric, nothing()])) as Record<
      DayMetric,
      ByProduct
    >
    if (end <= start) return figures
    const rising = posts.until(account, end).filter(({ at }) => end - at < 60 * day)
    for (const post of rising) {
      const [before, after] = [postFigures.at(post, start), postFigures.at(post, end)]
      const gained = (name: keyof PostFigures) => after[name] - before[name]
      const product = productOf[post.kind]
      figures.reach[product] += gained('reach') * 0.82
      figures.views[product] += gained('views')
      figures.likes[product] += gained('likes')
      figures.comments[product] += gained('comments')
      figures.saves[product] += gained('saved')
      figures.shares[product] += gained('shares')
      figures.reposts[product] += gained('reposts')
    }
    const partOfDay = (end - start) / day
    const key = `${account.username}:${dayNumber}`
    const seen =
      followers.at(account, start) *
      0.07 *
      (storyDays[weekday(dayNumber)] ?? 1) *
      between(noise(key, 'stories'), 0.7, 1.3) *
      partOfDay
    figures.reach.STORY = seen
    figures.views.STORY = seen * between(noise(key, 'frames'), 1.8, 3.1)
    figures.replies.STORY = seen * 0.004 * between(noise(key, 'replies'), 0, 2)
    figures.profile_links_taps.POST = seen * 0.018 * between(noise(key, 'taps'), 0.4, 1.8)
    for (const product of mediaProducts) {
      const interactions =
        figures.likes[product] +
        figures.comments[product] +
        figures.saves[product] +
        figures.shares[product] +
        figures.reposts[product] +
        figures.replies[product]
      figures.total_interactions[product] = interactions
      figures.accounts_engaged[product] = interactions * 0.83
    }
    const known = 0.84 + 0.16 * Math.min(1, Math.max(0, (now - end) / (48 * hour)))
    for (const metric of dayMetrics)
      for (const product of mediaProducts)
        figures[metric][product] = Math.floor(figures[metric][product] * known)
    return figures
  }

  return {
    /** The figures of one day as known at a time: 84 % at its end, all of it 48 hours later. */
    ofDay,
    /**
     * The figures of several days. People seen on several of the days count once, so reach is less than the
     * sum.
     */
    ofDays(account: InstagramAccount, { first, last }: DayRange, now: number): Record<DayMetric, ByProduct> {
      const sums = ofDay(account, first, now)
      for (let dayNumber = first + 1; dayNumber <= last; dayNumber += 1) {
        const next = ofDay(account, dayNumber, now)
        for (const metric of dayMetrics)
          for (const product of mediaProducts) sums[metric][product] += next[metric][product]
      }
      const repeated = Math.pow(Math.max(1, Math.min(last, pacificDay(now)) - first + 1), -0.42)
      for (const metric of ['reach', 'accounts_engaged'] as const)
        for (const product of mediaProducts)
          sums[metric][product] = Math.floor(sums[metric][product] * repeated)
      return sums
    },
  }
}

/** Reads figures of accounts. */
export type AccountFiguresReader = ReturnType<typeof createAccountFigures>
