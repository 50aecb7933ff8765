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
  const kept = await keptCosts(db, idsBefore)
  const current = await currentCosts(db, run, rows)
  const places = new Map(rows.flatMap(({ lines }) => placesOf(lines)))
  return (order, line, orderId) => {
    if (order.currency !== run.currency) return noCost
    if (line.unit_cost !== null) return { unit_cost: line.unit_cost, has_todays_cost: false }
    const before = kept.get(keyOf(orderId, line, places.get(line))) ?? kept.get(nameOf(orderId, line))
    if (before && !before.has_todays_cost) return costOf(before)
    const now = current.get(keyOf(null, line))
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

const keyOf = (orderId: number | null | undefined, line: LineKey, place = 0) =>
  JSON.stringify([orderId, line.product_provider_id, line.variation_provider_id ?? '', place])

/**
 * The place of each line among the lines of its product in its order. Their costs can differ, because an order may say
 * the cost of some of them only.
 */
const placesOf = <Line extends LineKey>(lines: Line[]): [Line, number][] =>
  [...Map.groupBy(lines, (line) => keyOf(null, line)).values()].flatMap((same) =>
    same.map((line, place): [Line, number] => [line, place]),
  )

/** A line of a deleted product or variation no longer names it. */
const nameOf = (orderId: number | undefined, line: Pick<OrderLineRow, 'name'>) =>
  JSON.stringify(['named', orderId, line.name])

async function keptCosts(db: TeamDatabase, orderIds: number[]): Promise<Map<string, LineCost>> {
  if (orderIds.length === 0) return new Map()
  const lines = await db
    .selectFrom('order_lines')
    .select([
      'order_id',
      'product_provider_id',
      'variation_provider_id',
      'name',
      'unit_cost',
      'has_todays_cost',
    ])
    .where('order_id', 'in', orderIds)
    .orderBy('position')
    .execute()
  const kept = new Map<string, LineCost>()
  const named = Map.groupBy(lines, ({ order_id, name }) => nameOf(order_id, { name }))
  // Two lines with the same name can't be told apart.
  for (const [name, [line, another]] of named) if (line && !another) kept.set(name, line)
  for (const [order, ofOrder] of Map.groupBy(lines, ({ order_id }) => order_id))
    for (const [line, place] of placesOf(ofOrder))
      if (line.product_provider_id !== null) kept.set(keyOf(order, line, place), line)
  for (const [key, line] of kept) if (line.unit_cost === null) kept.delete(key)
  return kept
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
  return new Map(costs.map((cost) => [keyOf(null, cost), cost]))
}
