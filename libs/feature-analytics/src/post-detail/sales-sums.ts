import type { attributionSteps, PostSalesDetail } from '@tandem/api-contract'
import { daysBetween, daysFrom } from '@tandem/format'

/** Every day that counts, and the revenue of each step on each of them; a day without any brought nothing. */
export function dailySales({ window, days }: Pick<PostSalesDetail, 'window' | 'days'>, currency: string) {
  const own = days.filter((day) => day.currency === currency)
  // A day beyond the window is shown rather than left out of a sum that counts it.
  const all = [window.first_day, window.last_day, ...own.map(({ day }) => day)].toSorted()
  const [first, last] = [all[0]!, all.at(-1)!]
  const axis = daysFrom(first, daysBetween(first, last) + 1)
  const found = new Map(own.map((day) => [day.day, day]))
  const of = (step: (typeof attributionSteps)[number]) => axis.map((day) => found.get(day)?.[step] ?? 0)
  return { days: axis, exact: of('exact'), likely: of('likely'), estimated: of('estimated') }
}

/** The days and products that the estimate of one currency is made of, latest first. */
export const estimatesIn = (estimates: PostSalesDetail['estimates'], currency: string) =>
  estimates
    .flatMap(({ revenue, ...estimate }) => {
      const amount = revenue.find((part) => part.currency === currency)?.amount
      return amount === undefined || amount === 0 ? [] : [{ ...estimate, amount }]
    })
    .toSorted((one, other) => other.day.localeCompare(one.day))
