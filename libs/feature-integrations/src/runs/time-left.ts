import type { Store } from '@tandem/api-contract'

const minute = 60_000

/** With less than this, an estimate would fluctuate. */
const min = { share: 0.05, ms: 10_000 }

/**
 * The remaining minutes of a running sync at its speed so far, rounded up; null while unknown: at the
 * beginning, and when the store has no count.
 */
export function minutesLeft({ state, started_at, progress }: Store['sync'], now: Date): number | null {
  if (state !== 'running' || started_at === null) return null
  const counted = progress.filter(({ total }) => total !== null)
  const total = counted.reduce((sum, kind) => sum + kind.total!, 0)
  const done = counted.reduce((sum, kind) => sum + kind.done, 0)
  const elapsed = now.getTime() - Date.parse(started_at)
  if (done >= total || done / total < min.share || elapsed < min.ms) return null
  return Math.ceil((elapsed * (total - done)) / done / minute)
}
