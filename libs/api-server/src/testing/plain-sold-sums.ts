import { figuresOf, productKey, shownLinks } from './plain-sold.ts'
import type { CountedOrder, SoldPost, SoldWorld } from './plain-sold.ts'

/** How a test compares a cost, which isn't whole. */
type Near = (cost: number) => number

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

const kindOf = (counted: CountedOrder[]) => ({
  orders: counted.length,
  units: sum(counted.map(({ units }) => units)),
  revenue: sum(counted.map(({ revenue }) => revenue)),
})

function provenOf(counted: CountedOrder[], days: number, near: Near) {
  const own = counted.filter(({ kind, window }) => kind === 'proven' && window <= days)
  const costed = (of: 'units' | 'revenue' | 'cost') => sum(own.map((one) => one.costed[of]))
  return {
    ...kindOf(own),
    also_revenue: sum(own.map(({ also }) => also)),
    costed: {
      units: costed('units'),
      todays_units: 0,
      revenue: costed('revenue'),
      cost: near(costed('cost')),
    },
  }
}

/** `sales` of a post: null when it leads to nothing and sold nothing. */
export function salesOfPost(world: SoldWorld, counted: CountedOrder[], post: SoldPost, near: Near) {
  const own = counted.filter((one) => one.post === post)
  if (own.length === 0 && shownLinks(world, post).length === 0) return null
  return currenciesOf(own).map((currency) => {
    const some = own.filter(({ order }) => order.currency === currency)
    const possible = (kind: 'organic' | 'paid') => {
      const these = some.filter((one) => one.kind === kind)
      return { ...kindOf(these), shared_with: Math.max(1, ...these.map(({ posts }) => posts)) - 1 }
    }
    return {
      currency,
      proven: {
        '7': provenOf(some, 7, near),
        '30': provenOf(some, 30, near),
        '90': provenOf(some, 90, near),
      },
      instagram: { organic: possible('organic'), paid: possible('paid') },
    }
  })
}

export const currenciesOf = (counted: CountedOrder[]) =>
  [...new Set(counted.map(({ order }) => order.currency))].toSorted()

/** The sums of some posts in one currency and window, where each order counts once. */
export function totalsOfPosts(counted: CountedOrder[], currency: string, days: number, near: Near) {
  const some = counted.filter(({ order }) => order.currency === currency)
  const once = (kind: 'organic' | 'paid') => {
    const orders = Map.groupBy(
      some.filter((one) => one.kind === kind),
      ({ order }) => order,
    )
    const figures = [...orders].map(([order, own]) =>
      figuresOf(order, (product) =>
        own.some(({ post }) => product !== null && post.links.includes(productKey(order.store, product))),
      ),
    )
    return {
      orders: orders.size,
      units: sum(figures.map(({ units }) => units)),
      revenue: sum(figures.map(({ revenue }) => revenue)),
    }
  }
  return {
    currency,
    proven: provenOf(some, days, near),
    instagram: { organic: once('organic'), paid: once('paid') },
  }
}
