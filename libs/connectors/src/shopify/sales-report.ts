import * as v from 'valibot'
import { ProviderError } from '../provider-error.ts'
import { ReportAmount } from '../report-amount.ts'
import type { ReportFigures, StoreReport } from '../store-report.ts'
import { BoundedText } from '../text-schemas.ts'
import type { GraphqlClient } from './graphql-client.ts'
import { orderReport } from './order-sums.ts'
import { salesReport } from './queries.ts'
import { daysOfMonth, readBasis } from './report-days.ts'

/** On a day without sales, figures are null. */
const Figure = v.nullish(ReportAmount, 0)
const Row = v.object({
  day: v.pipe(
    BoundedText(40),
    v.transform((text) => text.slice(0, 10)),
    v.isoDate(),
  ),
  orders: v.pipe(
    Figure,
    v.transform((orders) => orders / 10_000),
    v.integer(),
    v.minValue(0),
  ),
  gross_sales: Figure,
  discounts: Figure,
  returns: Figure,
  duties: Figure,
  additional_fees: Figure,
  shipping_charges: Figure,
  taxes: Figure,
  total_sales: Figure,
})
const Answer = v.object({
  shopifyqlQuery: v.nullable(
    v.object({
      parseErrors: v.array(v.unknown()),
      tableData: v.nullable(v.object({ rows: v.pipe(v.array(Row), v.maxLength(100)) })),
    }),
  ),
})

/**
 * The shop's own sales report if it can be read, otherwise the sum of its orders.
 * @see https://shopify.dev/docs/api/shopifyql/latest/schemas/sales_revenue/sales
 */
export async function monthReport(
  client: GraphqlClient,
  month: string,
  signal?: AbortSignal,
): Promise<StoreReport> {
  const { timezone, mayReadReports } = await readBasis(client, signal)
  const own = mayReadReports ? await ownReport(client, month, timezone, signal) : null
  return own ?? orderReport(client, month, timezone, signal)
}

/** Null when the shop doesn't have the report, or withholds it despite the scope. */
async function ownReport(client: GraphqlClient, month: string, timezone: string, signal?: AbortSignal) {
  const { days, ends_at } = daysOfMonth(month, timezone)
  const measures =
    'orders, gross_sales, discounts, returns, duties, additional_fees, shipping_charges, taxes, total_sales'
  const query = `FROM sales SHOW ${measures} TIMESERIES day SINCE ${days[0]!.day} UNTIL ${days.at(-1)!.day}`
  let answer: v.InferOutput<typeof Answer>
  try {
    const { data } = await client.ask({
      document: salesReport,
      subject: 'the report on sales',
      schema: Answer,
      variables: () => ({ query }),
      signal,
    })
    answer = data
  } catch (error) {
    // Reports need an approval for personal data beside the scope.
    if (error instanceof ProviderError && error.kind === 'missing_permission') return null
    throw error
  }
  const { parseErrors, tableData } = answer.shopifyqlQuery ?? { parseErrors: [], tableData: null }
  if (parseErrors.length > 0 || tableData === null) return null
  const byDay = new Map(tableData.rows.map((row) => [row.day, row]))
  return {
    source: 'shopify',
    counts_by: 'ordered',
    refunds_by: 'given',
    refunds_are_net: true,
    // A cancelled order stays and is subtracted again.
    excluded_statuses: [],
    days: days.map((day) => ({ ...day, ...figuresOf(byDay.get(day.day)) })),
    ends_at,
  } satisfies StoreReport
}

/** Discounts and returns in Shopify are negative. */
function figuresOf(row: v.InferOutput<typeof Row> | undefined): ReportFigures {
  if (!row) return { orders: 0, gross: 0, discounts: 0, refunds: 0, shipping: 0, tax: 0, total: 0 }
  return {
    orders: row.orders,
    // Orders don't separate duties from their total.
    gross: row.gross_sales + row.duties + row.additional_fees,
    discounts: 0 - row.discounts,
    refunds: 0 - row.returns,
    shipping: row.shipping_charges,
    tax: row.taxes,
    total: row.total_sales,
  }
}
