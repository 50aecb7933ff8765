import type { LiftStore } from './lift-types.ts'

/** A product counts as not on sale if a gap this long comes by chance in fewer than this share of cases. */
const minChance = 0.001

/** A control product and its sales within the known days. Days are indexes of the calendar. */
export interface SoldProduct {
  half: 0 | 1
  units: number
  /** The number of orders with it. */
  sales: number
  /** The day of its first sale. */
  from: number
  /** The day after that of its last sale. */
  until: number
}

/** The control products with sales between these days, of which `lastDay` is excluded. */
export function soldProducts(
  { controlProducts }: Pick<LiftStore, 'controlProducts'>,
  indexes: ReadonlyMap<string, number>,
  firstDay: number,
  lastDay: number,
): SoldProduct[] {
  return controlProducts.flatMap(({ half, units, sales, firstDay: first, lastDay: last }) => {
    const from = Math.max(firstDay, indexes.get(first) ?? firstDay)
    const until = Math.min(lastDay, (indexes.get(last) ?? lastDay - 1) + 1)
    return units > 0 && from < until ? [{ half, units, sales, from, until }] : []
  })
}

/**
 * The units of each half that are expected each day. A product sells in proportion to the store's level on the days on
 * which it is on sale, and over all of them as much as it did. It is on sale from its first to its last sale, and
 * further to the ends of the known days unless it sold nothing there for longer than chance.
 *
 * @param level by day of the calendar; 0 where it isn't known
 */
export function expectedSales(
  products: readonly SoldProduct[],
  level: Float64Array,
): [Float64Array, Float64Array] {
  const before = new Float64Array(level.length + 1)
  level.forEach((value, day) => (before[day + 1] = before[day]! + value))
  const all = before[level.length]!
  const changes = [new Float64Array(level.length + 1), new Float64Array(level.length + 1)] as const
  for (const { half, units, sales, from, until } of products) {
    const sold = before[until]! - before[from]!
    const isByChance = (gap: number) => chanceOfGap(gap, sales, sold) >= minChance
    const first = isByChance(before[from]!) ? 0 : from
    const end = isByChance(all - before[until]!) ? level.length : until
    const days = before[end]! - before[first]!
    if (days <= 0) continue
    changes[half][first]! += units / days
    changes[half][end]! -= units / days
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

/**
 * How likely a product sells nothing for `gap` days after its sales in `days` days, if sales are random and their rate is
 * only known from these (Lomax distribution). Days are usual ones: a day with half of the usual sales counts half.
 */
const chanceOfGap = (gap: number, sales: number, days: number) => (days / (days + gap)) ** (sales - 1)
