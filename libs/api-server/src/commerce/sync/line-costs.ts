import type { OrderLineRow, OrderRow } from '@tandem/connectors'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { WriteScope } from './sync-state.ts'

interface LineCost {
  unit_cost: number | null
  has_todays_cost: boolean
}

const noCost: LineCost = { unit_cost: null, has_todays_cost: false }

/**
 * The unit costs of lines. First what the order itself says, then what was known when it was placed, which
 * stays. Otherwise the product's current cost, which it follows. Lines in another currency than the store's
 * have no cost. Call before the existing lines are replaced.
 */
export async function lineCosts(
  db: TeamDatabase,
  run: WriteScope,
  rows: OrderRow[],
  idsBefore: number[],
): Promise<(order: OrderRow, line: OrderLineRow, orderId: number | undefined) => LineCost> {
  const kept = await keptLines(db, idsBefore)
  const current = await currentCosts(db, run, rows)
  const beforeOf = new Map<OrderRow, Map<OrderLineRow, KeptLine>>()
  return (order, line, orderId) => {
    if (order.currency !== run.currency) return noCost
    if (line.unit_cost !== null) return { unit_cost: line.unit_cost, has_todays_cost: false }
    if (!beforeOf.has(order)) beforeOf.set(order, sameLines(order.lines, kept.get(orderId) ?? []))
    const before = beforeOf.get(order)?.get(line)
    if (before && !before.has_todays_cost) return costOf(before)
    const now = current.get(keyOf(line))
    if (!now) return before ? costOf(before) : noCost
    const known = before ? null : knownAt(now, order.ordered_at)
    if (known !== null) return { unit_cost: known, has_todays_cost: false }
    return now.cost === null ? noCost : { unit_cost: now.cost, has_todays_cost: true }
  }
}

/** The cost that was known at a time; null without one. A product's costs are read before the orders that it is in. */
function knownAt({ cost, noted_at, cost_before, before_noted_at }: ProductCost, time: string) {
  const isSince = (noted: string | null) => noted !== null && Date.parse(time) >= Date.parse(noted)
  return isSince(noted_at) ? cost : isSince(before_noted_at) ? cost_before : null
}

const costOf = ({ unit_cost, has_todays_cost }: LineCost): LineCost => ({ unit_cost, has_todays_cost })

type LineKey = Pick<OrderLineRow, 'product_provider_id' | 'variation_provider_id'>

const keyOf = (line: LineKey) => JSON.stringify([line.product_provider_id, line.variation_provider_id ?? ''])

interface KeptLine extends LineCost, LineKey {
  provider_id: string | null
  name: string
}

/**
 * The stored line of each line that has one with a known cost. Their own ids say it. Plugins that write all lines again
 * give them new ids, and older lines have none: these are matched by their place among the lines of their product, and
 * those of a product that was deleted by their name, if no other line has it.
 */
function sameLines(lines: OrderLineRow[], kept: KeptLine[]): Map<OrderLineRow, KeptLine> {
  const found = new Map<OrderLineRow, KeptLine>()
  const left = new Set(kept)
  const match = (line: OrderLineRow, same: KeptLine | undefined) => {
    if (same && left.delete(same)) found.set(line, same)
  }
  const rest = () => lines.filter((line) => !found.has(line))

  const byId = Map.groupBy(kept, ({ provider_id }) => provider_id)
  for (const line of lines) match(line, onlyOne(byId.get(line.provider_id)))

  const ofProduct = Map.groupBy(
    [...left].filter(({ product_provider_id }) => product_provider_id !== null),
    keyOf,
  )
  for (const [key, same] of Map.groupBy(rest(), keyOf))
    for (const [place, line] of same.entries()) match(line, ofProduct.get(key)?.[place])

  const byName = Map.groupBy(kept, ({ name }) => name)
  for (const line of rest()) match(line, onlyOne(byName.get(line.name)))

  for (const [line, { unit_cost }] of found) if (unit_cost === null) found.delete(line)
  return found
}

const onlyOne = <Line>(lines: Line[] = []) => (lines.length === 1 ? lines[0] : undefined)

/** The stored lines of orders, by the order. */
async function keptLines(db: TeamDatabase, orderIds: number[]): Promise<Map<number | undefined, KeptLine[]>> {
  if (orderIds.length === 0) return new Map()
  const lines = await db
    .selectFrom('order_lines')
    .select([
      'order_id',
      'provider_id',
      'product_provider_id',
      'variation_provider_id',
      'name',
      'unit_cost',
      'has_todays_cost',
    ])
    .where('order_id', 'in', orderIds)
    .orderBy('position')
    .execute()
  return Map.groupBy<number | undefined, (typeof lines)[number]>(lines, ({ order_id }) => order_id)
}

interface ProductCost {
  cost: number | null
  noted_at: string
  cost_before: number | null
  before_noted_at: string | null
}

async function currentCosts(db: TeamDatabase, run: WriteScope, rows: OrderRow[]) {
  const lines = rows.flatMap((order) => order.lines)
  const products = [...new Set(lines.map((line) => line.product_provider_id).filter((id) => id !== null))]
  if (products.length === 0) return new Map<string, ProductCost>()
  const costs = await db
    .selectFrom('product_costs')
    .select([
      'product_provider_id',
      'variation_provider_id',
      'cost',
      'noted_at',
      'cost_before',
      'before_noted_at',
    ])
    .where('store_id', '=', run.store_id)
    .where('product_provider_id', 'in', products)
    .execute()
  return new Map(costs.map((cost) => [keyOf(cost), cost]))
}
