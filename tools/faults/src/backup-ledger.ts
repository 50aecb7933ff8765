import { newLedger } from './ledger.ts'
import type { Ledger } from './ledger.ts'

/** Writes that were acknowledged so far must be in a backup that begins now; later ones may be. */
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

/** Writes that were made, changed or deleted while the backup ran may or may not be in it. */
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
