import type { OnlineFollowers } from '@tandem/api-contract'
import { isIn, isSale, meanOf, plainSoldSince, sum } from './plain-figures.ts'
import type { PlainAccount, PlainSpan, PlainStore } from './plain-figures.ts'
import { onWall } from './wall-clock.ts'

/** The hours of the week with their events. */
export function plainHours(
  accounts: PlainAccount[],
  stores: PlainStore[],
  span: PlainSpan,
  timeZone: string,
) {
  const hours = Array.from({ length: 7 * 24 }, (_, index) => ({
    weekday: 1 + Math.floor(index / 24),
    hour: index % 24,
  }))
  const inHours = <Row>(rows: Row[], at: (row: Row) => string) =>
    Map.groupBy(
      rows.map((row) => ({ row, ...onWall(at(row), timeZone) })).filter(({ day }) => isIn(span, day)),
      ({ weekday, hour }) => `${weekday} ${hour}`,
    )
  const online = accounts.map((account) => inHours(account.online, (row) => row.starts_at))
  const since = plainSoldSince(stores, timeZone) ?? ''
  const sales = stores
    .flatMap((store) => store.orders)
    .filter((order) => isSale(order) && onWall(order.ordered_at, timeZone).day >= since)
  const sold = inHours(sales, (order) => order.ordered_at)
  const cells = hours.flatMap(({ weekday, hour }): OnlineFollowers['cells'] => {
    const read = online.flatMap((ofAccount) => {
      const rows = ofAccount.get(`${weekday} ${hour}`)
      return rows ? [rows.map(({ row }) => row.followers)] : []
    })
    if (read.length === 0) return []
    return [
      {
        weekday,
        hour,
        followers: sum(read.map((values) => meanOf(values) ?? 0)),
        hours_read: read.flat().length,
      },
    ]
  })
  const orders = hours.flatMap(({ weekday, hour }) => {
    const rows = sold.get(`${weekday} ${hour}`)
    return rows ? [{ weekday, hour, orders: rows.length }] : []
  })
  return { cells, orders: span.date_to < since ? null : orders }
}
