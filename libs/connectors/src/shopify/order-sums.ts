import { addDays, dayStart, teamDay } from '@tandem/format'
import * as v from 'valibot'
import { ProviderError } from '../provider-error.ts'
import { ReportAmount } from '../report-amount.ts'
import { unexpected } from '../requests/failures.ts'
import type { ReportedRows, StoreReport } from '../store-report.ts'
import { BoundedText } from '../text-schemas.ts'
import type { GraphqlClient } from './graphql-client.ts'
import { countQueries, orderSums } from './queries.ts'
import { querySize } from './query-size.ts'
import { daysOfMonth, readBasis } from './report-days.ts'
import { Identity } from './schemas.ts'
import { askSized } from './sized-query.ts'

/** More would take longer than anybody waits. */
const maxOrders = 3000
const firstPage = 100

const Amount = v.pipe(
  v.object({ shopMoney: v.object({ amount: ReportAmount }) }),
  v.transform(({ shopMoney }) => shopMoney.amount),
)
const Page = v.object({
  page: v.object({
    nodes: v.array(
      v.object({
        ...Identity.entries,
        processedAt: v.pipe(BoundedText(50), v.isoTimestamp()),
        cancelledAt: v.nullish(BoundedText(50), null),
        test: v.boolean(),
        edited: v.boolean(),
        returnStatus: v.nullish(BoundedText(50), null),
        totalPriceSet: Amount,
        currentTotalPriceSet: Amount,
        totalRefundedSet: Amount,
        refundDiscrepancySet: Amount,
        refunds: v.array(v.object({ totalRefundedSet: Amount })),
      }),
    ),
    pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullish(BoundedText(1000), null) }),
  }),
})
const Total = v.object({ total: v.nullable(v.object({ count: v.pipe(v.number(), v.integer()) })) })

/** A sale from the API, in ten-thousandths. */
interface Sold {
  id: string
  at: string
  /** The final order. */
  total: number
  refunded: number
}

type Node = v.InferOutput<typeof Page>['page']['nodes'][number]

/**
 * The sums of an order after its edits and before its refunds, by the rule of order-money.ts: what is left of
 * a changed order, plus refunds.
 */
function totalOf(node: Node): number {
  const { totalPriceSet: first, currentTotalPriceSet: left, totalRefundedSet: refunded } = node
  const isReturned = node.returnStatus !== null && node.returnStatus !== 'NO_RETURN'
  // A refund without money took units out; another refund of money alone may be as large as their value.
  const isRestocked = node.refunds.some(({ totalRefundedSet }) => totalRefundedSet === 0)
  return node.edited || isReturned || isRestocked || first - left > refunded
    ? left + refunded + node.refundDiscrepancySet
    : first
}

const placedIn = (from: string, until: string) => `processed_at:>='${from}' processed_at:<'${until}'`

/** @throws ProviderError for more orders than can be added up while somebody waits */
async function requireFew(client: GraphqlClient, query: string, signal?: AbortSignal) {
  const { data } = await client.ask({
    document: countQueries.orders,
    subject: 'orders',
    schema: Total,
    variables: () => ({ query }),
    signal,
  })
  if ((data.total?.count ?? 0) <= maxOrders) return
  throw new ProviderError(
    'missing_permission',
    `The shop has more than ${maxOrders} orders in these days, too many to add them up one by one. Add read_reports to the scopes of the app in Shopify and install it again: then the shop's own report is read.`,
  )
}

async function salesBetween(client: GraphqlClient, from: string, until: string, signal?: AbortSignal) {
  const query = placedIn(from, until)
  await requireFew(client, query, signal)
  const size = querySize(firstPage)
  const sold: Sold[] = []
  let after: string | null = null
  do {
    const asked: string | null = after
    const answer: { data: v.InferOutput<typeof Page> } = await askSized(client, {
      document: orderSums,
      subject: 'orders',
      schema: Page,
      size,
      signal,
      variables: (first) => ({ first, after: asked, query }),
    })
    const { nodes, pageInfo } = answer.data.page
    for (const node of nodes)
      if (!node.test && node.cancelledAt === null)
        sold.push({
          id: node.legacyResourceId,
          at: node.processedAt,
          total: totalOf(node),
          refunded: node.totalRefundedSet,
        })
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null
    if (pageInfo.hasNextPage && (after === null || after === asked || nodes.length === 0))
      throw unexpected('orders: the store repeats a page')
  } while (after !== null)
  return sold
}

/** A month's orders added up by the day they were placed, for a shop whose own report can't be read. */
export async function orderReport(
  client: GraphqlClient,
  month: string,
  timezone: string,
  signal?: AbortSignal,
): Promise<StoreReport> {
  const { days, ends_at } = daysOfMonth(month, timezone)
  const sold = await salesBetween(client, days[0]!.starts_at, ends_at, signal)
  const byDay = Map.groupBy(sold, ({ at }) => teamDay(at, timezone))
  return {
    source: 'orders',
    counts_by: 'ordered',
    refunds_by: 'order',
    refunds_are_net: false,
    excluded_statuses: ['cancelled'],
    days: days.map((day) => {
      const ofDay = byDay.get(day.day) ?? []
      const refunds = ofDay.reduce((sum, { refunded }) => sum + refunded, 0)
      const total = ofDay.reduce((sum, order) => sum + order.total, 0) - refunds
      return {
        ...day,
        orders: ofDay.length,
        gross: null,
        discounts: null,
        refunds,
        shipping: null,
        tax: null,
        total,
      }
    }),
    ends_at,
  }
}

/** The sales of some days, each with its remaining total. */
export async function soldRows(
  client: GraphqlClient,
  days: string[],
  signal?: AbortSignal,
): Promise<ReportedRows> {
  if (days.length === 0) return { rows: [], is_whole: true }
  const { timezone } = await readBasis(client, signal)
  const [first, last] = [days.toSorted()[0]!, days.toSorted().at(-1)!]
  const from = dayStart(first, timezone)
  const sold = await salesBetween(client, from, dayStart(addDays(last, 1), timezone), signal)
  const wanted = new Set(days)
  const rows = sold
    .filter(({ at }) => wanted.has(teamDay(at, timezone)))
    .map(({ id, total, refunded }) => ({
      order_provider_id: id,
      refund_provider_id: null,
      amount: total - refunded,
    }))
  return { rows, is_whole: true }
}
