import { sql } from 'kysely'
import type { WholeDatabase } from '../platform/database/database.ts'

/**
 * The content of each table about a store, without our own ids, so that two syncs of one shop can be
 * compared.
 */
const tables = {
  stores: `select default_currency, collections_count, customers_count, orders_count, products_count
    from stores where id = $store`,
  collections: `select provider_id, name, slug, parent_provider_id from collections where store_id = $store`,
  products: `select provider_id, name, status, sku, price, currency, url, image_url, price_max, stock_quantity, stock_state,
      units_sold, sorted_currency, sorted_revenue, sorted_profit, sorted_profit_currency, sorted_cost, sorted_cost_currency,
      modified_at, search_text, (select string_agg(c.provider_id, ',' order by c.provider_id) from product_collections pc
        join collections c on c.id = pc.collection_id where pc.product_id = p.id) as collections
    from products p where store_id = $store`,
  product_costs: `select product_provider_id, variation_provider_id, cost from product_costs where store_id = $store`,
  customers: `select key, is_registered, name, email, city, country, phone, address, registered_at, orders_count, first_order_at, last_order_at, search_text,
    sorted_currency, sorted_spent, sorted_average,
    (select provider_id from orders o where o.id = first_order_id) as first_order
    from customers where store_id = $store`,
  orders: `select o.provider_id, number, status, is_sale, o.currency, total, tax_total, shipping_total, discount_total,
      refunded_total, removed_total, refunded_items_count, items_count, ordered_at, modified_at, c.key as customer_key, customer_name,
      customer_email, customer_city, customer_country, attribution, has_details, items_total, fee_total, is_given_back, is_edited, return_state, payment_method,
      shipping_method, note, o.phone, billing_address, shipping_address, paid_at, o.search_text
    from orders o left join customers c on c.id = o.customer_id where o.store_id = $store`,
  order_lines: `select o.provider_id, position, l.provider_id as line_provider_id, product_provider_id, variation_provider_id, name, sku, quantity, removed_quantity, removed_by,
      added_by, l.total, l.unit_cost, l.has_todays_cost, l.ordered_at, l.currency, l.is_sale
    from order_lines l join orders o on o.id = l.order_id where l.store_id = $store`,
  order_codes: `select o.provider_id, position, code, discount
    from order_codes c join orders o on o.id = c.order_id where c.store_id = $store`,
  refunds: `select r.provider_id, o.provider_id as order_provider_id, amount, r.shipping_total, r.fee_total, r.tax_total, reason, refunded_at
    from refunds r join orders o on o.id = r.order_id where r.store_id = $store`,
  refund_lines: `select r.provider_id, position, product_provider_id, quantity, l.total
    from refund_lines l join refunds r on r.id = l.refund_id where r.store_id = $store`,
  order_day: `select day, status, orders from order_day where store_id = $store and orders <> 0`,
  store_hour: `select day, hour, orders from store_hour where store_id = $store and orders <> 0`,
  customer_spent: `select c.key, s.currency, s.orders, s.amount
    from customer_spent s join customers c on c.id = s.customer_id where s.store_id = $store and s.orders <> 0`,
  product_revenue: `select product_provider_id, currency, lines, units, revenue, costed_units, todays_units, costed_revenue, cost
    from product_revenue
    where store_id = $store and (lines <> 0 or units <> 0 or revenue <> 0)`,
  store_country: `select country, customers from store_country where store_id = $store and customers <> 0`,
  customer_day: `select day, customers from customer_day where store_id = $store and customers <> 0`,
  buyer_place: `select country, city, customers from buyer_place where store_id = $store and customers <> 0`,
  store_day: `select day, currency, orders, revenue, refunds, units from store_day where store_id = $store`,
  store_day_costs: `select day, currency, costed_units, todays_units, costed_revenue, cost from store_day where store_id = $store`,
  store_day_parts: `select day, currency, gross, discounts, fees, shipping, tax, refunded, unsplit from store_day
    where store_id = $store`,
}

export type StoreFacts = Record<keyof typeof tables, unknown[]>

/** Every row of a store, in a fixed order. */
export async function storeFacts(database: WholeDatabase, storeId: number): Promise<StoreFacts> {
  const facts: Record<string, unknown[]> = {}
  for (const [table, query] of Object.entries(tables)) {
    const { rows } = await sql
      .raw<object>(`select f.* from (${query.replaceAll('$store', String(storeId))}) f order by f::text`)
      .execute(database)
    facts[table] = rows
  }
  return facts as StoreFacts
}
