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
  /** Whether it is counted as a sale. */
  is_sale: boolean
  currency: string
  total: number
  tax_total: number
  shipping_total: number
  discount_total: number
  /** Lines after discounts and without tax; null while the order was not read since its parts are kept. */
  items_total: Generated<number | null>
  /** Without tax; null as above. */
  fee_total: Generated<number | null>
  /** Positive, as the order itself says. */
  refunded_total: number
  /** All of its money was given back, so its products count as given back too. */
  is_given_back: Generated<boolean>
  /** Units of its refunds' lines. */
  refunded_items_count: Counter
  items_count: number
  ordered_at: Timestamp
  modified_at: Timestamp
  customer_id: number | null
  /** Who the order itself names; lists show the customer where there is one. */
  customer_name: string
  customer_email: string | null
  customer_city: string | null
  customer_country: string | null
  attribution: JSONColumnType<Record<string, string> | null, string | null, string | null>
  /** Where it came from; the database makes it from the attribution. */
  channel: GeneratedAlways<OrderChannel>
  /** How it came from Instagram, made likewise from the first visit too; null where it did not, or where nobody knows. */
  instagram_way: GeneratedAlways<'organic' | 'paid' | null>
  /** Whether its source is known and neither its last nor its first visit was from Instagram; made likewise. */
  is_from_elsewhere: GeneratedAlways<boolean>
  /** Whether it was read since its codes and the next seven are kept: without, they are unknown. */
  has_details: Generated<boolean>
  payment_method: Generated<string | null>
  shipping_method: Generated<string | null>
  note: Generated<string | null>
  phone: Generated<string | null>
  billing_address: AddressColumn
  shipping_address: AddressColumn
  paid_at: NullableTimestamp
  /** Its items, prices or discounts were changed after it was placed. */
  is_edited: Generated<boolean>
  /** How far the returns of it are; null without any. */
  return_state: Generated<OrderDetail['return_state']>
  fingerprint: Fingerprint
  /** Of orders without a customer; null where the customer is searched. */
  search_text: string | null
}

interface OrderCodesTable {
  team_id: TeamId
  order_id: number
  position: number
  store_id: number
  /** As the shop writes it. */
  code: string
  /** What codes are compared by; see `codeKey`. */
  code_key: string
  /** Positive, what the code took off, without tax; null where the shop does not say. */
  discount: number | null
}

interface OrderLinesTable {
  team_id: TeamId
  order_id: number
  position: number
  store_id: number
  /** The shop's id of the product; null when it was deleted there. */
  product_provider_id: string | null
  /** Null for a product without variations. */
  variation_provider_id: Generated<string | null>
  name: string
  sku: string | null
  /** Less what was removed; what was given back is still in it. */
  quantity: number
  /** Units that were taken out again without money given back for them. */
  removed_quantity: Generated<number>
  removed_by: Generated<OrderLine['removed_by']>
  added_by: Generated<OrderLine['added_by']>
  total: number
  /** Minor units with decimals; null where it is unknown, and in another currency than the store's. */
  unit_cost: Generated<number | null>
  /** The cost became known after the order: it is that of today, and follows the product. */
  has_todays_cost: Generated<boolean>
  /** Of the order, as the next two. */
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
  /** Positive. */
  amount: number
  /** What of it was postage, without tax; null while the refund was not read since its parts are kept. */
  shipping_total: Generated<number | null>
  /** Fees and duties, without tax; below zero where a fee was a reduction. Null as above. */
  fee_total: Generated<number | null>
  /** The tax of what it names: its lines, postage and fees. Null as above. */
  tax_total: Generated<number | null>
  reason: string | null
  refunded_at: Timestamp
  /** The sync that last met it. */
  run: number
  fingerprint: Fingerprint
}

interface RefundLinesTable {
  team_id: TeamId
  refund_id: number
  position: number
  product_provider_id: string | null
  /** Positive: units given back. */
  quantity: number
  total: number
}

/** What was ordered, and what of it was given back. */
export interface OrderTables {
  orders: OrdersTable
  order_lines: OrderLinesTable
  order_codes: OrderCodesTable
  refunds: RefundsTable
  refund_lines: RefundLinesTable
}
