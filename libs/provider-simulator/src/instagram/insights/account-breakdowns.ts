import { contactButtons, mediaProducts, totalOf } from '../data/account-figures.ts'
import type { ByProduct, DayMetric } from '../data/account-figures.ts'

const byProduct = ['reach', 'views', 'total_interactions', 'likes', 'comments', 'shares', 'saves']
const demographic = ['age', 'city', 'country', 'gender', 'age,gender']

/** The breakdowns that a metric has. */
export const breakdownsOf = (metric: string): string[] => {
  if (metric.endsWith('_demographics')) return demographic
  if (metric === 'profile_links_taps') return ['contact_button_type']
  return [
    ...(byProduct.includes(metric) ? ['media_product_type'] : []),
    ...(['reach', 'views', 'follows_and_unfollows'].includes(metric) ? ['follow_type'] : []),
    ...(metric === 'views' ? ['follower_type'] : []),
  ]
}

/**
 * The parts of a figure that come from followers and others: most viewers follow already, except for reels.
 */
const followParts = { FOLLOWER: 0.57, NON_FOLLOWER: 0.4, UNKNOWN: 0.03 }

const divided = (value: number, parts: Readonly<Record<string, number>>) =>
  Object.entries(parts).map(([name, part]) => ({ dimension_values: [name], value: Math.floor(value * part) }))

/** A broken-down total as insights answer it. Parts with 0 are left out. */
export const breakdownOf = (
  breakdown: string,
  figures: { metric: DayMetric; parts: ByProduct } | { gained: number; lost: number },
) => {
  const results = () => {
    if ('gained' in figures)
      return [
        { dimension_values: ['FOLLOWER'], value: figures.gained },
        { dimension_values: ['NON_FOLLOWER'], value: figures.lost },
      ]
    if (breakdown === 'media_product_type')
      return mediaProducts.map((product) => ({ dimension_values: [product], value: figures.parts[product] }))
    return divided(totalOf(figures.parts), breakdown === 'contact_button_type' ? contactButtons : followParts)
  }
  return { dimension_keys: [breakdown], results: results().filter(({ value }) => value > 0) }
}
