import { sql } from 'kysely'
import type { OrderRow } from '@tandem/connectors'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { codeKey } from '../orders/code-key.ts'
import { lineCosts } from './line-costs.ts'
import type { SaleRule } from './sale-rule.ts'
import { storableJson } from './storable-json.ts'
import type { WriteScope } from './sync-state.ts'

interface Written {
  /** The orders that existed before. */
  idsBefore: number[]
  /** All orders, by the shop's own ids. */
  ids: Map<string, number>
}

/** Replaces the lines of orders. */
export async function replaceLines(
  db: TeamDatabase,
  run: WriteScope,
  rows: OrderRow[],
  { idsBefore, ids, isSale }: Written & { isSale: SaleRule },
) {
  const costOf = await lineCosts(db, run, rows, idsBefore)
  if (idsBefore.length > 0) await db.deleteFrom('order_lines').where('order_id', 'in', idsBefore).execute()
  const lines = rows.flatMap((order) =>
    order.lines.map((line, position) => ({
      ...line,
      ...costOf(order, line, ids.get(order.provider_id)),
      order_id: ids.get(order.provider_id),
      position,
      ordered_at: order.ordered_at,
      currency: order.currency,
      is_sale: isSale(order.status),
    })),
  )
  await sql`
    insert into order_lines (team_id, order_id, position, store_id, provider_id, product_provider_id, variation_provider_id,
      name, sku, quantity, total, unit_cost, has_todays_cost, ordered_at, currency, is_sale, removed_quantity, removed_by, added_by)
    select ${currentTeam(db)}, r.order_id, r.position, ${run.store_id}, r.provider_id, r.product_provider_id,
      r.variation_provider_id, r.name, r.sku, r.quantity, r.total, r.unit_cost, r.has_todays_cost, r.ordered_at, r.currency, r.is_sale,
      r.removed_quantity, r.removed_by, r.added_by
    from jsonb_to_recordset(${storableJson(lines)}::jsonb) as r (order_id bigint, position integer,
      provider_id text, product_provider_id text, variation_provider_id text, name text, sku text, quantity numeric, total bigint,
      unit_cost numeric, has_todays_cost boolean, ordered_at timestamptz, currency text, is_sale boolean,
      removed_quantity numeric, removed_by text, added_by text)`.execute(db)
}

/** Replaces the discount codes of orders. */
export async function replaceCodes(
  db: TeamDatabase,
  run: WriteScope,
  rows: OrderRow[],
  { idsBefore, ids }: Written,
) {
  if (idsBefore.length > 0) await db.deleteFrom('order_codes').where('order_id', 'in', idsBefore).execute()
  const codes = rows.flatMap((order) =>
    order.discount_codes.map((code, position) => ({
      ...code,
      code_key: codeKey(code.code),
      order_id: ids.get(order.provider_id),
      position,
    })),
  )
  if (codes.length === 0) return
  await sql`
    insert into order_codes (team_id, order_id, position, store_id, code, code_key, discount)
    select ${currentTeam(db)}, r.order_id, r.position, ${run.store_id}, r.code, r.code_key, r.discount
    from jsonb_to_recordset(${storableJson(codes)}::jsonb) as r (order_id bigint, position integer, code text,
      code_key text, discount bigint)`.execute(db)
}
