import { addMonths, dayStart } from '@tandem/format'
import { statusesExcludedByDefault, statusesNeverSold } from '@tandem/api-contract'
import type { Difference, MonthFigures, Reconciliation, StoreType } from '@tandem/api-contract'
import type { StoreConnector, StoreReport } from '@tandem/connectors'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { settleOddRows } from './compare-rows.ts'
import { figuresOf, halfUnit, measures, noSums, plus } from './counting.ts'
import type { Counting, Sums } from './counting.ts'
import { joined, oddDifference, reasonsOf } from './differences.ts'
import { findDifferingRows } from './differing-rows.ts'
import { entrySums, reasonOrders } from './read-entries.ts'
import type { EntrySums } from './read-entries.ts'

interface Asked {
  store: {
    id: number
    type: StoreType
    currency: string
    /** Statuses that the shop leaves out; null when unknown. */
    excluded: string[] | null
  }
  month: string
  timezone: string
  by: Counting['tandem']['by']
  refunds: Counting['tandem']['refunds']
  report: StoreReport | null
  connector: StoreConnector
  signal: AbortSignal
  team: <T>(work: (db: TeamDatabase) => Promise<T>) => Promise<T>
}

type Compared = Pick<Reconciliation, 'tandem' | 'shop' | 'differences' | 'unexplained' | 'is_complete'>

/**
 * A month of a store on both sides. The expected report is calculated from Tandem's orders with the report's
 * own rules, so that each different rule becomes a reason with its orders; on days with another difference,
 * rows are compared one by one.
 */
export async function reconcile(asked: Asked): Promise<Compared> {
  const { report, store, team } = asked
  const counting = countingOf(asked)
  if (report === null) {
    const entries = await team((db) => entrySums(db, counting))
    return {
      tandem: ownFigures(entries, counting),
      shop: null,
      differences: [],
      unexplained: null,
      is_complete: true,
    }
  }
  const counted = await countedOrders(asked, report)
  if (counted === 'too many') return uncompared(asked, report, counting)
  const known = { ...counting, counted }
  const entries = await team((db) => entrySums(db, known))
  const named = await team((db) => reasonOrders(db, known))
  const { days, left } = oddDays(entries, report, known)
  const differing = await findDifferingRows({ ...asked, counting: known, report, days })
  const settled = settleOddRows(differing ?? [], left)
  const isSplit = isSplitIn(entries) && report.days.every(({ gross }) => gross !== null)
  const differences = joined([
    ...reasonsOf(entries, named, store.currency, isSplit),
    ...[...settled.byKind].map(([kind, sums]) =>
      oddDifference(kind, sums, differing ?? [], store.currency, isSplit),
    ),
  ])
  const tandem = ownFigures(entries, known)
  const shop = shopOf(report, known)
  return {
    tandem,
    shop,
    differences,
    unexplained: leftOver(tandem, shop.figures, differences, isSplit),
    is_complete: differing !== null,
  }
}

/** Days are compared by Tandem's dates; without a report, both sides use the team's month. */
function countingOf({ store, month, timezone, by, refunds, report }: Asked): Counting {
  const first = `${month}-01`
  const span = { from: dayStart(first, timezone), until: dayStart(addMonths(first, 1), timezone) }
  const excluded =
    report?.source === 'woocommerce'
      ? (report.excluded_statuses ?? store.excluded ?? statusesExcludedByDefault[store.type])
      : (report?.excluded_statuses ?? [])
  return {
    store_id: store.id,
    currency: store.currency,
    tandem: { ...span, by, refunds },
    shop: {
      source: report?.source ?? 'orders',
      counts_by: report?.counts_by ?? by,
      refunds_by: report?.refunds_by ?? refunds,
      refunds_are_net: report?.refunds_are_net ?? false,
      from: report?.days[0]?.starts_at ?? span.from,
      until: report?.ends_at ?? span.until,
    },
    day_starts: report?.days.map(({ starts_at }) => starts_at) ?? [span.from],
    excluded: [...new Set([...excluded, ...statusesNeverSold[store.type]])],
    counted: null,
  }
}

