import type { AccountPeriod, InsightTotals } from '@tandem/api-contract'
import { dayMs } from '@tandem/format'
import { onWall } from './wall-clock.ts'

type Figure = number | null

/** The data read from an account, as plain rows. */
export interface PlainAccount {
  isArchived: boolean
  days: {
    day: string
    reach: Figure
    views: Figure
    interactions: Figure
    profile_links_taps: Figure
    follows: Figure
    unfollows: Figure
  }[]
  counts: { day: string; followers_count: Figure }[]
  posts: { posted_at: string; engagement_rate: Figure; gone_at: string | null }[]
  online: { starts_at: string; followers: number }[]
}

/** The sales of a store, as plain rows. */
export interface PlainStore {
  isArchived: boolean
  known_since: string | null
  orders: PlainStoreOrder[]
}

interface PlainStoreOrder {
  ordered_at: string
  total: number
  refunded_total: number
  currency: string
  status: string
  lines: PlainCostedLine[]
}

/** A line with the cost of one unit; null when unknown. */
export interface PlainCostedLine {
  product: string
  quantity: number
  total: number
  unit_cost: number | null
  has_todays_cost: boolean
}

/** Days, both included. */
export interface PlainSpan {
  date_from: string
  date_to: string
  /** On the last day, only events before this time of day count. */
  until?: string | undefined
}

export const isIn = ({ date_from, date_to }: PlainSpan, day: string) => date_from <= day && day <= date_to
export const holds = (span: PlainSpan, moment: string, timeZone: string) => {
  const { day, time } = onWall(moment, timeZone)
  return isIn(span, day) && !(day === span.date_to && span.until !== undefined && time >= span.until)
}
const daysOf = ({ date_from, date_to }: PlainSpan) => ({ date_from, date_to })
const known = (values: Figure[]) => values.filter((value) => value !== null)
export const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
export const sumOf = (values: Figure[]) => (known(values).length === 0 ? null : sum(known(values)))
export const meanOf = (values: Figure[]) =>
  known(values).length === 0 ? null : sum(known(values)) / known(values).length
export const isSale = ({ status }: { status: string }) => !['pending', 'failed', 'cancelled'].includes(status)

/** The days of a period. */
export const plainDays = ({ date_from, date_to }: PlainSpan): string[] => {
  const days: string[] = []
  for (let at = Date.parse(date_from); at <= Date.parse(date_to); at += dayMs)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}

export const readings = (account: PlainAccount) =>
  account.counts
    .filter((row) => row.followers_count !== null)
    .map((row) => ({ day: row.day, followers: row.followers_count ?? 0 }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))

const readDays = (account: PlainAccount, span: PlainSpan) =>
  account.days.filter(
    (row) =>
      isIn(span, row.day) &&
      [row.reach, row.views, row.interactions, row.profile_links_taps].some((value) => value !== null),
  )

const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10)

/** Followers gained in a period: by day as the network reports them, or between two readings if a day is missing. */
function plainChange(account: PlainAccount, span: PlainSpan) {
  const told = new Map(
    account.days
      .filter((row) => isIn(span, row.day))
      .flatMap(({ day, follows, unfollows }) =>
        follows === null || unfollows === null ? [] : [[day, follows - unfollows] as const],
      ),
  )
  const levels = readings(account).filter((row) =>
    isIn({ ...span, date_to: dayAfter(span.date_to) }, row.day),
  )
  const wins: { by: 'network' | 'readings'; won: number }[] = []
  const enclosed = new Set<string>()
  levels.slice(1).forEach((next, index) => {
    const from = levels[index]!
    const days = plainDays({ date_from: from.day, date_to: next.day }).slice(0, -1)
    for (const day of days) enclosed.add(day)
    const all = days.map((day) => told.get(day)).filter((won) => won !== undefined)
    if (all.length === days.length) wins.push({ by: 'network', won: sum(all) })
    else wins.push({ by: 'readings', won: next.followers - from.followers })
  })
  for (const [day, won] of told) if (!enclosed.has(day)) wins.push({ by: 'network', won })
  const [first] = wins
  const by = first && (wins.every((win) => win.by === first.by) ? first.by : ('both' as const))
  return {
    followers_change: first ? sum(wins.map(({ won }) => won)) : null,
    followers_change_by: by ?? null,
  }
}

/** The figures of one account in a period, with the contract's names. */
export function plainPeriod(account: PlainAccount, span: PlainSpan, timeZone: string): AccountPeriod {
  const days = account.days.filter((row) => isIn(span, row.day))
  const all = readings(account)
  const posts = account.posts.filter((post) => holds(span, post.posted_at, timeZone))
  const length = plainDays(span).length
  return {
    ...daysOf(span),
    days: length,
    days_read: readDays(account, span).length,
    followers_count: all.filter((row) => row.day <= span.date_to).at(-1)?.followers ?? null,
    ...plainChange(account, span),
    reach_per_day: meanOf(days.map((row) => row.reach)),
    views: sumOf(days.map((row) => row.views)),
    interactions: sumOf(days.map((row) => row.interactions)),
    profile_links_taps: sumOf(days.map((row) => row.profile_links_taps)),
    posts_count: posts.length,
    posts_per_week: account.posts.length === 0 ? null : posts.length / (length / 7),
    engagement_rate: meanOf(
      posts.filter((post) => post.gone_at === null).map((post) => post.engagement_rate),
    ),
  }
}

