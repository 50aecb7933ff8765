import { ProviderError } from '@tandem/connectors'
import type { OrderRow } from '@tandem/connectors'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { prepareRow, writeRow } from '../webhooks/write-row.ts'
import type { SyncContext } from './sync-context.ts'
import type { SyncRun } from './sync-state.ts'
import { unreadIds } from './unread-rows.ts'

/** Reading an order with its refunds takes two requests. */
const requestsPerOrder = 2

/** Reads orders again that list refunds we don't have. Returns how many requests that took. */
export async function readLackingRefunds(context: SyncContext, rows: readonly OrderRow[]): Promise<number> {
  const { run, write, connector, signal, now } = context
  const lacking = await write((db) => lackingRefunds(db, run, rows))
  for (const id of lacking) {
    try {
      const single = await connector.readOne('orders', id, signal)
      if (single === null || single === 'unknown') continue
      const prepared = await prepareRow(run, 'orders', single)
      await write((db) => writeRow(db, run, 'orders', prepared, now()))
    } catch (error) {
      // The caller sets the order itself aside.
      if (!(error instanceof ProviderError) || error.kind !== 'unexpected_data') throw error
    }
  }
  return lacking.length * requestsPerOrder
}

async function lackingRefunds(db: TeamDatabase, run: SyncRun, rows: readonly OrderRow[]): Promise<string[]> {
  const named = rows.flatMap((row) => row.refund_provider_ids ?? [])
  if (named.length === 0) return []
  const here = await db
    .selectFrom('refunds')
    .select('provider_id')
    .where('store_id', '=', run.store_id)
    .where('provider_id', 'in', named)
    .execute()
  const aside = await unreadIds(db, run, 'refunds').where('provider_id', 'in', named).execute()
  const known = new Set([...here, ...aside].map(({ provider_id }) => provider_id))
  return rows
    .filter((row) => row.refund_provider_ids?.some((id) => !known.has(id)))
    .map((row) => row.provider_id)
}
