import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { ProductRow } from '@tandem/connectors'
import { currentTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { countOrdersAgain } from '../post-links/due-times.ts'
import { contribute } from './figures.ts'
import { storableJson } from './storable-json.ts'
import type { SyncContext } from './sync-context.ts'
import type { WriteScope } from './sync-state.ts'

/**
 * Writes the costs of products and their variations. A changed cost is known from now on, and the next sync
 * updates the lines that follow it. A shop without costs changes none; a removed variation loses its cost,
 * but its lines keep theirs.
 */
export async function writeCosts(
  db: TeamDatabase,
  run: WriteScope,
  rows: Pick<ProductRow, 'provider_id' | 'costs'>[],
) {
  const team = currentTeam(db)
  const costed = rows.filter(({ costs }) => costs !== null)
  if (costed.length === 0) return
  const costs = costed.flatMap(({ provider_id, costs: ofProduct }) =>
    (ofProduct ?? []).map(({ variation_provider_id, cost }) => ({
      product: provider_id,
      variation: variation_provider_id ?? '',
      cost,
    })),
  )
  const listed = sql`jsonb_to_recordset(${storableJson(costs)}::jsonb) as r (product text, variation text, cost numeric)`
  await sql`
    delete from product_costs c where c.team_id = ${team} and c.store_id = ${run.store_id}
      and c.product_provider_id = any(${costed.map((row) => row.provider_id)}::text[])
      and not exists (
        select from ${listed} where r.product = c.product_provider_id and r.variation = c.variation_provider_id)`.execute(
    db,
  )
  await sql`
    insert into product_costs as c (team_id, store_id, product_provider_id, variation_provider_id, cost)
    select ${team}, ${run.store_id}, r.product, r.variation, max(r.cost) from ${listed} group by r.product, r.variation
    on conflict (team_id, store_id, product_provider_id, variation_provider_id) do update set
      cost = excluded.cost, noted_at = excluded.noted_at, cost_before = c.cost, before_noted_at = c.noted_at,
      is_settled = false
    where c.cost is distinct from excluded.cost`.execute(db)
  await sql`
    update products p set sorted_cost = costs.cheapest
    from unnest(${costed.map((row) => row.provider_id)}::text[]) as named (product)
    cross join lateral (${productCosts(team, sql`${run.store_id}`, sql.ref('named.product'))}) as costs
    where p.team_id = ${team} and p.store_id = ${run.store_id} and p.provider_id = named.product
      and p.sorted_cost is distinct from costs.cheapest`.execute(db)
}

/** The lowest and the highest cost of a product: of its variations, or its own if no variation has a cost. */
export const productCosts = (team: number, store: RawBuilder<unknown>, product: RawBuilder<unknown>) => sql`
  select min(c.cost) as cheapest, max(c.cost) as dearest from (
    select cost, variation_provider_id <> '' as is_variation,
      bool_or(variation_provider_id <> '') over () as has_variations
    from product_costs
    where team_id = ${team} and store_id = ${store} and product_provider_id = ${product}) as c
  where c.is_variation or not c.has_variations`

/** Deletes the costs of removed products; their lines keep theirs. */
export const dropCosts = (db: TeamDatabase, storeId: number, productIds: string[]) =>
  db
    .deleteFrom('product_costs')
    .where('store_id', '=', storeId)
    .where('product_provider_id', 'in', productIds)
    .execute()

/** How many costs one transaction may check, and how many orders it may change. */
const costsAtOnce = 100
const batchSize = 250

/**
 * Updates lines after costs have changed: those without a cost, and those that follow today's cost. It
 * continues where it was interrupted, and costs one small query when nothing has changed.
 */
export async function settleCosts({ run, write }: Pick<SyncContext, 'run' | 'write'>) {
  while (!(await write((db) => settleSome(db, run)))) {
    // The next batch.
  }
}

/** True once all costs are settled. */
async function settleSome(db: TeamDatabase, run: WriteScope): Promise<boolean> {
  const team = currentTeam(db)
  const changed = await db
    .selectFrom('product_costs')
    .select(['product_provider_id', 'variation_provider_id'])
    .where('store_id', '=', run.store_id)
    .where('is_settled', '=', false)
    .limit(costsAtOnce)
    .execute()
  if (changed.length === 0) return true
  const named = sql`unnest(${changed.map((cost) => cost.product_provider_id)}::text[],
    ${changed.map((cost) => cost.variation_provider_id)}::text[]) as named (product, variation)`
  const follows = sql`
    l.team_id = ${team} and l.store_id = ${run.store_id} and l.product_provider_id = named.product
      and coalesce(l.variation_provider_id, '') = named.variation and l.currency = ${run.currency}
      and (l.unit_cost is null or l.has_todays_cost) and l.unit_cost is distinct from c.cost`
  const costs = sql`
    product_costs c on c.team_id = ${team} and c.store_id = ${run.store_id} and c.product_provider_id = named.product
      and c.variation_provider_id = named.variation`
  const { rows } = await sql<{ order_id: number }>`
    select distinct l.order_id from ${named} join ${costs} join order_lines l on ${follows}
    limit ${batchSize}`.execute(db)
  const orderIds = rows.map((row) => row.order_id)
  if (orderIds.length === 0) {
    await sql`
      update product_costs c set is_settled = true from ${named}
      where c.team_id = ${team} and c.store_id = ${run.store_id} and c.product_provider_id = named.product
        and c.variation_provider_id = named.variation`.execute(db)
    return false
  }
  await contribute(db, run, orderIds, -1)
  await sql`
    update order_lines l set unit_cost = c.cost, has_todays_cost = c.cost is not null and l.ordered_at < c.noted_at
    from ${named} join ${costs}
    where l.order_id = any(${orderIds}::bigint[]) and ${follows}`.execute(db)
  await contribute(db, run, orderIds, 1)
  await countOrdersAgain(db, orderIds)
  return false
}
