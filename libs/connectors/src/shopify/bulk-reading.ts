import * as v from 'valibot'
import { pageAnswer } from '../json-measure.ts'
import { ProviderError } from '../provider-error.ts'
import type { RowsById } from '../read-rows.ts'
import type { RowOf, StorePage } from '../store-connector.ts'
import { BoundedText } from '../text-schemas.ts'
import type { FileAsked, FilePart } from './bulk-file.ts'
import { BulkBroken, bulkGroups, nodeOf, withoutRepeats } from './bulk-lines.ts'
import type { BulkPart } from './bulk-lines.ts'
import { bulkCursor, fromStart } from './cursors.ts'
import type { BulkCursor } from './cursors.ts'
import type { GraphqlClient } from './graphql-client.ts'
import type { NodeRows } from './node-rows.ts'
import { bulkOperation, startBulk } from './bulk-operation-queries.ts'
import { bulkQueries } from './queries.ts'

/** Kinds that a large shop returns all at once. */
export type BulkKind = keyof typeof bulkQueries

const Count = v.pipe(
  v.union([BoundedText(20), v.number()]),
  v.transform(String),
  v.regex(/^\d{1,15}$/, 'not a count'),
  v.transform(Number),
)
/** As stored: text that every database accepts. */
export const OperationId = v.pipe(BoundedText(200), v.regex(/^[\x21-\x7e]+$/))
const Operation = v.object({
  id: OperationId,
  status: BoundedText(50),
  // Without it nobody knows whether the result is complete, so it isn't read.
  objectCount: v.fallback(v.nullable(Count), null),
  url: v.nullish(BoundedText(10_000), null),
})
type Operation = v.InferOutput<typeof Operation>
const Started = v.object({
  bulkOperationRunQuery: v.nullable(
    v.object({
      bulkOperation: v.nullish(Operation, null),
      userErrors: v.fallback(v.array(v.unknown()), []),
    }),
  ),
})
const Polled = v.object({ bulkOperation: v.nullable(Operation) })

/** The first and the longest pause between polls; in total some sixteen hours. */
const firstPauseMs = 2000
const longestPauseMs = 30_000
const maxPolls = 2000
const maxRuns = 3
/** A row with more children than fit into this is read in pages instead. */
const longestPart = pageAnswer.bytes
/** The factor by which a part without a complete row grows. */
const growth = 16

export interface BulkReadingOptions {
  client: GraphqlClient
  rowsOf: NodeRows
  part: (asked: Omit<FileAsked, 'timeoutMs'>) => Promise<FilePart | null>
  wait: (ms: number, signal?: AbortSignal) => Promise<void>
  /** Bytes of a result per page. */
  pageBytes: number
}

/**
 * Reads all rows of a kind through a bulk operation: Shopify writes them to a file, and each page is a part
 * of it. When that fails, or the file doesn't contain what Shopify counted, everything is read in pages.
 */
export interface BulkReading {
  /** Null when the shop doesn't run such operations for us, or can't now. */
  start(kind: BulkKind, total: number | null, runs: number, signal?: AbortSignal): Promise<BulkCursor | null>
  read<K extends BulkKind>(kind: K, cursor: BulkCursor, signal?: AbortSignal): Promise<StorePage<RowOf<K>>>
}

