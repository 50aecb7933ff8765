import { newLedger } from './ledger.ts'
import type { Ledger } from './ledger.ts'

/** What was acknowledged until now must be in a backup that begins now; what comes later may be. */
export function asOfNow(ledger: Ledger): Ledger {
  const copy = newLedger()
  copy.writes.push(
    ...ledger.writes.map((write) => ({
      ...write,
      version: { ...write.version, tried: Number.MAX_SAFE_INTEGER },
    })),
  )
  return copy
}

/** What was made, changed or deleted while the backup ran may be in it or not. */
export function withLater(then: Ledger, now: Ledger): Ledger {
  const known = new Map(then.writes.map((write) => [write.mark, write]))
  const copy = newLedger()
  for (const write of now.writes) {
    const earlier = known.get(write.mark)
    if (!earlier) {
      const version = { acknowledged: 1, tried: Number.POSITIVE_INFINITY }
      copy.writes.push({ ...write, outcome: 'unknown', version, deletion: 'unknown' })
    } else {
      copy.writes.push({ ...earlier, ...(earlier.deletion !== write.deletion && { deletion: 'unknown' }) })
    }
  }
  return copy
}
