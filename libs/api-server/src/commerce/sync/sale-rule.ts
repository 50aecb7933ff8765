import { sql } from 'kysely'
import { ownStatuses, statusesExcludedByDefault, statusesNeverSold } from '@tandem/api-contract'
import type { StoreSales, StoreType } from '@tandem/api-contract'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'

/** A store's settings of its sales, as in its row. */
interface SaleChoice {
  type: StoreType
  excluded_statuses: string[] | null
  shop_excluded_statuses: string[] | null
}

/** The statuses that don't count, and who chose them. */
export function excludedBy({ type, excluded_statuses, shop_excluded_statuses }: SaleChoice) {
  const chosen_by: StoreSales['chosen_by'] =
    excluded_statuses !== null ? 'team' : shop_excluded_statuses !== null ? 'shop' : 'default'
  const excluded = excluded_statuses ?? shop_excluded_statuses ?? statusesExcludedByDefault[type]
  return { chosen_by, excluded: [...new Set(excluded.map((status) => plainStatus(type, status)))] }
}

/** Orders and choices that were stored before may have the prefix of WooCommerce's database. */
const plainStatus = (type: StoreType, status: string) =>
  type === 'woocommerce' ? status.replace(/^wc-/, '') : status

/** Whether an order counts: its revenue is its total minus refunds, on the day it was placed. */
export type SaleRule = (status: string) => boolean

/** A store's current rule for what is a sale. */
export async function saleRuleOf(db: TeamDatabase, storeId: number): Promise<SaleRule> {
  const store = await db
    .selectFrom('stores')
    .select(['type', 'excluded_statuses', 'shop_excluded_statuses'])
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow()
  const noSales = new Set([...excludedBy(store).excluded, ...statusesNeverSold[store.type]])
  return (status) => !noSales.has(plainStatus(store.type, status))
}

/** Records the statuses of a store's orders. */
export async function noteStatuses(
  db: TeamDatabase,
  storeId: number,
  statuses: Iterable<string>,
  isSale: SaleRule,
) {
  const rows = [...new Set(statuses)].map((status) => ({
    status,
    is_sale: isSale(status),
    is_new: !(ownStatuses as readonly string[]).includes(status),
  }))
  if (rows.length === 0) return
  await sql`
    insert into store_statuses (team_id, store_id, status, is_sale, is_new)
    select ${currentTeam(db)}, ${storeId}, r.status, r.is_sale, r.is_new
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (status text, is_sale boolean, is_new boolean)
    order by r.status
    on conflict do nothing`.execute(db)
}

/** Marks every existing status as decided. */
export async function decideStatuses(db: TeamDatabase, storeId: number) {
  await db
    .updateTable('store_statuses')
    .set({ is_new: false })
    .where('store_id', '=', storeId)
    .where('is_new', '=', true)
    .execute()
}
