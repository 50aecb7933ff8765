import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { Count, CurrencyCode, Id, Instant, MinorUnits } from './fields.ts'
import type { TextSchema } from './fields.ts'
import { commerceMessages } from './commerce-messages.ts'

/** A month such as `2026-05`. */
export const Month: TextSchema = v.pipe(
  v.string(commerceMessages.reconciliation.month),
  v.maxLength(7, commerceMessages.reconciliation.month),
  // A schema ends the pipe when the value is invalid, so the pattern never sees a long text.
  v.string(),
  v.regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/, commerceMessages.reconciliation.month),
)

/** Which date puts Tandem's orders into a month: when they were placed, or when they were paid. */
export const countedBy = ['ordered', 'paid'] as const

/**
 * Which month refunds are subtracted from: the month of their order, or the month in which they were given.
 */
export const refundsBy = ['order', 'given'] as const

/**
 * Figures of a month, in the store's own currency; null when unknown. `gross` − `discounts` − `refunds` +
 * `shipping` + `tax` is the total.
 */
export const MonthFigures = v.strictObject({
  orders: v.pipe(v.number(), v.safeInteger()),
  /** Lines, fees and duties before discounts, without tax. */
  gross: v.nullable(MinorUnits),
  /** Positive; without tax. */
  discounts: v.nullable(MinorUnits),
  /** Positive. Without tax and shipping if the shop's report separates them. */
  refunds: v.nullable(MinorUnits),
  /** Without tax. Minus refunded shipping if the shop's report subtracts it. */
  shipping: v.nullable(MinorUnits),
  /** All tax, including tax on shipping. Minus refunded tax if the shop's report subtracts it. */
  tax: v.nullable(MinorUnits),
  /** Payments minus refunds. */
  total: MinorUnits,
})
export type MonthFigures = v.InferOutput<typeof MonthFigures>

/**
 * Why the shop's report and Tandem differ. Orders count in another month because of their `date` or the
 * shop's time `zone`; orders weren't `paid`; refunds count on another day (`refund_day`); a `status` counts
 * on one side only; the report adds up another `currency` as if it were the store's; Tandem couldn't read
 * orders (`unread`), hasn't synced them yet (`missing`), or has an older version (`changed`); the report
 * leaves out orders that Tandem has (`gone`); an order names a refund that nothing else is known about
 * (`refund_unknown`); the report splits refunds differently (`refund_parts`); the report adds up an order that
 * belongs to another one, and doesn't count it (`child_order`).
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
  'child_order',
  'missing',
  'unread',
  'changed',
  'gone',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]

/** A reason, its effect from Tandem's figures to the shop's, and its orders. */
export const Difference = v.strictObject({
  kind: v.picklist(differenceKinds),
  /** The currency that was added up; null for the other kinds. */
  currency: v.nullable(CurrencyCode),
  /** How many orders are affected. */
  orders_count: Count,
  figures: MonthFigures,
  /** The first 20 orders, largest amounts first. */
  orders: v.array(
    v.strictObject({
      /** Null for an order that Tandem doesn't have. */
      id: v.nullable(Id),
      number: v.string(),
      /** The effect on the total; null when unknown. */
      amount: v.nullable(MinorUnits),
    }),
  ),
})
export type Difference = v.InferOutput<typeof Difference>

/** The shop's own report, and how it counts. */
export const ShopReport = v.strictObject({
  /** `orders`: the shop's report can't be read, so its orders were added up. */
  source: v.picklist(['woocommerce', 'shopify', 'orders']),
  counts_by: v.picklist(['ordered', 'paid', 'completed']),
  refunds_by: v.picklist(refundsBy),
  refunds_are_net: v.boolean(),
  /** The month at the shop, from the first instant to before the second. */
  starts_at: Instant,
  ends_at: Instant,
  excluded_statuses: v.array(v.string()),
  figures: MonthFigures,
})
export type ShopReport = v.InferOutput<typeof ShopReport>

/** A month of a store, as Tandem counts it and as the shop's report counts it. */
export const Reconciliation = v.strictObject({
  month: v.string(),
  timezone: v.string(),
  currency: CurrencyCode,
  /** When the report was requested. */
  asked_at: Instant,
  /** When a sync last completed; null before the first. */
  read_at: v.nullable(Instant),
  /** Set when the month begins before all orders of the store are known. */
  known_since: v.nullable(Instant),
  tandem: MonthFigures,
  /** Null when the shop has no report. */
  shop: v.nullable(ShopReport),
  /** Empty when there is no report. */
  differences: v.array(Difference),
  /** The difference without a reason; null when there is no report. */
  unexplained: v.nullable(MonthFigures),
  /** Whether every row of the differing days was compared. False when there were too many. */
  is_complete: v.boolean(),
})
export type Reconciliation = v.InferOutput<typeof Reconciliation>

/**
 * Requests the shop's own report, which takes as long as the shop needs, up to half a minute. Nothing of it
 * is stored. TOO_MANY_REQUESTS with `seconds_left` when the team, or all teams together, request too many
 * stores.
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
