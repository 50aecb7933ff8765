import { join } from 'node:path'
import { openPGlite } from '@tandem/api-server'

/**
 * What a sync leaves behind, by the provider's own ids: our ids and the times of the sync itself differ from run
 * to run and say nothing.
 */
const queries = {
  stores: `select url, default_currency, collections_count, customers_count, orders_count, products_count
    from stores order by url`,
  syncs: `select s.url, y.state, y.error, y.difference from store_syncs y join stores s using (team_id)
    where s.id = y.store_id order by s.url`,
  collections: `select provider_id, name from collections order by provider_id`,
  products: `select provider_id, name, status, sku, price, currency, units_sold, modified_at
    from products order by provider_id`,
  product_collections: `select p.provider_id as product, c.provider_id as collection
    from product_collections x join products p on p.id = x.product_id join collections c on c.id = x.collection_id
    order by 1, 2`,
  customers: `select key, is_registered, name, email, city, country, orders_count, last_order_at, search_text
    from customers order by key`,
  orders: `select o.provider_id, number, status, currency, total, refunded_total, refunded_items_count, items_count,
      ordered_at, modified_at, c.key as customer, customer_name, customer_email, customer_country, o.search_text
    from orders o left join customers c on c.id = o.customer_id order by o.provider_id`,
  order_lines: `select o.provider_id, position, product_provider_id, name, sku, quantity, l.total
    from order_lines l join orders o on o.id = l.order_id order by 1, 2`,
  refunds: `select o.provider_id as "order", r.provider_id, amount, reason, refunded_at
    from refunds r join orders o on o.id = r.order_id order by 1, 2`,
  refund_lines: `select r.provider_id, position, product_provider_id, quantity, l.total
    from refund_lines l join refunds r on r.id = l.refund_id order by 1, 2`,
  store_day: `select day, currency, orders, revenue, refunds, units from store_day order by day, currency`,
}

// Run as a program of its own, over the folder of a server that has ended: prints the tables, one line each.
const [dataFolder = ''] = process.argv.slice(2)
const database = await openPGlite({ folder: join(dataFolder, 'database') })
for (const [table, query] of Object.entries(queries)) {
  const { rows } = await database.query(query)
  process.stdout.write(`${JSON.stringify({ table, rows })}\n`)
}
await database.close()
