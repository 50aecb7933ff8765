import { ProviderError } from './provider-error.ts'
import { kept } from './requests/failures.ts'
import type { UnreadRow } from './read-rows.ts'

/** Rows that could be understood, and those that could not, each with why. */
export interface SortedRows<Item, Row> {
  rows: Row[]
  failed: { item: Item; error: ProviderError }[]
}

/**
 * Turns what a provider answered into rows. One that a plugin broke is set apart with the reason, and the others are
 * read all the same. `toRow` answers null for what is no row of ours.
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

/** A row of a store that could not be understood, and why. */
export const unreadRow = (
  error: ProviderError,
  provider_id: string | null,
  order_provider_id: string | null = null,
): UnreadRow => ({ provider_id, order_provider_id, reason: error.message.replace(` ${kept}`, '') })
