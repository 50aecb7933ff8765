import * as v from 'valibot'
import type { StoreCursor } from '../store-connector.ts'

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

const IdCursor = v.object({
  by: v.literal('id'),
  last_id: v.pipe(v.string(), v.regex(/^\d{1,19}$/)),
  /** ISO: only rows changed at that time or later. */
  changed_since: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  total: v.optional(Count),
})
const BulkCursor = v.object({
  by: v.literal('bulk'),
  operation: v.string(),
  /** Bytes of the result that were read. */
  offset: Count,
  /** Lines of it that were read. */
  lines: Count,
  /** How often the operation was polled. */
  polls: Count,
  /** How often the operation was run. */
  runs: Count,
  total: v.optional(Count),
})

/**
 * Everything by number, starting after one. A row keeps its number, so new, deleted or changed rows shift no
 * page.
 */
export type IdCursor = v.InferOutput<typeof IdCursor>
/** A position in the result of a bulk operation, or waiting for it. */
export type BulkCursor = v.InferOutput<typeof BulkCursor>

/** The beginning of an operation's result. */
export const bulkCursor = (operation: string, total: number | null, runs: number): BulkCursor => ({
  by: 'bulk',
  operation,
  offset: 0,
  lines: 0,
  polls: 0,
  runs,
  ...(total !== null && { total }),
})

/** @throws TypeError for an invalid cursor */
export function readCursor(cursor: StoreCursor): IdCursor | BulkCursor {
  const parsed = v.safeParse(v.variant('by', [IdCursor, BulkCursor]), cursor)
  if (!parsed.success) throw new TypeError('not a cursor of this connector')
  return parsed.output
}

/** The first page, of everything or of changes. */
export const fromStart = (changedSince?: string, total?: number | null): IdCursor => ({
  by: 'id',
  last_id: '0',
  ...(changedSince !== undefined && { changed_since: changedSince }),
  ...(total != null && { total }),
})

/** The filter of a reading, in Shopify's search syntax; null for all rows. */
export function searchOf({ last_id: lastId, changed_since: since }: Omit<IdCursor, 'by'>): string | null {
  const terms = [
    ...(lastId === '0' ? [] : [`id:>=${BigInt(lastId) + 1n}`]),
    ...(since === undefined ? [] : [`updated_at:>='${since}'`]),
  ]
  return terms.length === 0 ? null : terms.join(' ')
}
