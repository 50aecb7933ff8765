import { ProviderError, unreadRow } from '@tandem/connectors'
import type { NamedKind, RowOf, UnreadRow } from '@tandem/connectors'
import { isReadable } from '../webhooks/write-row.ts'
import type { SyncContext } from './sync-context.ts'

/** The state of a sync's comparison. */
export interface Comparison {
  /** How many requests it may still make. */
  left: number
  /** The key can't see old orders, so a missing one means nothing. */
  hidesOldOrders: boolean
}

interface Missing<Row> {
  rows: Row[]
  unread: UnreadRow[]
  gone: string[]
}

/**
 * Requests rows one by one that a shop didn't return among others: only one that it says it doesn't have is
 * deleted, not one that is unreadable.
 */
export async function askForMissing<K extends NamedKind>(
  { run, write, connector, signal, now }: SyncContext,
  kind: K,
  providerIds: string[],
  state: Comparison,
): Promise<Missing<RowOf<K>>> {
  const missing: Missing<RowOf<K>> = { rows: [], unread: [], gone: [] }
  const isYoung = (id: string) => write((db) => isReadable(db, run, id, now()))
  for (const id of providerIds) {
    if (state.hidesOldOrders && !(await isYoung(id))) continue
    try {
      state.left -= 1
      const single = await connector.readOne(kind, id, signal)
      if (single === 'unknown') state.hidesOldOrders = true
      if (single === null || (single === 'unknown' && (await isYoung(id)))) missing.gone.push(id)
      else if (single !== 'unknown') missing.rows.push(single.row)
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind !== 'unexpected_data') throw error
      missing.unread.push(unreadRow(error, id))
    }
  }
  return missing
}
