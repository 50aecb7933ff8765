import { sql } from 'kysely'
import { openEmbedded } from '@tandem/api-server/node'
import type { Recount, RecountSum } from './recount.ts'

/** The figures of the recount that our tables can reproduce: lines of shipping and fees aren't stored. */
export type StoredFigures = Omit<Recount, 'rows' | 'shippingLines' | 'feeLines'>

/** Counts the rows of the only store in a data folder, table by table. */
export async function countStored(folder: string): Promise<StoredFigures> {
  const opened = await openEmbedded(folder)
  const one = async (query: string) => {
    const { rows } = await sql
      .raw<{ n: number }>(`select count(*) as n from ${query}`)
      .execute(opened.database)
    return rows[0]?.n ?? 0
  }
  try {
    const guests = `orders o join customers c on c.team_id = o.team_id and c.id = o.customer_id where c.key like 'mail:%'`
    const { rows: sums } = await sql<RecountSum>`
      select currency, status, count(*) as orders, sum(total)::bigint as total, sum(refunded_total)::bigint as refunded
      from orders group by currency, status order by currency collate "C", status collate "C"`.execute(
      opened.database,
    )
    return {
      orders: await one('orders'),
      customers: await one('customers where is_registered'),
      guests: await one(`customers where key like 'mail:%'`),
      ordersOfGuestsWithMail: await one(guests),
      ordersWithoutCustomerOrMail: await one('orders where customer_id is null'),
      products: await one('products'),
      productLines: await one('order_lines'),
      refunds: await one('refunds'),
      refundLines: await one('refund_lines'),
      sums,
    }
  } finally {
    await opened.close()
  }
}