/** The orders of a report by day of completion, which Tandem doesn't store. */
async function countedOrders({ connector, signal }: Asked, report: StoreReport) {
  if (report.counts_by !== 'completed') return null
  const { rows, is_whole } = await connector.reportedRows(
    report.days.map(({ day }) => day),
    signal,
  )
  if (!is_whole) return 'too many'
  return rows
    .filter(({ refund_provider_id }) => refund_provider_id === null)
    .map((row) => row.order_provider_id)
}

async function uncompared({ team }: Asked, report: StoreReport, counting: Counting): Promise<Compared> {
  const entries = await team((db) => entrySums(db, counting))
  const tandem = ownFigures(entries, counting)
  const shop = shopOf(report, counting)
  const unexplained = leftOver(tandem, shop.figures, [], isSplitIn(entries))
  return { tandem, shop, differences: [], unexplained, is_complete: false }
}

const isSplitIn = (entries: EntrySums[]) => entries.every(({ unsplit }) => unsplit === 0)

const sumsOfDay = (day: StoreReport['days'][number]): Sums =>
  Object.fromEntries(measures.map((measure) => [measure, day[measure] ?? 0])) as Sums

const added = (sums: Sums[]) => sums.reduce((sum, one) => plus(sum, one), noSums)

/**
 * The days on which the report differs from the expectation, from 1 on, and the sum of the differences. When
 * none of Tandem's dates decides the day, all days count as one.
 */
function oddDays(entries: EntrySums[], report: StoreReport, { currency, counted }: Counting) {
  const all = report.days.map((_day, index) => index + 1)
  const spans = counted === null ? all.map((day) => [day]) : [all]
  const odd = spans.flatMap((days) => {
    const reported = added(days.map((day) => sumsOfDay(report.days[day - 1]!)))
    const ofDays = entries.filter(({ in_shop, shop_day }) => in_shop && days.includes(shop_day))
    const expected = added(ofDays.map(({ sums }) => sums))
    return differ(reported, expected, currency, report) ? [{ days, left: plus(reported, expected, -1) }] : []
  })
  return { days: odd.flatMap(({ days }) => days), left: added(odd.map(({ left }) => left)) }
}

/** Shops round the taxes of many orders, so parts may differ by half a unit per order. */
function differ(one: Sums, other: Sums, currency: string, report: StoreReport): boolean {
  const half = halfUnit(currency)
  const isOff = (measure: keyof Sums, tolerance: number) =>
    Math.abs(one[measure] - other[measure]) > tolerance
  if (one.orders !== other.orders || isOff('total', half)) return true
  if (!report.refunds_are_net) return isOff('refunds', half)
  const tolerance = half * (one.orders + 1)
  return (['gross', 'discounts', 'refunds', 'shipping', 'tax'] as const).some((part) =>
    isOff(part, tolerance),
  )
}

function ownFigures(entries: EntrySums[], { currency }: Counting): MonthFigures {
  const own = entries.filter(({ in_tandem }) => in_tandem)
  return figuresOf(added(own.map(({ sums }) => sums)), currency, isSplitIn(own))
}

function shopOf(report: StoreReport, { currency, excluded, shop }: Counting) {
  const isSplit = report.days.every(({ gross }) => gross !== null)
  return {
    source: report.source,
    counts_by: report.counts_by,
    refunds_by: report.refunds_by,
    refunds_are_net: report.refunds_are_net,
    starts_at: shop.from,
    ends_at: shop.until,
    // Whether the report leaves out vendors' parts is up to their plugin.
    excluded_statuses: excluded.filter((status) => status !== 'vendor-part'),
    figures: figuresOf(added(report.days.map(sumsOfDay)), currency, isSplit),
  }
}

/** The difference without a reason. */
function leftOver(tandem: MonthFigures, shop: MonthFigures, differences: Difference[], isSplit: boolean) {
  const left = (measure: keyof MonthFigures) =>
    differences.reduce(
      (rest, { figures }) => rest - (figures[measure] ?? 0),
      (shop[measure] ?? 0) - (tandem[measure] ?? 0),
    )
  const part = (measure: 'gross' | 'discounts' | 'shipping' | 'tax') => (isSplit ? left(measure) : null)
  return {
    orders: left('orders'),
    gross: part('gross'),
    discounts: part('discounts'),
    refunds: left('refunds'),
    shipping: part('shipping'),
    tax: part('tax'),
    total: left('total'),
  }
}
