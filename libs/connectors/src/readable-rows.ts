import { ProviderError } from './provider-error.ts'

/** Rows that could be understood, and how many could not. */
export interface ReadableRows<Row> {
  rows: Row[]
  skipped: number
}

/**
 * Turns what a provider answered into rows, leaving out those that cannot be understood: one row that a plugin broke
 * must not end the reading of a store. A page without a single readable row is a failure all the same. `toRow` answers
 * null for what is no row of ours.
 * @throws ProviderError
 */
export async function readableRows<Item, Row>(
  items: Item[],
  toRow: (item: Item) => Row | null | Promise<Row | null>,
): Promise<ReadableRows<Row>> {
  const rows: Row[] = []
  let skipped = 0
  let isAnyReadable = false
  let failure: unknown
  for (const item of items) {
    try {
      const row = await toRow(item)
      isAnyReadable = true
      if (row !== null) rows.push(row)
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind !== 'unexpected_data' || error.retryable)
        throw error
      failure ??= error
      skipped += 1
    }
  }
  if (skipped > 0 && !isAnyReadable) throw failure
  return { rows, skipped }
}
