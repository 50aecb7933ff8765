/** The kinds of writes in these runs. */
export type WriteKind = 'note' | 'filter' | 'favorite' | 'invitation' | 'store' | 'export'

/**
 * What a writer knows about a write: it was acknowledged, it was refused, or the outcome is unknown. `none`:
 * it wasn't tried.
 */
export type Outcome = 'none' | 'acknowledged' | 'refused' | 'unknown'

/** One write, identified by a unique mark. */
export interface Write {
  kind: WriteKind
  mark: string
  outcome: Outcome
  /** The id of the row, once an answer named it. */
  id: number | null
  team_id: number
  /** Notes have versions: the last acknowledged one, and the last one that was tried. */
  version: { acknowledged: number; tried: number }
  deletion: Outcome
}

/** Every write of a run. */
export interface Ledger {
  writes: Write[]
  add(write: Pick<Write, 'kind' | 'mark' | 'team_id'>): Write
  /** The number of acknowledged writes, including changes and deletions. */
  acknowledged(): number
}

/** An empty ledger. */
export function newLedger(): Ledger {
  const writes: Write[] = []
  return {
    writes,
    add(write) {
      const added: Write = {
        ...write,
        outcome: 'unknown',
        id: null,
        version: { acknowledged: 1, tried: 1 },
        deletion: 'none',
      }
      writes.push(added)
      return added
    },
    acknowledged: () =>
      writes.reduce(
        (sum, { outcome, version, deletion }) =>
          sum +
          (outcome === 'acknowledged' ? version.acknowledged : 0) +
          (deletion === 'acknowledged' ? 1 : 0),
        0,
      ),
  }
}