export function bulkReading({ client, rowsOf, part, wait, pageBytes }: BulkReadingOptions): BulkReading {
  const start: BulkReading['start'] = async (kind, total, runs, signal) => {
    try {
      const { data } = await client.ask({
        document: startBulk,
        subject: kind,
        schema: Started,
        variables: () => ({ query: bulkQueries[kind] }),
        signal,
      })
      const { bulkOperation: operation = null, userErrors = [] } = data.bulkOperationRunQuery ?? {}
      // An operation beside a refusal is another one, which is still running and blocks ours.
      return operation && userErrors.length === 0 ? bulkCursor(operation.id, total, runs) : null
    } catch (error) {
      // Some tokens may not start any; for everything else, reading in pages gives better messages.
      if (error instanceof ProviderError && !error.retryable) return null
      throw error
    }
  }

  const again = async <K extends BulkKind>(kind: K, cursor: BulkCursor, signal?: AbortSignal) => {
    const { runs, total = null } = cursor
    const started = runs < maxRuns ? await start(kind, total, runs + 1, signal) : null
    return started ? waiting(started) : inPages(cursor)
  }

  const readResult = async <K extends BulkKind>(
    kind: K,
    cursor: BulkCursor,
    { url, objectCount }: Operation,
    signal?: AbortSignal,
  ): Promise<StorePage<RowOf<K>>> => {
    if (objectCount === null) throw new BulkBroken("a result that wasn't counted")
    const total = cursor.total ?? null
    if (url === null) {
      if (objectCount !== cursor.lines || (total ?? 0) > 0)
        throw new BulkBroken('no result where there are rows')
      return { rows: [], next: null, total }
    }
    const found = await nextPart({ part, pageBytes }, url, cursor.offset, signal)
    if (found === null) return again(kind, cursor, signal)
    const lines = cursor.lines + found.lines
    // Rows were lost or never written: everything is read again before the end is reported.
    if (found.isLast && lines !== objectCount) throw new BulkBroken('not as many lines as were counted')
    const nodes = withoutRepeats(found.groups).map((group) => nodeOf(kind, group))
    const { rows, unread }: RowsById<RowOf<K>> = await rowsOf(kind, nodes, signal)
    const next = found.isLast ? null : { ...cursor, offset: cursor.offset + found.bytes, lines, polls: 0 }
    return { rows, next, total, unread }
  }

  return {
    start,
    async read(kind, cursor, signal) {
      const operation = await poll(client, cursor.operation, signal)
      const status = operation?.status
      if (operation && (status === 'CREATED' || status === 'RUNNING' || status === 'CANCELING')) {
        if (cursor.polls >= maxPolls) return inPages(cursor)
        await wait(Math.min(longestPauseMs, firstPauseMs * 1.5 ** Math.min(cursor.polls, 20)), signal)
        return waiting({ ...cursor, polls: cursor.polls + 1 })
      }
      // Also unknown: an operation of another app, whose token was replaced.
      if (!operation || status === 'EXPIRED' || status === 'CANCELED') return again(kind, cursor, signal)
      if (status !== 'COMPLETED') return inPages(cursor)
      try {
        return await readResult(kind, cursor, operation, signal)
      } catch (error) {
        if (error instanceof BulkBroken) return inPages(cursor)
        throw error
      }
    },
  }
}

async function poll(client: GraphqlClient, id: string, signal?: AbortSignal): Promise<Operation | null> {
  const { data } = await client.ask({
    document: bulkOperation,
    subject: 'bulk operation',
    schema: Polled,
    variables: () => ({ id }),
    signal,
  })
  return data.bulkOperation
}

/**
 * The next rows of a result; the part grows until it contains a complete row. Null when its address has
 * expired.
 */
async function nextPart(
  { part, pageBytes }: Pick<BulkReadingOptions, 'part' | 'pageBytes'>,
  url: string,
  offset: number,
  signal?: AbortSignal,
): Promise<(BulkPart & { isLast: boolean }) | null> {
  for (let length = pageBytes; ; length = Math.min(length * growth, longestPart)) {
    const found = await part({ url, offset, length, signal })
    if (found === null) return null
    const groups = bulkGroups(found.bytes, found.isLast)
    if (found.isLast || groups.groups.length > 0) return { ...groups, isLast: found.isLast }
    if (length >= longestPart) throw new BulkBroken('a row larger than can be held')
  }
}

/** Nothing yet, but more to come. */
export const waiting = (cursor: BulkCursor) => ({
  rows: [],
  next: { ...cursor },
  total: cursor.total ?? null,
})

/** Everything again, in pages. */
const inPages = ({ total }: BulkCursor) => ({
  rows: [],
  next: { ...fromStart(undefined, total) },
  total: total ?? null,
})
