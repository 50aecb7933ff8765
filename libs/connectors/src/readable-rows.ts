import { ProviderError } from './provider-error.ts'
import { kept } from './requests/failures.ts'
import type { UnreadRow } from './read-rows.ts'

/** Readable rows, and unreadable ones with the reason. */
export interface SortedRows<Item, Row> {
  rows: Row[]
  failed: { item: Item; error: ProviderError }[]
}

/**
 * Converts a provider's answer to rows. A row that a plugin broke is set aside with the reason, and the
 * others are read anyway. `toRow` returns null for rows that aren't ours.
 * @throws ProviderError for any other failure
 */
export async function readableRows<Item, Row>(
  items: Item[],
  toRow: (item: Item) => Row | null | Promise<Row | null>,
): Promise<SortedRows<Item, Row>> {
  const rows: Row[] = []
  const failed: SortedRows<Item, Row>['failed'] = []
  for (const item of items) {
    try {
      const row = await toRow(item)
      if (row !== null) rows.push(row)
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind !== 'unexpected_data' || error.retryable)
        throw error
      failed.push({ item, error })
    }
  }
  return { rows, failed }
}

/** An unreadable row of a store, with the reason. */
export const unreadRow = (
  error: ProviderError,
  provider_id: string | null,
  order_provider_id: string | null = null,
): UnreadRow => ({ provider_id, order_provider_id, reason: error.message.replace(` ${kept}`, '') })
