import { limitedTo } from './limited-body.ts'
import type { ProviderFetch } from './provider-fetch.ts'
import type { RowOf, StoreConnector, StoreCursor, StoreKind, StorePage } from './store-connector.ts'

/** A clock that only moves with the waits, which it records. */
export function waitingClock() {
  const waits: number[] = []
  let time = Date.parse('2026-11-21T12:00:00Z')
  return {
    waits,
    now: () => time,
    random: () => 0.5,
    wait: async (ms: number, signal?: AbortSignal) => {
      signal?.throwIfAborted()
      waits.push(ms)
      time += ms
    },
  }
}

/** Every row of a kind; `before` runs before each page, of which the first is 1. */
export async function readAll<K extends StoreKind>(
  connector: StoreConnector,
  kind: K,
  before: (page: number) => void = () => {},
  modifiedAfter: string | null = null,
): Promise<RowOf<K>[]> {
  const rows: RowOf<K>[] = []
  let cursor: StoreCursor | null = null
  for (let page = 1; page === 1 || cursor !== null; page += 1) {
    if (page > 1000) throw new Error('the pages do not end')
    before(page)
    const read: StorePage<RowOf<K>> = await connector.read(kind, cursor, { modifiedAfter })
    rows.push(...read.rows)
    // A cursor is stored as JSON.
    cursor = read.next && (JSON.parse(JSON.stringify(read.next)) as StoreCursor)
  }
  return rows
}

/** The guarded fetch's default limit. */
const maxBytes = 50 * 2 ** 20

/** Limits an answer as the guarded fetch does. */
export const limited =
  (fetch: ProviderFetch): ProviderFetch =>
  async (url, init) => {
    const { body, status, headers } = await fetch(url, init)
    const maximumBytes = init.maximumBytes ?? maxBytes
    return new Response(body && body.pipeThrough(limitedTo(maximumBytes)), { status, headers })
  }

/**
 * Beats every 100 ms, and afterwards returns how late the latest beat was because of this thread's own work:
 * processor time is measured, because other processes share the machine.
 */
export function heartbeats() {
  let beats = 0
  let maxLateMs = 0
  let last = { at: performance.now(), cpu: process.threadCpuUsage() }
  const beat = () => {
    const { user, system } = process.threadCpuUsage(last.cpu)
    const late = Math.min(performance.now() - last.at - 100, (user + system) / 1000)
    maxLateMs = Math.max(maxLateMs, late)
    last = { at: performance.now(), cpu: process.threadCpuUsage() }
  }
  const timer = setInterval(() => {
    beats += 1
    beat()
  }, 100)
  return () => {
    clearInterval(timer)
    beat()
    return { beats, maxLateMs }
  }
}
