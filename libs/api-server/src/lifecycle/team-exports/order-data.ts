import { sql } from 'kysely'
import type { OrderTables } from '../../platform/database/order-tables.ts'
import type { DataOf } from './exported-table.ts'

/** What was ordered, and what of it was given back; see `teamData`. */
export const orderData: DataOf<keyof OrderTables> = {
  orders: {
    file: 'orders',
    about: 'The orders of the stores; what was ordered is in order-lines.',
    columns: [
      'id',
      'store_id',
      'provider_id',
      'number',
      'status',
      'is_sale',
      'currency',
      'total',
      'tax_total',
      'shipping_total',
      'discount_total',
      'items_total',
      'fee_total',
      'refunded_total',
      'is_given_back',
      'refunded_items_count',
      'items_count',
      'ordered_at',
      'modified_at',
      'customer_id',
      'customer_name',
      'customer_email',
      'customer_city',
      'customer_country',
      'attribution',
      'has_details',
      'payment_method',
      'shipping_method',
      'note',
      'phone',
      'billing_address',
      'shipping_address',
      'paid_at',
    ],
    without: ['fingerprint', 'search_text'],
    amounts: {
      total: 'currency',
      tax_total: 'currency',
      shipping_total: 'currency',
      discount_total: 'currency',
      items_total: 'currency',
      fee_total: 'currency',
      refunded_total: 'currency',
    },
  },
  order_lines: {
    file: 'order-lines',
    about: 'The lines of orders.',
    columns: [
      'order_id',
      'position',
      'store_id',
      'product_provider_id',
      'name',
      'sku',
      'quantity',
      'total',
      'currency',
      'ordered_at',
      'is_sale',
    ],
    amounts: { total: 'currency' },
  },
  order_codes: {
    file: 'order-codes',
    about: 'The discount codes that orders were placed with.',
    columns: ['order_id', 'position', 'store_id', 'code', 'discount'],
    lookups: {
      currency: sql`(select o.currency from orders o where o.team_id = t.team_id and o.id = t.order_id)`,
    },
    amounts: { discount: 'currency' },
  },
  refunds: {
    file: 'refunds',
    about: 'What was paid back of orders.',
    columns: ['id', 'store_id', 'order_id', 'provider_id', 'amount', 'reason', 'refunded_at'],
    without: ['run', 'fingerprint'],
    lookups: {
      currency: sql`(select o.currency from orders o where o.team_id = t.team_id and o.id = t.order_id)`,
    },
    amounts: { amount: 'currency' },
  },
  refund_lines: {
    file: 'refund-lines',
    about: 'The lines of refunds.',
    columns: ['refund_id', 'position', 'product_provider_id', 'quantity', 'total'],
    lookups: {
      currency: sql`(
        select o.currency from refunds r join orders o on o.team_id = r.team_id and o.id = r.order_id
        where r.team_id = t.team_id and r.id = t.refund_id)`,
    },
    amounts: { total: 'currency' },
  },
}
