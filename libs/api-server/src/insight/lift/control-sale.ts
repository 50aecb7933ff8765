import type { LiftStore } from './lift-types.ts'

/** So few gaps as long as this at most come by chance, before a product counts as not on sale. */
const mostByChance = 0.001

/** A control product and the days on which it was on sale. */
export interface ControlProduct {
  half: 0 | 1
  units: number
  from: number
  until: number
}

/**
 * The days on which control products were on sale: from the first to the last sale, and further to the ends of the known
 * days unless it sold nothing there for longer than can be chance.
 */
export function productsOnSale(
  { controlProducts }: Pick<LiftStore, 'controlProducts'>,
  indexes: ReadonlyMap<string, number>,
  firstDay: number,
  lastDay: number,
): ControlProduct[] {
  return controlProducts.flatMap(({ half, units, sales, firstDay: first, lastDay: last }) => {
    const from = Math.max(firstDay, indexes.get(first) ?? firstDay)
    const until = Math.min(lastDay, (indexes.get(last) ?? lastDay - 1) + 1)
    if (units <= 0 || from >= until) return []
    const isGone = (days: number) => chanceOfGap(days, sales, until - from) < mostByChance
    return [
      {
        half,
        units,
        from: isGone(from - firstDay) ? from : firstDay,
        until: isGone(lastDay - until) ? until : lastDay,
      },
    ]
  })
}

/**
 * How likely a product doesn't sell for so many days, after its sales were spread over others: with sales at random, at
 * a rate that is known from them only (the predictive distribution of Lomax).
 */
const chanceOfGap = (gap: number, sales: number, days: number) => (days / (days + gap)) ** (sales - 1)

/**
 * What both halves of the control products are expected to sell each day, if `level` is the store's: the products that
 * were on sale, each with the share of the level at which it sold.
 */
export function onSale(
  products: readonly ControlProduct[],
  level: Float64Array,
): [Float64Array, Float64Array] {
  const before = new Float64Array(level.length + 1)
  level.forEach((value, day) => (before[day + 1] = before[day]! + value))
  const changes = [new Float64Array(level.length + 1), new Float64Array(level.length + 1)] as const
  for (const { half, units, from, until } of products) {
    const days = before[until]! - before[from]!
    if (days <= 0) continue
    changes[half][from]! += units / days
    changes[half][until]! -= units / days
  }
  const expectedOf = (half: 0 | 1) => {
    let rate = 0
    return level.map((value, day) => {
      rate += changes[half][day]!
      // Rounding leaves a little where no product is on sale.
      return Math.max(0, rate) * value
    })
  }
  return [expectedOf(0), expectedOf(1)]
}
