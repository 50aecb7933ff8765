import { ProviderError, unreadRow } from '@tandem/connectors'
import type { NamedKind, RowOf, UnreadRow } from '@tandem/connectors'
import { isReadable } from '../webhooks/write-row.ts'
import type { SyncContext } from './sync-context.ts'

/** What a comparison has learned about the shop. */
export interface ShopKnowledge {
  /** The key can't see old orders, so a missing one means nothing. */
  hidesOldOrders: boolean
}

interface Missing<Row> {
  rows: Row[]
  unread: UnreadRow[]
  /** Provider ids of the rows that the shop doesn't have. */
  gone: string[]
  /** How many requests were made. */
  requests: number
}

/**
 * Requests rows one by one that a shop didn't return among others: only one that it says it doesn't have is
 * deleted, not one that is unreadable.
 */
export async function askForMissing<K extends NamedKind>(
  { run, write, connector, signal, now }: SyncContext,
  kind: K,
  providerIds: string[],
  shop: ShopKnowledge,
): Promise<Missing<RowOf<K>>> {
  const missing: Missing<RowOf<K>> = { rows: [], unread: [], gone: [], requests: 0 }
  const isYoung = (id: string) => write((db) => isReadable(db, run, id, now()))
  for (const id of providerIds) {
    if (shop.hidesOldOrders && !(await isYoung(id))) continue
    try {
      missing.requests += 1
      const single = await connector.readOne(kind, id, signal)
      if (single === 'unknown') shop.hidesOldOrders = true
      if (single === null || (single === 'unknown' && (await isYoung(id)))) missing.gone.push(id)
      else if (single !== 'unknown') missing.rows.push(single.row)
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind !== 'unexpected_data') throw error
      missing.unread.push(unreadRow(error, id))
    }
  }
  return missing
}
