import * as v from 'valibot'
import { minuteMs } from '@tandem/format'
import { ProviderError } from '../provider-error.ts'
import { BoundedText } from '../text-schemas.ts'
import { OperationId } from './bulk-reading.ts'
import type { BulkKind, BulkReading } from './bulk-reading.ts'
import { bulkCursor } from './cursors.ts'
import type { BulkCursor } from './cursors.ts'
import type { GraphqlClient } from './graphql-client.ts'
import { cancelBulk, ownOperations } from './bulk-operation-queries.ts'
import { bulkQueries } from './queries.ts'

const Own = v.object({
  id: OperationId,
  status: BoundedText(50),
  createdAt: v.pipe(BoundedText(50), v.transform(Date.parse), v.number()),
  // Other software may use the same app and request more.
  query: v.fallback(BoundedText(20_000), ''),
})
const Listed = v.object({
  bulkOperations: v.object({ nodes: v.array(v.fallback(v.nullable(Own), null)) }),
})
const Cancelled = v.object({ bulkOperationCancel: v.unknown() })

/** How far the shop's clock may be behind ours. */
const clockErrorMs = minuteMs

/** What a reading requests all at once. */
export interface BulkWish {
  kind: BulkKind
  total: number | null
}

interface BulkBeginning {
  client: GraphqlClient
  start: BulkReading['start']
  /** Epoch milliseconds of the start of the reading. */
  since: number
  signal?: AbortSignal
}

/**
 * Starts the operations of several kinds, and returns the cursors of those that run. An operation that this
 * reading started earlier is reused. When the shop refuses one, our operations of earlier readings that still
 * run are cancelled, because they may be in the way, and it is retried once. A kind that is refused again is
 * left out.
 */
export async function beginBulk(
  wishes: BulkWish[],
  { client, start, since, signal }: BulkBeginning,
): Promise<Partial<Record<BulkKind, BulkCursor>>> {
  const begun: Partial<Record<BulkKind, BulkCursor>> = {}
  const older: string[] = []
  const own = await unlessRefused(listOwn(client, signal), [])
  for (const { kind, total } of wishes) {
    const same = own.filter(({ query }) => plain(query) === plain(bulkQueries[kind]))
    const isOurs = ({ createdAt }: Own) => createdAt >= since - clockErrorMs
    const taken = same.find((operation) => isOurs(operation) && usable.includes(operation.status))
    if (taken) begun[kind] = bulkCursor(taken.id, total, 1)
    for (const operation of same)
      if (!isOurs(operation) && running.includes(operation.status)) older.push(operation.id)
  }

  const startMissing = async () => {
    for (const { kind, total } of wishes) {
      const cursor = begun[kind] ?? (await start(kind, total, 1, signal))
      if (cursor) begun[kind] = cursor
    }
    return wishes.every(({ kind }) => begun[kind])
  }

  if ((await startMissing()) || older.length === 0) return begun
  for (const id of older) await unlessRefused(cancel(client, id, signal), null)
  await startMissing()
  return begun
}

type Own = v.InferOutput<typeof Own>

const running = ['CREATED', 'RUNNING']
const usable = [...running, 'COMPLETED']

async function listOwn(client: GraphqlClient, signal?: AbortSignal): Promise<Own[]> {
  const { data } = await client.ask({
    document: ownOperations,
    subject: 'bulk operations',
    schema: Listed,
    signal,
  })
  return data.bulkOperations.nodes.filter((operation) => operation !== null)
}

const cancel = (client: GraphqlClient, id: string, signal?: AbortSignal) =>
  client.ask({
    document: cancelBulk,
    subject: 'bulk operation',
    schema: Cancelled,
    variables: () => ({ id }),
    signal,
  })

/** A shop may format a query differently than it was sent. */
const plain = (query: string) => query.replaceAll(/\s+/g, ' ').trim()

/** A failure that may be retried isn't a refusal. */
async function unlessRefused<T>(asked: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ProviderError && !error.retryable) return otherwise
    throw error
  }
}
