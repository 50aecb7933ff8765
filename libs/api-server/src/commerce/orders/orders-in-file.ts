import { sql } from 'kysely'
import type { Order, PostalAddress } from '@tandem/api-contract'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { ShownRows } from '../../platform/lists/list-keys.ts'
import { ordersShown } from './queries.ts'

interface Details {
  id: number
  /** Null when the order hasn't been synced since we store its parts; the next four may then include tax. */
  items_total: number | null
  discount_total: number
  fee_total: number | null
  shipping_total: number
  tax_total: number
  paid_at: string | null
  /** As the shop writes them, separated by commas. */
  discount_codes: string | null
  phone: string | null
  billing_address: PostalAddress | null
  shipping_address: PostalAddress | null
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
