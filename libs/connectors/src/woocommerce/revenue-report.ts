import { addDays, addMonths, daysFrom, daysBetween } from '@tandem/format'
import * as v from 'valibot'
import { pageAnswer } from '../json-measure.ts'
import { ProviderError } from '../provider-error.ts'
import { ReportAmount } from '../report-amount.ts'
import { unexpected } from '../requests/failures.ts'
import { parsed } from '../requests/parsed.ts'
import type { ReportDay, ReportedRow, ReportedRows, StoreReport } from '../store-report.ts'
import { BoundedText } from '../text-schemas.ts'
import { excludedStatuses } from './excluded-statuses.ts'
import { RouteMissing } from './refusals.ts'
import { GmtTime } from './values.ts'
import type { StoreClient } from './store-client.ts'

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

const Interval = v.object({
  interval: v.pipe(BoundedText(10), v.isoDate()),
  /** UTC, without an offset. */
  date_start_gmt: GmtTime,
  date_end_gmt: GmtTime,
  subtotals: v.object({
    orders_count: Count,
    gross_sales: ReportAmount,
    coupons: ReportAmount,
    refunds: ReportAmount,
    taxes: ReportAmount,
    shipping: ReportAmount,
    total_sales: ReportAmount,
  }),
})
const Report = v.object({ intervals: v.pipe(v.array(Interval), v.maxLength(100)) })

const DateType = v.object({ value: v.picklist(['date_created', 'date_paid', 'date_completed']) })
const countedBy = { date_created: 'ordered', date_paid: 'paid', date_completed: 'completed' } as const

/** The date that the shop's reports use; WooCommerce's default when the key may not read the shop's. */
async function dateType(client: StoreClient, signal?: AbortSignal): Promise<StoreReport['counts_by']> {
  try {
    const { body } = await client.get({
      path: '/settings/wc_admin/woocommerce_date_type',
      subject: 'the settings',
      signal,
      query: () => ({ _fields: 'value' }),
    })
    const setting = v.safeParse(DateType, body)
    return setting.success ? countedBy[setting.output.value] : 'paid'
  } catch (error) {
    if (error instanceof ProviderError && !error.retryable) return 'paid'
    throw error
  }
}

/** Bounds without an offset are in the shop's time zone. */
const between = (first: string, last: string) => ({
  after: `${first}T00:00:00`,
  before: `${last}T23:59:59`,
})

/**
 * The revenue report of WooCommerce's own analytics; null when the shop doesn't have it, because it is too
 * old or switched off.
 * @see
 * https://github.com/woocommerce/woocommerce/tree/trunk/plugins/woocommerce/src/Admin/API/Reports/Revenue
 */
export async function revenueReport(
  client: StoreClient,
  month: string,
  signal?: AbortSignal,
): Promise<StoreReport | null> {
  const first = `${month}-01`
  const next = addMonths(first, 1)
  const days = daysFrom(first, daysBetween(first, next))
  let body: unknown
  try {
    const answer = await client.get({
      api: 'wc-analytics',
      path: '/reports/revenue/stats',
      subject: 'the report on revenue',
      signal,
      query: () => ({ ...between(first, addDays(next, -1)), interval: 'day', per_page: '100', order: 'asc' }),
    })
    body = answer.body
  } catch (error) {
    if (error instanceof RouteMissing) return null
    throw error
  }
  const { intervals } = parsed(Report, body, 'the report on revenue')
  const byDay = new Map(intervals.map((interval) => [interval.interval, interval]))
  const counts_by = await dateType(client, signal)
  const excluded_statuses = await excludedStatuses(client, signal)
  return {
    source: 'woocommerce',
    counts_by,
    refunds_by: 'given',
    refunds_are_net: true,
    excluded_statuses,
    days: days.map((day) => reportDay(day, byDay.get(day))),
    ends_at: afterSecond(byDay.get(days.at(-1)!)?.date_end_gmt ?? null),
  }
}

function reportDay(day: string, interval: v.InferOutput<typeof Interval> | undefined): ReportDay {
  // The report includes days without a sale.
  if (!interval || interval.date_start_gmt === null) throw unexpected('intervals of the report on revenue')
  const { subtotals } = interval
  return {
    day,
    starts_at: interval.date_start_gmt,
    orders: subtotals.orders_count,
    gross: subtotals.gross_sales,
    discounts: subtotals.coupons,
    refunds: subtotals.refunds,
    shipping: subtotals.shipping,
    tax: subtotals.taxes,
    total: subtotals.total_sales,
  }
}

function afterSecond(end: string | null): string {
  if (end === null) throw unexpected('intervals of the report on revenue')
  return new Date(Date.parse(end) + 1000).toISOString()
}

const pageSize = 100
/** The limit for a waiting person. */
const maxPages = 15

const RowId = v.pipe(v.number(), v.integer(), v.minValue(0))
const ReportRow = v.object({ order_id: RowId, parent_id: v.nullish(RowId, 0), net_total: ReportAmount })

/** The orders and refunds that the report counts on some days, from WooCommerce's report on orders. */
export async function reportedRows(
  client: StoreClient,
  days: string[],
  signal?: AbortSignal,
): Promise<ReportedRows> {
  const rows: ReportedRow[] = []
  let pagesLeft = maxPages
  for (const { first, last } of rangesOf(days)) {
    for (let page = 1, isLast = false; !isLast; page += 1) {
      if (pagesLeft-- === 0) return { rows, is_whole: false }
      const { body } = await client.get({
        api: 'wc-analytics',
        path: '/reports/orders',
        subject: 'the report on orders',
        limits: pageAnswer,
        signal,
        query: () => ({
          ...between(first, last),
          orderby: 'date',
          order: 'asc',
          per_page: String(pageSize),
          page: String(page),
          _fields: 'order_id,parent_id,net_total',
        }),
      })
      const found = parsed(v.array(ReportRow), body, 'the report on orders')
      rows.push(...found.map(reportedRow))
      isLast = found.length < pageSize
    }
  }
  return { rows, is_whole: true }
}

const reportedRow = ({ order_id, parent_id, net_total }: v.InferOutput<typeof ReportRow>): ReportedRow => ({
  order_provider_id: String(parent_id === 0 ? order_id : parent_id),
  refund_provider_id: parent_id === 0 ? null : String(order_id),
  amount: net_total,
})

/** Consecutive days are requested together. */
function rangesOf(days: string[]): { first: string; last: string }[] {
  const ranges: { first: string; last: string }[] = []
  for (const day of days.toSorted()) {
    const open = ranges.at(-1)
    if (open && addDays(open.last, 1) === day) open.last = day
    else ranges.push({ first: day, last: day })
  }
  return ranges
}
