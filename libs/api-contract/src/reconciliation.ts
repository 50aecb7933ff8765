import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Count, CurrencyCode, Id, Instant, MinorUnits } from './fields.ts'
import { commerceMessages } from './commerce-messages.ts'

/** A month such as `2026-05`. */
export const Month = v.pipe(
  v.string(commerceMessages.reconciliation.month),
  v.maxLength(7, commerceMessages.reconciliation.month),
  // A schema ends the pipe of what is wrong already: no pattern sees a long text.
  v.string(),
  v.regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/, commerceMessages.reconciliation.month),
)

/** By which date Tandem's orders are put into a month: when they were placed, or when they were paid. */
export const countedBy = ['ordered', 'paid'] as const

/** Where refunds are taken off: from the month of their order, or from the month in which they were given. */
export const refundsBy = ['order', 'given'] as const

/**
 * Figures of a month, in the store's own currency; null where they are unknown. `gross` − `discounts` − `refunds` +
 * `shipping` + `tax` is the total.
 */
export const MonthFigures = v.strictObject({
  orders: v.pipe(v.number(), v.safeInteger()),
  /** Lines, fees and duties before discounts, without tax. */
  gross: v.nullable(MinorUnits),
  /** Positive; without tax. */
  discounts: v.nullable(MinorUnits),
  /** Positive; what was given back, where the shop's report does so without its tax and shipping. */
  refunds: v.nullable(MinorUnits),
  /** Without tax; less what was given back of it, where the shop's report does so. */
  shipping: v.nullable(MinorUnits),
  /** All tax, of shipping too; less what was given back of it, where the shop's report does so. */
  tax: v.nullable(MinorUnits),
  /** All that was paid less all that was given back. */
  total: MinorUnits,
})
export type MonthFigures = v.InferOutput<typeof MonthFigures>

/**
 * Why the shop's report and Tandem differ: orders count in another month by another `date`, or because of the `zone` of the
 * shop; orders were not `paid`; refunds count on another day (`refund_day`); a `status` counts in one alone; the report
 * adds another `currency` as if it were the store's; Tandem could not read orders (`unread`), has not read them yet
 * (`missing`), or has them as they were before (`changed`); the report does not count what Tandem has (`gone`); of what an
 * order says was given back, no refund is known (`refund_unknown`); the report splits refunds otherwise (`refund_parts`).
 */
export const differenceKinds = [
  'date',
  'unpaid',
  'zone',
  'refund_day',
  'status',
  'currency',
  'refund_unknown',
  'refund_parts',
  'missing',
  'unread',
  'changed',
  'gone',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]

/** A reason, what it changes from Tandem's figures to the shop's, and its orders. */
export const Difference = v.strictObject({
  kind: v.picklist(differenceKinds),
  /** The currency that is added; null for the other kinds. */
  currency: v.nullable(CurrencyCode),
  /** Orders that it is about. */
  orders_count: Count,
  figures: MonthFigures,
  /** The first 20, those with the largest sums first. */
  orders: v.array(
    v.strictObject({
      /** Null for one that Tandem does not have. */
      id: v.nullable(Id),
      number: v.string(),
      /** Of the total; null where that is unknown. */
      amount: v.nullable(MinorUnits),
    }),
  ),
})
export type Difference = v.InferOutput<typeof Difference>

/** The shop's own side, and how it counts. */
export const ShopReport = v.strictObject({
  /** `orders`: its report cannot be read, so its orders were added up. */
  source: v.picklist(['woocommerce', 'shopify', 'orders']),
  counts_by: v.picklist(['ordered', 'paid', 'completed']),
  refunds_by: v.picklist(refundsBy),
  refunds_are_net: v.boolean(),
  /** What the shop's month begins with and ends before. */
  starts_at: Instant,
  ends_at: Instant,
  excluded_statuses: v.array(v.string()),
  figures: MonthFigures,
})
export type ShopReport = v.InferOutput<typeof ShopReport>

/** A month of a store, as Tandem counts it and as the shop's own report does. */
export const Reconciliation = v.strictObject({
  month: v.string(),
  timezone: v.string(),
  currency: CurrencyCode,
  /** When the shop was asked. */
  asked_at: Instant,
  /** When the store was last read to its end; null before. */
  read_at: v.nullable(Instant),
  /** Set where the month begins before all orders of the store are known. */
  known_since: v.nullable(Instant),
  tandem: MonthFigures,
  /** Null where the shop has no report. */
  shop: v.nullable(ShopReport),
  /** Empty without a report. */
  differences: v.array(Difference),
  /** What no reason explains; null without a report. */
  unexplained: v.nullable(MonthFigures),
  /** Whether every row of the days that differ was looked at; else there were too many. */
  is_complete: v.boolean(),
})
export type Reconciliation = v.InferOutput<typeof Reconciliation>

/**
 * Asks the shop for its own report, which takes as long as the shop needs to answer, up to half a minute. Nothing of it is
 * kept. TOO_MANY_REQUESTS with `seconds_left` while the team, or all teams together, ask too many stores.
 */
export const getReconciliation = endpoint({
  name: 'getReconciliation',
  method: 'GET',
  path: '/ecommerce/stores/{id}/reconciliation',
  summary: 'A month of a store beside the shop’s own report, with the reasons for each difference',
  access: 'orders.read',
  reads: ['orders', 'stores'],
  params: v.strictObject({ id: Id }),
  search: v.strictObject({
    month: Month,
    by: v.optional(v.picklist(countedBy), 'ordered'),
    refunds: v.optional(v.picklist(refundsBy), 'order'),
  }),
  data: Reconciliation,
  errors: ['MODEL_NOT_FOUND', 'FETCH_ERROR', 'TRY_AGAIN_LATER'],
  limit: { calls: 30, seconds: 60, per: 'user' },
})
