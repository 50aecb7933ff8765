import type { InsightDays } from '@tandem/api-contract'
import {
  holds,
  plainDays,
  plainFollowersSince,
  plainSales,
  plainSoldSince,
  readings,
  sumOf,
} from './plain-figures.ts'
import type { PlainAccount, PlainSpan, PlainStore } from './plain-figures.ts'

/** Accounts and stores day by day, for the latest 1,100 days of a span. */
export function plainLists(
  accounts: PlainAccount[],
  stores: PlainStore[],
  span: PlainSpan,
  timeZone: string,
): InsightDays {
  const days = plainDays(span).slice(-1100)
  const figure = (name: 'reach' | 'views' | 'interactions' | 'profile_links_taps') =>
    days.map((day) =>
      sumOf(
        accounts.flatMap((account) => account.days.filter((row) => row.day === day)).map((row) => row[name]),
      ),
    )
  const ofDay = (day: string): PlainSpan => ({
    date_from: day,
    date_to: day,
    until: day === span.date_to ? span.until : undefined,
  })
  const sales = days.map((day) => plainSales(stores, ofDay(day), timeZone))
  const currencies = plainSales(stores, span, timeZone).revenue.map(({ currency }) => currency)
  const soldSince = plainSoldSince(stores, timeZone) ?? ''
  return {
    date_from: days[0]!,
    date_to: span.date_to,
    reach: figure('reach'),
    views: figure('views'),
    interactions: figure('interactions'),
    profile_links_taps: figure('profile_links_taps'),
    followers_count: days.map((day) => plainFollowers(accounts, day)),
    posts: days.map(
      (day) =>
        accounts
          .flatMap((account) => account.posts)
          .filter((post) => holds(ofDay(day), post.posted_at, timeZone)).length,
    ),
    orders: sales.map(({ orders }, index) => (days[index]! < soldSince ? null : orders)),
    revenue: currencies.map((currency) => ({
      currency,
      amounts: sales.map(({ revenue }, index) =>
        days[index]! < soldSince ? null : (revenue.find((one) => one.currency === currency)?.amount ?? 0),
      ),
    })),
  }
}

/** Followers on a day that one of the accounts was read on; the others count with their last reading. */
function plainFollowers(accounts: PlainAccount[], day: string): number | null {
  if (day < (plainFollowersSince(accounts) ?? '')) return null
  if (!accounts.some((account) => readings(account).some((row) => row.day === day))) return null
  return sumOf(
    accounts.map(
      (account) =>
        readings(account)
          .filter((row) => row.day <= day)
          .at(-1)?.followers ?? null,
    ),
  )
}
