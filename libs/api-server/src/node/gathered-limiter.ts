import type { Limit } from '@tandem/api-contract'
import type { Limiter } from '../platform/dependencies/dependencies.ts'

/** What all processes together counted for one key. */
export interface SharedCount {
  calls: number
  /** When this count is forgotten, in milliseconds since 1970. */
  endsAt: number
}

/**
 * Adds calls to the shared count of each key, and returns the sums; a key that was forgotten starts again at
 * 0.
 */
export type AddCalls = (calls: ReadonlyMap<string, number>) => Promise<ReadonlyMap<string, SharedCount>>

interface Counted extends SharedCount {
  /** How many of these calls the other processes don't know of yet. */
  unsent: number
}

/** How long a call may stay unknown to the other processes. */
const sendEveryMs = 1_000
/**
 * When a process has counted this share of a key's allowed calls, it sends them immediately. So with several processes,
 * hardly more calls pass than with one.
 */
const sentShare = 0.1

/**
 * Counts calls in this process and shares them with the others every second. It is for checks on every request,
 * because no request waits for the database. One process lets exactly the allowed calls pass; each of several may let
 * a tenth of them pass before it learns of the others. While calls cannot be shared, each process counts its own.
 */
export function gatheredLimiter(
  { calls: allowed, seconds }: Pick<Limit, 'calls' | 'seconds'>,
  { add, forget }: { add: AddCalls; forget: (key: string) => Promise<void> },
): Limiter {
  const counts = new Map<string, Counted>()
  const sentAt = Math.ceil(allowed * sentShare)
  let isSending = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function countOf(key: string, now: number): Counted {
    const known = counts.get(key)
    if (known && known.endsAt > now) return known
    const counted = { calls: 0, unsent: 0, endsAt: now + seconds * 1000 }
    counts.set(key, counted)
    return counted
  }

  async function send(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (isSending) return sendLater()
    isSending = true
    const now = Date.now()
    for (const [key, { endsAt }] of counts) if (endsAt <= now) counts.delete(key)
    const sent = new Map([...counts].filter(([, { unsent }]) => unsent > 0))
    const unsent = new Map([...sent].map(([key, counted]) => [key, counted.unsent]))
    try {
      if (unsent.size > 0) {
        for (const [key, shared] of await add(unsent)) {
          const counted = sent.get(key)
          if (!counted) continue
          counted.unsent -= unsent.get(key) ?? 0
          counted.calls = shared.calls + counted.unsent
          counted.endsAt = shared.endsAt
        }
      }
    } catch {
      // Ignore the error: requests notice by themselves that the database is away, and these calls are sent
      // with the next.
    } finally {
      isSending = false
    }
    if ([...counts.values()].some((counted) => counted.unsent > 0)) sendLater()
  }

  function sendLater() {
    timer ??= setTimeout(() => void send(), sendEveryMs)
    timer.unref()
  }

  return {
    async take(key) {
      const now = Date.now()
      const counted = countOf(key, now)
      if (counted.calls >= allowed) return Math.max(1, Math.ceil((counted.endsAt - now) / 1000))
      counted.calls += 1
      counted.unsent += 1
      if (counted.unsent === sentAt) void send()
      else sendLater()
      return null
    },
    async reset(key) {
      counts.delete(key)
      await forget(key)
    },
  }
}
