import { ProviderError, unreadRow } from '@tandem/connectors'
import type { SingleKind } from '@tandem/connectors'
import type { SyncKind } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { isReadable, prepareRow, writeRow } from '../webhooks/write-row.ts'
import { dropRows } from './drop-rows.ts'
import type { SyncContext } from './sync-context.ts'
import type { SyncRun } from './sync-state.ts'
import { forgetUnnamed, keepUnread } from './unread-rows.ts'

/** How many unreadable rows one sync retries: each needs a request. */
const triedAtOnce = 25

interface KeptAside {
  kind: SyncKind
  provider_id: string
  order_provider_id: string
  reason: string
}

/** Retries unreadable rows that this sync hasn't met, the longest untried first. */
export async function tryUnread(context: SyncContext) {
  const { run, write, now } = context
  const kept = await write(async (db) => {
    await forgetUnnamed(db, run, now())
    return keptAside(db, run)
  })
  // All refunds of an order are returned together.
  const tried = new Set<string>()
  for (const row of kept) {
    const kind = row.kind === 'refunds' ? 'orders' : row.kind
    const id = row.kind === 'refunds' ? row.order_provider_id : row.provider_id
    if (tried.has(`${kind} ${id}`)) continue
    tried.add(`${kind} ${id}`)
    // A failing store is left alone; its changes were read before this.
    if (!(await tryRow(context, row, { kind, id }))) return
  }
}

/** False when the store failed. */
async function tryRow(
  { run, connector, signal, now, write }: SyncContext,
  row: KeptAside,
  { kind, id }: { kind: SingleKind; id: string },
): Promise<boolean> {
  const stillUnread = (reason: string) =>
    write((db) => keepUnread(db, run, row.kind, [{ ...row, reason }], now()))
  try {
    const single = await connector.readOne(kind, id, signal)
    if (single === 'unknown' && !(await write((db) => isReadable(db, run, id, now()))))
      await stillUnread(row.reason)
    else if (single === null || single === 'unknown') await write((db) => dropRows(db, run, kind, [id]))
    else {
      const prepared = await prepareRow(run, kind, single)
      await write((db) => writeRow(db, run, kind, prepared, now()))
    }
    return true
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof ProviderError)) throw error
    const isThere = error.kind === 'unexpected_data'
    // An unreadable refund has its own reason.
    await stillUnread(isThere && row.kind !== 'refunds' ? unreadRow(error, id).reason : row.reason)
    return isThere
  }
}

/** The rows that can be requested; see `forgetUnnamed` for the others. */
const keptAside = (db: TeamDatabase, run: SyncRun): Promise<KeptAside[]> =>
  db
    .selectFrom('unread_rows')
    .select(['kind', 'provider_id', 'order_provider_id', 'reason'])
    .where('store_id', '=', run.store_id)
    .where('last_seen_at', '<', run.reading_since)
    .where((is) =>
      is.or([
        is.and([is('kind', '=', 'refunds'), is('order_provider_id', '!=', '')]),
        is.and([is('kind', '!=', 'refunds'), is('provider_id', '!=', '')]),
      ]),
    )
    .orderBy('last_seen_at')
    .limit(triedAtOnce)
    .execute()
