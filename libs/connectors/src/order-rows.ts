import type { PostalAddress } from './postal-address.ts'

/** One line of an order; amounts are minor units of the order's currency, without tax and after discounts. */
export interface OrderLineRow {
  provider_id: string
  /** Null once the product is deleted. */
  product_provider_id: string | null
  /** Null for a product without variations, and once the variation is deleted. */
  variation_provider_id: string | null
  name: string
  sku: string | null
  /** Ordered units, but those that were taken out again without money given back for them. Refunds are still in it. */
  quantity: number
  /** Units that were ordered and taken out again without money given back for them. */
  removed_quantity: number
  /** How they were taken out; null where none was. */
  removed_by: 'edit' | 'return' | null
  /** How the line came into the order where it was not ordered at first. */
  added_by: 'edit' | 'exchange' | null
  total: number
  /**
   * What a unit cost, as the order itself says: minor units of its currency with decimals. Null where it doesn't; then the
   * costs of the product are what is known.
   */
  unit_cost: number | null
}

/** A discount code that an order was placed with. */
interface DiscountCodeRow {
  /** As the shop writes it; two that differ in case alone are the same code. */
  code: string
  /** Positive minor units of the order's currency, without tax; null where the shop does not say. */
  discount: number | null
}

/** An order with its lines; amounts are minor units of its own currency. */
export interface OrderRow {
  provider_id: string
  number: string
  /**
   * WooCommerce's words, without a closed list: plugins add their own. What counts as a sale is the store's to say, see
   * `excludedStatuses`; Shopify's are translated so that every order counts that is neither cancelled nor a test.
   */
  status: string
  currency: string
  /** Lines, fees, shipping and tax; shops add tips and the like, which have no place of their own. */
  total: number
  /** All tax of it. */
  tax_total: number
  /** After discounts and without tax. */
  shipping_total: number
  /** Positive; what was taken off the lines, without tax. */
  discount_total: number
  /** Without tax; below zero where a fee is a reduction. */
  fee_total: number
  /** Positive. */
  refunded_total: number
  ordered_at: string
  modified_at: string
  /** `provider_id` is null for a guest, who may have no email and no name (`''`) either. Emails are in lower case. */
  customer: {
    provider_id: string | null
    email: string | null
    name: string
    city: string | null
    country: string | null
  }
  /** The refunds that it has now, each by its id; left out where refunds are never taken back. */
  refund_provider_ids?: string[]
  /** Where the order came from, as the shop noted it (`source_type`, `utm_source` …). */
  attribution: Record<string, string> | null
  /** The shop is still working out where the order came from: read it again some minutes later. */
  attribution_is_pending?: true
  discount_codes: DiscountCodeRow[]
  /** As the shop calls it. */
  payment_method: string | null
  /** As the shop calls it. */
  shipping_method: string | null
  /** What the customer wrote on it; in Shopify staff writes there too. */
  note: string | null
  phone: string | null
  billing_address: PostalAddress | null
  shipping_address: PostalAddress | null
  /** When all of it was paid; null while it isn't, and where the shop doesn't say. */
  paid_at: string | null
  /** Its items, prices or discounts were changed after it was placed; always false where the shop does not say. */
  is_edited: boolean
  /** How far the returns of it are; null without any, and where the shop does not say. */
  return_state: 'requested' | 'open' | 'returned' | 'failed' | null
  lines: OrderLineRow[]
}

/** What one line of an order got back; positive, but where a Shopify shop has a reduction as a line. */
export interface RefundLineRow {
  product_provider_id: string | null
  quantity: number
  total: number
}

/**
 * A refund, in the currency of its order; amounts are positive minor units. Its lines, postage, fees and tax are what it
 * names. What is left of its amount was given back without a word of what for.
 */
export interface RefundRow {
  provider_id: string
  order_provider_id: string
  amount: number
  /** Postage, without tax. */
  shipping_total: number
  /** Fees and duties, without tax; below zero where a fee was a reduction. */
  fee_total: number
  /** The tax of its lines, postage and fees. */
  tax_total: number
  currency?: never
  refunded_at: string
  reason: string | null
  lines: RefundLineRow[]
}

/** A note that somebody or something wrote on an order in the shop. */
export interface OrderNote {
  provider_id: string
  author: string | null
  /** Plain text. */
  text: string
  /** The customer was sent it; all others are the shop's own. */
  is_for_customer: boolean
  written_at: string
}

/** The newest notes of an order, and how many more there are or could not be read. */
export interface OrderNotes {
  notes: OrderNote[]
  left_out: number
}
