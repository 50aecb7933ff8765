import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/**
 * Whether a sale at the moment of the first one of customer `c` is the first of all. A customer is new once: of sales of one
 * moment, that in the currency whose code is first in the alphabet is the first, and in one currency that which was stored
 * first; see decisions 84 and 94.
 *
 * @param sale the order's `id`, its `currency`, and the ids of the `stores` it may be in, where they are known
 */
export const isFirstSale = (
  team: number,
  { id, currency, stores }: { id: RawBuilder<unknown>; currency: RawBuilder<unknown>; stores?: number[] },
) => sql`not exists (
  select from orders e
  where e.team_id = ${team} and e.customer_id = c.id and e.is_sale and e.ordered_at = c.first_order_at
    ${stores === undefined ? sql`` : sql`and e.store_id = any(${stores}::bigint[])`}
    and (e.currency collate "C", e.id) < (${currency} collate "C", ${id}))`
