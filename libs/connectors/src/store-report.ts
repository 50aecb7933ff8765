/**
 * Figures of a shop's own report. Amounts are ten-thousandths of a unit, because a report may add up
 * currencies with different decimals; null when the report doesn't say.
 */
export interface ReportFigures {
  orders: number
  /** Lines, fees and duties before discounts, without tax. */
  gross: number | null
  /** Positive. */
  discounts: number | null
  /** Positive; without tax and shipping when `refunds_are_net`. */
  refunds: number | null
  /** Without tax; minus refunded shipping when `refunds_are_net`. */
  shipping: number | null
  /** All tax, including on shipping; minus refunded tax when `refunds_are_net`. */
  tax: number | null
  /** Payments minus refunds. */
  total: number
}

/** A day of the report, from its first instant until the next one's. */
export interface ReportDay extends ReportFigures {
  /** `2026-05-01`, by the shop's days. */
  day: string
  /** ISO. */
  starts_at: string
}

/** A month in the shop's own report, and its rules. */
export interface StoreReport {
  /** `orders`: the shop has no readable report, so its orders were added up. */
  source: 'woocommerce' | 'shopify' | 'orders'
  /** Which date of an order decides its day. */
  counts_by: 'ordered' | 'paid' | 'completed'
  /** `given`: a refund is subtracted on the day it was given. */
  refunds_by: 'given' | 'order'
  refunds_are_net: boolean
  /** Statuses it leaves out; null when unknown. */
  excluded_statuses: string[] | null
  /** Every day of the month, in order. */
  days: ReportDay[]
  /** ISO: the instant after the last day. */
  ends_at: string
}

/** A row that the report counts: an order, or a refund of one. */
export interface ReportedRow {
  order_provider_id: string
  refund_provider_id: string | null
  /** Without tax and shipping, negative for a refund; for a report that adds up orders, their totals. */
  amount: number
}

/** Rows of some days; `is_whole` is false when there were more than are read. */
export interface ReportedRows {
  rows: ReportedRow[]
  is_whole: boolean
}
