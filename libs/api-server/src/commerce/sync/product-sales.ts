import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { forEachBatch } from './for-each-batch.ts'
import type { SyncContext } from './sync-context.ts'

/**
 * Writes the units sold, the revenue and the gross profit of some products, by the shop's ids, from `product_revenue`.
 * The lists are sorted by them, so each written product moves in all their indexes: products with the right figures are
 * left alone.
 */
export async function writeProductSales(db: TeamDatabase, storeId: number, products: string[]) {
  if (products.length === 0) return
  const team = currentTeam(db)
  await sql`
    update products p set units_sold = sold.units, sorted_currency = sold.currency, sorted_revenue = sold.revenue,
      sorted_profit = sold.profit
    from unnest(${products}::text[]) as named (product)
    cross join lateral (${soldOf(team, storeId, sql.ref('named.product'))}) as sold
    where p.team_id = ${team} and p.store_id = ${storeId} and p.provider_id = named.product
      and p.provider_id = any(${products}::text[])
      and (p.units_sold, p.sorted_currency, p.sorted_revenue, p.sorted_profit)
        is distinct from (sold.units, sold.currency, sold.revenue, sold.profit)`.execute(db)
}

/**
 * What a product sold: its units in all currencies, and its revenue and gross profit in the shop's currency. These are
 * null without a sale in that currency, and the profit also without a known cost. See decisions 0157 and 0158.
 */
export const soldOf = (team: number, storeId: number, product: RawBuilder<unknown>) => sql`
  select coalesce(sum(r.units), 0) as units, max(t.default_currency) filter (where ${isSorted}) as currency,
    sum(r.revenue) filter (where ${isSorted})::bigint as revenue,
    sum(r.costed_revenue - round(r.cost)) filter (where ${isSorted} and ${isCosted})::bigint as profit
  from product_revenue r join stores t on t.team_id = ${team} and t.id = ${storeId}
  where r.team_id = ${team} and r.store_id = ${storeId} and r.product_provider_id = ${product}`

const isSorted = sql`r.currency = t.default_currency and (r.lines <> 0 or r.revenue <> 0)`
const isCosted = sql`(r.costed_units <> 0 or r.costed_revenue <> 0 or r.cost <> 0)`

/** How many products one transaction may write. */
const batchSize = 250

/** Writes what was sold of the products that the sync has postponed. */
export async function writePostponedProducts({ run, write }: Pick<SyncContext, 'run' | 'write'>) {
  const products = [...(run.postponed ?? [])]
  for (let start = 0; start < products.length; start += batchSize) {
    const some = products.slice(start, start + batchSize)
    await write((db) => writeProductSales(db, run.store_id, some))
    for (const product of some) run.postponed?.delete(product)
  }
}

/** Writes what was sold of all products of the store, because a killed worker's list of postponed ones is lost. */
export async function writeAllProductSales(context: Pick<SyncContext, 'run' | 'write'>) {
  const { run } = context
  const products = { table: 'products', column: 'provider_id', first: '' } as const
  await forEachBatch<string>(context, products, (db, ids) => writeProductSales(db, run.store_id, ids))
  run.postponed?.clear()
}
