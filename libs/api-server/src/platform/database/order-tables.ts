import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { OrderChannel, OrderDetail, OrderLine } from '@tandem/api-contract'
import type { AddressColumn, Counter, Fingerprint, NullableTimestamp, TeamId, Timestamp } from './columns.ts'

interface OrdersTable {
  team_id: TeamId
  id: Generated<number>
  store_id: number
  provider_id: string
  number: string
  status: string
  /** Whether the order counts as a sale. */
  is_sale: boolean
  currency: string
  total: number
  tax_total: number
  shipping_total: number
  discount_total: number
  /**
   * Order lines after discounts, without tax; null when the order was last read before we stored its parts.
   */
  items_total: Generated<number | null>
  /** Without tax; null as for `items_total`. */
  fee_total: Generated<number | null>
  /** Positive, as the order states. */
  refunded_total: number
  /**
   * The part of the total that was paid for removed units: refunds gave it back without naming them. Null when nothing was
   * removed, or when the order was last read before we stored it.
   */
  removed_total: Generated<number | null>
  /** The whole amount was refunded, so its products count as returned too. */
  is_given_back: Generated<boolean>
  /** Units in the lines of its refunds. */
  refunded_items_count: Counter
  items_count: number
  ordered_at: Timestamp
  modified_at: Timestamp
  customer_id: number | null
  /** The name in the order itself; lists show the customer's name when there is a customer. */
  customer_name: string
  customer_email: string | null
  customer_city: string | null
  customer_country: string | null
  attribution: JSONColumnType<Record<string, string> | null, string | null, string | null>
  /** The channel it came through; the database derives it from the attribution. */
  channel: GeneratedAlways<OrderChannel>
  /**
   * How it came from Instagram, derived by the database also from the first visit; null when it didn't or is
   * unknown.
   */
  instagram_way: GeneratedAlways<'organic' | 'paid' | null>
  /**
   * Whether the source is known and neither the first nor the last visit came from Instagram; derived by the
   * database.
   */
  is_from_elsewhere: GeneratedAlways<boolean>
  /**
   * Whether it was read since we store discount codes and the next seven columns; otherwise they are unknown.
   */
  has_details: Generated<boolean>
  payment_method: Generated<string | null>
  shipping_method: Generated<string | null>
  note: Generated<string | null>
  phone: Generated<string | null>
  billing_address: AddressColumn
  shipping_address: AddressColumn
  paid_at: NullableTimestamp
  /** Items, prices or discounts changed after it was placed. */
  is_edited: Generated<boolean>
  /** The state of its returns; null when there are none. */
  return_state: Generated<OrderDetail['return_state']>
  fingerprint: Fingerprint
  /** Set for orders without a customer; null when the customer is searched instead. */
  search_text: string | null
}

interface OrderCodesTable {
  team_id: TeamId
  order_id: number
  position: number
  store_id: number
  /** As the shop writes it. */
  code: string
  /** The code in the form that is compared; see `codeKey`. */
  code_key: string
  /** The positive amount the code took off, without tax; null when the shop does not say. */
  discount: number | null
}

interface OrderLinesTable {
  team_id: TeamId
  order_id: number
  position: number
  store_id: number
  /** The shop's id of the line; null until an order from before we stored them is written again. */
  provider_id: Generated<string | null>
  /** The shop's id of the product; null after it was deleted there. */
  product_provider_id: string | null
  /** Null for a product without variations. */
  variation_provider_id: Generated<string | null>
  name: string
  sku: string | null
  /** Without removed units, but including returned ones. */
  quantity: number
  /** Units that were removed without a refund. */
  removed_quantity: Generated<number>
  removed_by: Generated<OrderLine['removed_by']>
  added_by: Generated<OrderLine['added_by']>
  total: number
  /** In minor units with decimals; null when unknown, or in another currency than the store's. */
  unit_cost: Generated<number | null>
  /** The cost became known after the order: today's cost is used and follows the product. */
  has_todays_cost: Generated<boolean>
  /** This and the next two columns are copied from the order. */
  ordered_at: Timestamp
  currency: string
  is_sale: boolean
}

interface RefundsTable {
  team_id: TeamId
  id: Generated<number>
  store_id: number
  order_id: number
  provider_id: string
  /** Always positive. */
  amount: number
  /** The part for shipping, without tax; null when the refund was last read before we stored its parts. */
  shipping_total: Generated<number | null>
  /** Fees and duties, without tax; negative when a fee was a reduction. Null as for `shipping_total`. */
  fee_total: Generated<number | null>
  /** The tax on its lines, shipping and fees. Null as for `shipping_total`. */
  tax_total: Generated<number | null>
  reason: string | null
  refunded_at: Timestamp
  /** The number of the sync that last found it. */
  run: number
  fingerprint: Fingerprint
}

interface RefundLinesTable {
  team_id: TeamId
  refund_id: number
  position: number
  product_provider_id: string | null
  /** The positive number of returned units. */
  quantity: number
  total: number
}

/** Orders, their lines and refunds. */
export interface OrderTables {
  orders: OrdersTable
  order_lines: OrderLinesTable
  order_codes: OrderCodesTable
  refunds: RefundsTable
  refund_lines: RefundLinesTable
}
