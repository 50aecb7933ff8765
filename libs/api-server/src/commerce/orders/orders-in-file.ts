import { sql } from 'kysely'
import type { Order } from '@tandem/api-contract'
import type { Selected } from '../../platform/database/database.ts'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { ShownRows } from '../../platform/lists/list-keys.ts'
import { ordersShown } from './queries.ts'

/** While `items_total` is null, the other parts may include tax. */
interface Details extends Selected<
  'orders',
  | 'id'
  | 'items_total'
  | 'discount_total'
  | 'fee_total'
  | 'shipping_total'
  | 'tax_total'
  | 'paid_at'
  | 'phone'
  | 'billing_address'
  | 'shipping_address'
> {
  /** As the shop writes them, separated by commas. */
  discount_codes: string | null
}

/** An order in a file: the list's fields, its parts, payment and addresses. */
export type OrderInFile = Order & Details

/** Orders as a file shows them. */
export async function ordersInFile(
  db: TeamDatabase,
  shown: ShownRows,
  reader: number,
): Promise<OrderInFile[]> {
  const orders = await ordersShown(db, shown, reader)
  const team = currentTeam(db)
  const ids = orders.map(({ id }) => id)
  const { rows } = await sql<Details>`
    select o.id, o.items_total, o.discount_total, o.fee_total, o.shipping_total, o.tax_total, o.paid_at, o.phone,
      o.billing_address, o.shipping_address, (
        select string_agg(c.code, ', ' order by c.position) from order_codes c
        where c.team_id = ${team} and c.order_id = o.id
      ) as discount_codes
    from orders o where o.team_id = ${team} and o.id = any(${ids}::bigint[])`.execute(db)
  const details = new Map(rows.map((row) => [row.id, row]))
  return orders.flatMap((order) => {
    const known = details.get(order.id)
    return known ? [{ ...order, ...known }] : []
  })
}
