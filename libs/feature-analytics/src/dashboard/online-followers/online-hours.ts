import type { OnlineFollowers } from '@tandem/api-contract'
import { dashboardText as text } from '../messages.ts'

interface WeekHour {
  weekday: number
  hour: number
}

type OrderHours = NonNullable<OnlineFollowers['orders']>

const weekdays = ([1, 2, 3, 4, 5, 6, 7] as const).map((day) => text(`online.weekdays.day${day}`))

/** An hour of the week by its name: `Wednesday 20:00`. */
export function hourName({ weekday, hour }: WeekHour): string {
  return text('online.hour', {
    weekday: weekdays[weekday - 1] ?? '',
    hour: String(hour).padStart(2, '0'),
  })
}

/** The hour that most orders come in, the first of the week among equals; null where there are none. */
export function busiestOrderHour(orders: OrderHours): OrderHours[number] | null {
  const most = Math.max(0, ...orders.map((cell) => cell.orders))
  if (most === 0) return null
  return (
    orders
      .filter((cell) => cell.orders === most)
      .toSorted((one, other) => one.weekday - other.weekday || one.hour - other.hour)[0] ?? null
  )
}

/** Why no hours are shown: `notTold` by the network of any account, or `notRead` on these days; null where some are. */
export function whyNoHours({
  cells,
  read_at,
}: Pick<OnlineFollowers, 'cells' | 'read_at'>): 'notTold' | 'notRead' | null {
  if (cells.length > 0) return null
  return read_at === null ? 'notTold' : 'notRead'
}
