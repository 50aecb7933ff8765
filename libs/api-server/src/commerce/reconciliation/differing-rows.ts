import { sql } from 'kysely'
import type { ReportedRow, StoreConnector, StoreReport } from '@tandem/connectors'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { comparedRows, oddOrders, oddRows } from './compare-rows.ts'
import type { OddRow, TheirRow } from './compare-rows.ts'
import { noSums, sumsOf } from './counting.ts'
import type { Counting } from './counting.ts'
import { expectedRows } from './read-entries.ts'
import type { ExpectedRow } from './read-entries.ts'

/** The maximum number of orders requested by id. */
const maxFresh = 100

interface Asked {
  counting: Counting
  report: StoreReport
  /** Days of the report on which both sides differ, from 1 on. */
  days: number[]
  connector: StoreConnector
  signal: AbortSignal
  team: <T>(work: (db: TeamDatabase) => Promise<T>) => Promise<T>
}

/** The differing rows of some days; null when there are too many to compare. */
export async function findDifferingRows(asked: Asked): Promise<OddRow[] | null> {
  const { counting, report, days, connector, signal, team } = asked
  if (days.length === 0) return []
  const ours = await team((db) => expectedRows(db, counting, days))
  if (ours === null) return null
  const { rows, is_whole } = await connector.reportedRows(
    days.map((day) => report.days[day - 1]!.day),
    signal,
  )
  if (!is_whole) return null
  const { source } = report
  const refunded =
    source === 'shopify'
      ? await team((db) => refundedOf(db, ours, counting.currency))
      : new Map<number, number>()
  const expected = comparedRows(ours, source, refunded)
  const reported = await team((db) => withChildOrders(db, counting.store_id, rows))
  const compared = oddOrders(reported, expected)
  const ids = [...compared.odd]
  const fresh =
    ids.length === 0 ? [] : (await connector.readByIds('orders', ids.slice(0, maxFresh), signal)).rows
  const known = await team((db) => knownOrders(db, counting.store_id, ids))
  const freshById = new Map(fresh.map((row) => [row.provider_id, row]))
  return oddRows(compared, expected, { ...known, fresh: freshById }, source)
}

/**
 * WooCommerce lists an order that a plugin made for another one like a refund of that one. Both have ids of one
 * sequence.
 */
async function withChildOrders(db: TeamDatabase, storeId: number, rows: ReportedRow[]): Promise<TheirRow[]> {
  const refunds = rows.flatMap(({ refund_provider_id: id }) => (id === null ? [] : [id]))
  const { orders } = await knownOrders(db, storeId, refunds)
  return rows.map((row) =>
    row.refund_provider_id !== null && orders.has(row.refund_provider_id)
      ? { ...row, order_provider_id: row.refund_provider_id, refund_provider_id: null, isChild: true }
      : { ...row, isChild: false },
  )
}

/** The refunds of those rows that are sales, in ten-thousandths. */
async function refundedOf(db: TeamDatabase, rows: ExpectedRow[], currency: string) {
  const found = await db
    .selectFrom('orders')
    .select(['id', 'refunded_total'])
    .where('id', '=', sql<number>`any(${rows.map(({ id }) => id)}::bigint[])`)
    .where('is_sale', '=', true)
    .execute()
  return new Map(
    found.map(({ id, refunded_total }) => [
      id,
      sumsOf({ ...noSums, refunds: refunded_total }, currency).refunds,
    ]),
  )
}

async function knownOrders(db: TeamDatabase, storeId: number, ids: string[]) {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'provider_id', 'number', 'status'])
    .where('store_id', '=', storeId)
    .where('provider_id', '=', sql<string>`any(${ids}::text[])`)
    .execute()
  const unread = await db
    .selectFrom('unread_rows')
    .select(['kind', 'provider_id'])
    .where('store_id', '=', storeId)
    .where('kind', 'in', ['orders', 'refunds'])
    .execute()
  return {
    orders: new Map(
      orders.map(({ provider_id, status, ...order }) => [
        provider_id,
        { ...order, isPart: status === 'vendor-part' },
      ]),
    ),
    unread: new Set(unread.map(({ kind, provider_id }) => `${kind} ${provider_id}`)),
  }
}
