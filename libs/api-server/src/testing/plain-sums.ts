import { addCosts } from './plain-costs.ts'
import type { PlainCost } from './plain-costs.ts'

export interface Post {
  id: number
  provider_id: string
  permalink: string | null
  posted_at: string
}

/** What an order sold of a post. */
export interface Counted {
  order_id: number
  post_id: number
  kind: string
  window_days: number
  ordered_at: string
  currency: string
  units: number
  revenue: number
  order_units: number
  order_revenue: number
  posts: number
  costed: PlainCost
}

export const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** What each post sold in the currency of most of these orders. */
export function sortedBy(orders: Counted[], posts: Post[]) {
  const inCurrency = (currency: string) => orders.filter((order) => order.currency === currency)
  const [most = []] = [...new Set(orders.map(({ currency }) => currency))]
    .toSorted()
    .map(inCurrency)
    .toSorted((one, other) => other.length - one.length)
  return posts
    .map(({ id }) => ({ id, own: most.filter(({ post_id }) => post_id === id) }))
    .filter(({ own }) => own.length > 0)
    .map(({ id, own }) => ({ id, revenue: sum(own.map(({ revenue }) => revenue)) }))
    .toSorted((one, other) => one.id - other.id)
}

/** The sums of each post, by currency. */
export function sumsOf(orders: Counted[], posts: Post[]) {
  const keys = new Set(orders.map(({ post_id, currency }) => `${post_id} ${currency}`))
  const sums = [...keys].map((key) => {
    const [post_id, currency] = [Number(key.split(' ')[0]), key.split(' ')[1] ?? '']
    const own = orders.filter((order) => order.post_id === post_id && order.currency === currency)
    const of = (name: string, some: Counted[]) => ({
      [`${name}_orders`]: some.length,
      [`${name}_units`]: sum(some.map(({ units }) => units)),
      [`${name}_revenue`]: sum(some.map(({ revenue }) => revenue)),
    })
    const proven = (days: number) => {
      const some = own.filter(({ kind, window_days }) => kind === 'proven' && window_days <= days)
      return {
        ...of(`proven_${days}`, some),
        [`proven_${days}_also`]: sum(some.map((order) => order.order_revenue - order.revenue)),
        [`proven_${days}_costed`]: addCosts(some.map(({ costed }) => costed)),
      }
    }
    return {
      post_id,
      posted_at: posts.find(({ id }) => id === post_id)?.posted_at,
      currency,
      ...proven(7),
      ...proven(30),
      ...proven(90),
      ...of(
        'organic',
        own.filter(({ kind }) => kind === 'organic'),
      ),
      ...of(
        'paid',
        own.filter(({ kind }) => kind === 'paid'),
      ),
    }
  })
  return sums.toSorted(
    (one, other) => one.post_id - other.post_id || one.currency.localeCompare(other.currency),
  )
}
