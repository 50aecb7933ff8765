import type { Order } from '@tandem/api-contract'
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
  /** Ordered units, except those removed without a refund. Refunded units are still included. */
  quantity: number
  /** Units that were removed without a refund. */
  removed_quantity: number
  /** How they were removed; null when none were. */
  removed_by: 'edit' | 'return' | null
  /** How the line was added if it wasn't ordered originally. */
  added_by: 'edit' | 'exchange' | null
  total: number
  /**
   * The cost per unit as the order says it: minor units of its currency with decimals. Null when it doesn't
   * say; then the products' costs are used.
   */
  unit_cost: number | null
}

/** A discount code that an order was placed with. */
interface DiscountCodeRow {
  /** As the shop writes it; codes that differ only in case are the same. */
  code: string
  /** Positive minor units of the order's currency, without tax; null when the shop doesn't say. */
  discount: number | null
}

/** Fields of an order that no shop gives in this form: we number, count and look them up ourselves. */
type OwnOrderField =
  | 'id'
  | 'store_id'
  | 'customer_id'
  | 'customer_name'
  | 'customer_email'
  | 'customer_city'
  | 'customer_country'
  | 'items_count'
  | 'notes_count'

/**
 * An order with its lines; amounts are minor units of its own currency. Every other field of the contract's
 * order has to be read from the shop: when the contract gets a new field, its readers don't compile without it.
 */
export interface OrderRow extends Omit<Order, OwnOrderField> {
  provider_id: string
  /**
   * WooCommerce's statuses, an open list because plugins add their own. What counts as a sale depends on the
   * store, see `excludedStatuses`; Shopify's are translated so that every order counts unless it is cancelled
   * or a test.
   */
  status: string
  /** Lines, fees, shipping and tax; shops add tips and the like, which have no field of their own. */
  total: number
  /** All its tax. */
  tax_total: number
  /** After discounts and without tax. */
  shipping_total: number
  /** Positive; discounts on the lines, without tax. */
  discount_total: number
  /** Without tax; negative when a fee is a reduction. */
  fee_total: number
  /**
   * The part of the total that was paid for removed units: refunds gave it back without naming them. Left out when nothing
   * was removed.
   */
  removed_total?: number
  modified_at: string
  /**
   * `provider_id` is null for a guest, who may also have no email or name (`''`). Emails are in lower case.
   */
  customer: {
    provider_id: string | null
    email: string | null
    name: string
    city: string | null
    country: string | null
  }
  /** Its current refunds, by id; left out when refunds are never withdrawn. */
  refund_provider_ids?: string[]
  /** Where the order came from, as the shop recorded it (`source_type`, `utm_source` …). */
  attribution: Record<string, string> | null
  /** The shop is still working out where the order came from: read it again some minutes later. */
  attribution_is_pending?: true
  discount_codes: DiscountCodeRow[]
  /** The customer's note; in Shopify the staff writes here too. */
  note: string | null
  phone: string | null
  billing_address: PostalAddress | null
  shipping_address: PostalAddress | null
  /** When it was fully paid; null until then, and when the shop doesn't say. */
  paid_at: string | null
  /**
   * Its items, prices or discounts were changed after it was placed; always false when the shop doesn't say.
   */
  is_edited: boolean
  /** The state of its returns; null without any, and when the shop doesn't say. */
  return_state: 'requested' | 'open' | 'returned' | 'failed' | null
  lines: OrderLineRow[]
}

/** The refund of one line of an order; positive, except when a shop has a reduction as a line. */
export interface RefundLineRow {
  product_provider_id: string | null
  quantity: number
  total: number
}

/**
 * A refund, in its order's currency; amounts are positive minor units. Its lines, shipping, fees and tax are
 * the named parts. The rest of its amount was refunded without a stated reason.
 */
export interface RefundRow {
  provider_id: string
  order_provider_id: string
  amount: number
  /** Shipping, without tax. */
  shipping_total: number
  /** Fees and duties, without tax; negative when a fee was a reduction. */
  fee_total: number
  /** The tax of its lines, shipping and fees. */
  tax_total: number
  currency?: never
  refunded_at: string
  reason: string | null
  lines: RefundLineRow[]
}

/** A note on an order in the shop. */
export interface OrderNote {
  provider_id: string
  author: string | null
  /** Plain text. */
  text: string
  /** Sent to the customer; all others are internal notes of the shop. */
  is_for_customer: boolean
  written_at: string
}

/** The newest notes of an order, and how many older or unreadable ones there are. */
export interface OrderNotes {
  notes: OrderNote[]
  left_out: number
}
