/**
 * Figures of a shop's own report. Amounts are ten-thousandths of a unit, because a report may add up currencies with
 * other decimals; null where the report does not say.
 */
export interface ReportFigures {
  orders: number
  /** Lines, fees and duties before discounts, without tax. */
  gross: number | null
  /** Positive. */
  discounts: number | null
  /** Positive; what was given back, without the tax and the shipping of it where `refunds_are_net`. */
  refunds: number | null
  /** Without tax; less what was given back of it where `refunds_are_net`. */
  shipping: number | null
  /** All tax, of shipping too; less what was given back of it where `refunds_are_net`. */
  tax: number | null
  /** All that was paid, less all that was given back. */
  total: number
}

/** A day of the report, from its first moment until the next one's. */
export interface ReportDay extends ReportFigures {
  /** `2026-05-01`, as the shop counts days. */
  day: string
  /** ISO. */
  starts_at: string
}

/** A month as the shop's own report has it, and the rules by which it counts. */
export interface StoreReport {
  /** `orders`: the shop has no report that can be read, so its orders were added up. */
  source: 'woocommerce' | 'shopify' | 'orders'
  /** Which date of an order decides about its day. */
  counts_by: 'ordered' | 'paid' | 'completed'
  /** `given`: a refund is taken off the day on which it was given. */
  refunds_by: 'given' | 'order'
  refunds_are_net: boolean
  /** Statuses it leaves out; null where it does not say. */
  excluded_statuses: string[] | null
  /** Every day of the month, in order. */
  days: ReportDay[]
  /** ISO: the moment after the last day. */
  ends_at: string
}

/** A row that the report counts: an order, or a refund of one. */
export interface ReportedRow {
  order_provider_id: string
  refund_provider_id: string | null
  /** Without tax and shipping, below zero for a refund; of a report that adds up orders, their totals. */
  amount: number
}

/** Rows of some days; `is_whole` is false where there were more than are read. */
export interface ReportedRows {
  rows: ReportedRow[]
  is_whole: boolean
}