/** The first day that lies completely after all stores were known. */
export function plainSoldSince(stores: PlainStore[], timeZone: string): string | null {
  const moments = stores.flatMap(({ known_since }) => (known_since === null ? [] : [known_since]))
  if (moments.length === 0) return null
  const latest = Math.max(...moments.map((moment) => Date.parse(moment)))
  const day = onWall(new Date(latest).toISOString(), timeZone).day
  const isWhole = onWall(new Date(latest - 1).toISOString(), timeZone).day < day
  return isWhole ? day : dayAfter(day)
}

/** The day on which the last of the accounts was first read, not counting those that never were. */
export const plainFollowersSince = (accounts: PlainAccount[]): string | null =>
  accounts
    .flatMap((account) => readings(account)[0]?.day ?? [])
    .toSorted()
    .at(-1) ?? null

export function plainSales(stores: PlainStore[], span: PlainSpan, timeZone: string) {
  const sales = stores
    .flatMap((store) => store.orders)
    .filter((order) => isSale(order) && holds(span, order.ordered_at, timeZone))
    .filter(({ ordered_at }) => onWall(ordered_at, timeZone).day >= (plainSoldSince(stores, timeZone) ?? ''))
  const ordersIn = (currency: string) => sales.filter((order) => order.currency === currency).length
  const currencies = [...new Set(sales.map((order) => order.currency).toSorted())]
  currencies.sort((one, other) => ordersIn(other) - ordersIn(one))
  return {
    orders: sales.length,
    revenue: currencies.map((currency) => {
      const own = sales.filter((order) => order.currency === currency)
      const costed = own.map(plainCosted)
      const all = (name: keyof (typeof costed)[number]) => sum(costed.map((one) => one[name]))
      return {
        currency,
        amount: sum(own.map((order) => order.total - order.refunded_total)),
        units: sum(own.filter((order) => !isGone(order)).flatMap(({ lines }) => lines.map(unitsOf))),
        costed: {
          units: all('units'),
          todays_units: all('todays_units'),
          revenue: all('revenue'),
          cost: all('cost'),
        },
      }
    }),
  }
}

const unitsOf = ({ quantity }: PlainCostedLine) => quantity
const isGone = ({ total, refunded_total }: PlainStoreOrder) => total > 0 && refunded_total >= total

/** The part of an order with known costs: products whose lines all have one. Refunds reduce all of them. */
function plainCosted(order: PlainStoreOrder) {
  if (isGone(order)) return { units: 0, todays_units: 0, revenue: 0, cost: 0 }
  const ofProduct = (line: PlainCostedLine) => order.lines.filter(({ product }) => product === line.product)
  const known = order.lines.filter((line) => ofProduct(line).every(({ unit_cost }) => unit_cost !== null))
  const todays = known.filter((line) => ofProduct(line).some(({ has_todays_cost }) => has_todays_cost))
  const { total, refunded_total } = order
  const kept = refunded_total === 0 ? 1 : total <= 0 ? 0 : 1 - refunded_total / total
  return {
    units: sum(known.map(unitsOf)),
    todays_units: sum(todays.map(unitsOf)),
    revenue: Math.round(sum(known.map((line) => line.total)) * kept),
    cost: sum(known.map(({ quantity, unit_cost }) => quantity * (unit_cost ?? 0))),
  }
}

const ofAll = (ways: AccountPeriod['followers_change_by'][]): AccountPeriod['followers_change_by'] => {
  const different = [...new Set(ways.filter((way) => way !== null))]
  return different.length > 1 ? 'both' : (different[0] ?? null)
}

/** The figures of accounts and stores in a period. */
export function plainTotals(
  accounts: PlainAccount[],
  stores: PlainStore[],
  { isShown, ...span }: PlainSpan & { isShown: boolean },
  timeZone: string,
): InsightTotals {
  const since = plainSoldSince(stores, timeZone) ?? ''
  const isSoldUnknown = (isShown ? span.date_to : span.date_from) < since
  const periods = accounts.map((account) => plainPeriod(account, span, timeZone))
  const total = (
    name:
      | 'reach_per_day'
      | 'views'
      | 'interactions'
      | 'profile_links_taps'
      | 'followers_count'
      | 'followers_change',
  ) => sumOf(periods.map((period) => period[name]))
  return {
    ...daysOf(span),
    reach_per_day: total('reach_per_day'),
    views: total('views'),
    interactions: total('interactions'),
    profile_links_taps: total('profile_links_taps'),
    followers_count: span.date_to < (plainFollowersSince(accounts) ?? '') ? null : total('followers_count'),
    followers_change: total('followers_change'),
    followers_change_by: ofAll(periods.map((period) => period.followers_change_by)),
    posts_count: sum(periods.map((period) => period.posts_count)),
    ...(isSoldUnknown ? { orders: null, revenue: null } : plainSales(stores, span, timeZone)),
    days_read: new Set(accounts.flatMap((account) => readDays(account, span).map((row) => row.day))).size,
  }
}
