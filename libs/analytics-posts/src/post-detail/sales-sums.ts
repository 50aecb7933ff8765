import { addDays, daysBetween, daysFrom, teamDay } from '@tandem/format'
import type { PostSalesDetail, ProvenWindow } from '@tandem/api-contract'

/** Every day of a window with its proven revenue, or zero; null for days before all orders are known. */
export function dailySales(
  { window, days }: Pick<PostSalesDetail, 'window' | 'days'>,
  { currency, proven, since = null }: { currency: string; proven: ProvenWindow; since?: string | null },
) {
  const own = days.filter((day) => day.currency === currency && Number(day.window) <= Number(proven))
  const first = teamDay(window.from, window.timezone)
  // A day beyond the window is shown, because the sum includes it.
  const all = [first, addDays(first, Number(proven) - 1), ...own.map(({ day }) => day)].toSorted()
  const axis = daysFrom(first, daysBetween(first, all.at(-1)!) + 1)
  const revenueOn = (day: string) => {
    const ofDay = own.filter((one) => one.day === day)
    const isUnknown = ofDay.length === 0 && since !== null && day < since
    return isUnknown ? null : ofDay.reduce((sum, { revenue }) => sum + revenue, 0)
  }
  return { days: axis, revenue: axis.map(revenueOn) }
}
