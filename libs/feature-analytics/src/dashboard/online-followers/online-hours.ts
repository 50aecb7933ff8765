import type { OnlineFollowers } from '@tandem/api-contract'
import { dashboardText as text } from '../messages.ts'

interface WeekHour {
  weekday: number
  hour: number
}

type OrderHours = NonNullable<OnlineFollowers['orders']>

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** The name of an hour of the week: `Wednesday 20:00`. */
export function hourName({ weekday, hour }: WeekHour): string {
  const day = weekdays[weekday - 1]
  return text('online.hour', {
    weekday: day === undefined ? '' : text(`online.weekdays.day${day}`),
    hour: String(hour).padStart(2, '0'),
  })
}

/** The hour with most orders, the first of the week among equals; null when there are none. */
export function busiestOrderHour(orders: OrderHours): OrderHours[number] | null {
  const most = Math.max(0, ...orders.map((cell) => cell.orders))
  if (most === 0) return null
  return (
    orders
      .filter((cell) => cell.orders === most)
      .toSorted((one, other) => one.weekday - other.weekday || one.hour - other.hour)[0] ?? null
  )
}

/**
 * Why no hours are shown: `notShared` when the network shared none for any account, `notRead` when these days
 * weren't read; null when there are some.
 */
export function whyNoHours({
  cells,
  read_at,
}: Pick<OnlineFollowers, 'cells' | 'read_at'>): 'notShared' | 'notRead' | null {
  if (cells.length > 0) return null
  return read_at === null ? 'notShared' : 'notRead'
}
